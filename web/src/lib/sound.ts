// A soft knock for every seed, made on the spot: a short wooden thud, a little different each time.
let audio: AudioContext | null = null;

/** One seed falling; `fuller` the more seeds lie there already, so that a casa sounds different from an empty hole. */
export function knock(fuller: number, loud = 1): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const now = audio.currentTime;
  const body = audio.createOscillator();
  const level = audio.createGain();
  const base = 210 + Math.min(fuller, 8) * 22 + Math.random() * 18;
  body.type = 'triangle';
  body.frequency.setValueAtTime(base * 1.9, now);
  body.frequency.exponentialRampToValueAtTime(base, now + 0.025);
  level.gain.setValueAtTime(0.0001, now);
  level.gain.exponentialRampToValueAtTime(0.16 * loud, now + 0.004);
  level.gain.exponentialRampToValueAtTime(0.0001, now + 0.085);
  body.connect(level).connect(audio.destination);
  body.start(now);
  body.stop(now + 0.1);
}

/** Four seeds carried to the bowl. */
export function taken(): void {
  for (const [index, delay] of [0, 45, 85, 130].entries()) setTimeout(() => knock(6 + index * 2, 0.7), delay);
}
