/** Hands the person a file with this text, as a download. */
export function offerFile(text: string, name: string): void {
  offerBlob(new Blob([text], { type: 'text/plain' }), name);
}

/** Hands the person any file, as a download. */
export function offerBlob(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
