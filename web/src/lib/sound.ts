// What is heard and felt: a soft knock for every seed, made on the spot, a short wooden thud, a little different each
// time; and what tells a casa, a chain, another move and the end apart without looking.
let audio: AudioContext | null = null;

/** How a sowing is heard and felt. */
export interface Feel {
  /** 0 is silence, 1 the loudest. */
  readonly volume: number;
  readonly vibrate: boolean;
}
export const SILENT: Feel = { volume: 0, vibrate: false };

function begin(): AudioContext {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

/** One seed falling; `fuller` the more seeds lie there already, so that a casa sounds different from an empty hole. */
export function knock(volume: number, fuller: number): void {
  if (volume > 0) tone(volume * 0.23, 'triangle', 210 + Math.min(fuller, 8) * 22 + Math.random() * 18, 0, 0.085, 1.9);
}

/** A tone that falls to its pitch at once and dies away. */
function tone(loud: number, type: OscillatorType, pitch: number, wait: number, length: number, from = 1): void {
  const context = begin();
  const start = context.currentTime + wait;
  const body = context.createOscillator();
  const level = context.createGain();
  body.type = type;
  body.frequency.setValueAtTime(pitch * from, start);
  body.frequency.exponentialRampToValueAtTime(pitch, start + 0.025);
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(Math.max(loud, 0.0002), start + 0.004);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  body.connect(level).connect(context.destination);
  body.start(start);
  body.stop(start + length + 0.02);
}

/** A device that has no motor, or may not use it, does nothing. */
function buzz(feel: Feel, pattern: number[]): void {
  if (feel.vibrate && 'vibrate' in navigator) navigator.vibrate(pattern);
}

/** Four seeds carried to the bowl; `link` counts the casas of this sowing: each link of a chain sounds higher. */
export function taken({ volume, vibrate }: Feel, link: number): void {
  buzz({ volume, vibrate }, [18]);
  if (volume === 0) return;
  for (const [index, delay] of [0, 0.045, 0.085, 0.13].entries()) {
    tone(volume * 0.17, 'triangle', 300 + index * 45 + Math.min(link, 6) * 60, delay, 0.09, 1.7);
  }
}

/** Another move is earned: two notes that rise. */
export function again({ volume, vibrate }: Feel): void {
  buzz({ volume, vibrate }, [16, 50, 30]);
  if (volume === 0) return;
  tone(volume * 0.13, 'sine', 523, 0.03, 0.18);
  tone(volume * 0.13, 'sine', 698, 0.14, 0.28);
}

/** The round is over: three notes that come to rest. */
export function ended({ volume, vibrate }: Feel): void {
  buzz({ volume, vibrate }, [40, 70, 40, 70, 80]);
  if (volume === 0) return;
  for (const [index, pitch] of [523, 440, 349].entries()) tone(volume * 0.15, 'sine', pitch, 0.05 + index * 0.17, 0.5);
}
