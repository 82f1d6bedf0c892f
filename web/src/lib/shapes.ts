// What a seed looks like: three of each kind, no two quite alike, and how many of them become a few paths.
import type { Settings } from './storage';

interface Shape {
  /** Points of curves, each going on from the last one's end: the first point, then by threes two handles and an end. */
  readonly body: readonly number[];
  readonly gleam: readonly number[];
  readonly mark?: readonly number[];
}

/** Where a seed lies, how it is turned, how large it is, and which of the shapes it has. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
  readonly shape: number;
}

const GLEAM = [-4.6, -3.4, -2.2, -5, 1.2, -5.2, 4, -4.4];

export const SHAPES: Record<Settings['seeds'], readonly Shape[]> = {
  mate: [
    {
      body: [-10.4, 0.2, -8, -4.4, -3, -7, 2.4, -6.7, 7.4, -6.4, 10.3, -3.6, 10.2, -0.1, 10.1, 3.8, 6.8, 6.6, 1.6, 6.6, -3.4, 6.6, -8, 4.6, -10.4, 0.2],
      gleam: [-5.4, -2.6, -2.6, -4.7, 1.6, -5.3, 5, -4.2],
      mark: [-9.4, 0.2, -7.8, -0.2, -6.6, 0, -5.2, 0.5],
    },
    {
      body: [-10.2, 0.8, -8.4, -3.6, -4, -6.8, 1.2, -7, 6.2, -7.2, 9.9, -4.4, 10.1, -0.6, 10.3, 3.4, 6.4, 6.6, 1.6, 6.9, -3.6, 7.2, -8.2, 5.4, -10.2, 0.8],
      gleam: [-5.6, -2, -3, -4.6, 1, -5.6, 4.6, -4.8],
      mark: [-9.2, 0.8, -7.6, 0.6, -6.4, 0.9, -5, 1.5],
    },
    {
      body: [-10.6, -0.4, -7.8, -4.6, -2.8, -6.4, 2, -6.2, 7, -6, 10.4, -3.2, 10.1, 0.4, 9.8, 4.1, 6, 6.5, 1.2, 6.4, -4, 6.3, -8.4, 3.9, -10.6, -0.4],
      gleam: [-5.2, -3, -2.4, -4.7, 1.8, -4.9, 5.2, -3.7],
      mark: [-9.6, -0.3, -8, -0.6, -6.8, -0.5, -5.4, 0],
    },
  ],
  pebbles: [
    { body: [-9.4, 0.6, -9.6, -4, -5.6, -7.4, -0.4, -7.5, 5, -7.6, 9.3, -4.6, 9.5, -0.2, 9.7, 4.4, 5.6, 7.4, 0.4, 7.5, -5, 7.6, -9.2, 5, -9.4, 0.6], gleam: GLEAM },
    { body: [-8.6, 1.4, -9.4, -3.4, -5, -7.8, 0.6, -7.4, 6.4, -7, 9.6, -3.2, 9, 1.2, 8.4, 5.6, 4.2, 7.8, -0.6, 7.3, -5, 6.8, -8, 5.4, -8.6, 1.4], gleam: GLEAM },
    { body: [-10, -0.8, -9.4, -5.2, -4.4, -7, 0.8, -6.6, 6, -6.2, 10, -3.4, 9.8, 0.8, 9.6, 5, 4.8, 7, 0, 6.8, -5.2, 6.6, -10.6, 3.8, -10, -0.8], gleam: GLEAM },
  ],
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

interface Paths {
  readonly body: string;
  readonly cast: string;
  readonly gleam: string;
  readonly mark: string;
}

/** The paths of one seed, told from the hole's middle: a path that is turned by itself costs a slow phone much more. */
function pathsOf({ x, y, turn, size, shape }: Placed, shapes: readonly Shape[]): Paths {
  const along = Math.cos((turn * Math.PI) / 180) * size;
  const across = Math.sin((turn * Math.PI) / 180) * size;
  const curve = (points: readonly number[]): string => {
    let text = '';
    for (let at = 0; at < points.length; at += 2) {
      const [px = 0, py = 0] = [points[at], points[at + 1]];
      text += `${at === 0 ? 'M' : at === 2 ? 'C' : ' '}${tenth(x + px * along - py * across)} ${tenth(y + px * across + py * along)}`;
    }
    return text;
  };
  const [dx, dy] = [tenth(10.3 * along), tenth(10.3 * across)];
  const oval = `a${tenth(10.3 * size)} ${tenth(6.8 * size)} ${turn} 0 0`;
  const cast = `M${tenth(x - dx)} ${tenth(y - dy + 2.4)}${oval} ${2 * dx} ${2 * dy}${oval} ${-2 * dx} ${-2 * dy}`;
  const look = shapes[shape];
  if (!look) return { body: '', cast, gleam: '', mark: '' };
  return { body: `${curve(look.body)}Z`, cast, gleam: curve(look.gleam), mark: look.mark ? curve(look.mark) : '' };
}

/** Of seeds that lie still, for each kind: while seeds are sown there is only the new one to work out. */
const known = new Map<readonly Shape[], WeakMap<Placed, Paths>>();

/** The paths of seeds: each one's body, and what they share, their shadows, which fall down whichever way a seed lies, their
 * gleams and marks. */
export function drawn(seeds: readonly Placed[], shapes: readonly Shape[]): { bodies: string[]; cast: string; gleam: string; mark: string } {
  const lying = known.get(shapes) ?? new WeakMap<Placed, Paths>();
  known.set(shapes, lying);
  const bodies: string[] = [];
  let cast = '';
  let gleam = '';
  let mark = '';
  for (const seed of seeds) {
    let paths = lying.get(seed);
    if (!paths) lying.set(seed, (paths = pathsOf(seed, shapes)));
    if (paths.body) bodies.push(paths.body);
    cast += paths.cast;
    gleam += paths.gleam;
    mark += paths.mark;
  }
  return { bodies, cast, gleam, mark };
}
