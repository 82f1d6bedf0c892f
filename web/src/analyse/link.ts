// What a link carries after its #/analyse/: a text that needs no packing as it is, any other packed. Only transport:
// what the text means is read by the rules.

const MARK = '~';
/** No study is longer; a text packed small could otherwise fill the memory when it is unpacked. */
const LONGEST = 1 << 20;

/** A link that was cut off or changed on its way. */
export class Damaged extends Error {}

/** Texts that a link may carry as they are. */
const PLAIN = /^[\w\-/.]+$/;

export async function pack(text: string): Promise<string> {
  if (PLAIN.test(text)) return text;
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return MARK + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function unpack(carried: string): Promise<string> {
  // Some programs write percent signs for characters that links may hold.
  const link = decoded(carried);
  if (!link.startsWith(MARK)) return link;
  try {
    const letters = atob(link.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const read = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += read.decode(part.value, { stream: true });
      if (text.length > LONGEST) throw new Damaged();
    }
    return text + read.decode();
  } catch {
    throw new Damaged();
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Damaged();
  }
}
