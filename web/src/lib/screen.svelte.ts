// How the board lies: the same conditions as in page.css, for what styles can't do (which way the arrows walk).
const standing = matchMedia('(max-width: 640px) and (min-height: 500.02px), (max-aspect-ratio: 1/1)');
const stark = matchMedia('(prefers-contrast: more)');
const low = matchMedia('(max-height: 500.01px) and (min-aspect-ratio: 1001/1000)');

class Screen {
  /** The board stands: South's row on the right going up. */
  upright = $state(standing.matches);
  /** A phone that lies: what is seldom needed moves below the board. */
  low = $state(low.matches);
  /** The device asks for more contrast. */
  stark = $state(stark.matches);
  constructor() {
    standing.addEventListener('change', () => (this.upright = standing.matches));
    stark.addEventListener('change', () => (this.stark = stark.matches));
    low.addEventListener('change', () => (this.low = low.matches));
  }
}

export const screen = new Screen();
