// How the board lies: the same conditions as in page.css, for what styles can't do (which way the arrows walk).
const standing = matchMedia('(max-width: 640px) and (min-height: 500.02px), (max-aspect-ratio: 1/1)');
const low = matchMedia('(max-height: 500.01px) and (min-aspect-ratio: 1001/1000)');

class Screen {
  /** The board stands: South's row on the right going up. */
  upright = $state(standing.matches);
  /** A phone that lies: what is seldom needed moves below the board. */
  low = $state(low.matches);
  constructor() {
    standing.addEventListener('change', () => (this.upright = standing.matches));
    low.addEventListener('change', () => (this.low = low.matches));
  }
}

export const screen = new Screen();
