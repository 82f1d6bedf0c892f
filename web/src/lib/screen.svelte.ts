// How the board lies: the same condition as in page.css, for what styles can't do (which way the arrows walk).
const narrow = matchMedia('(max-width: 640px), (max-aspect-ratio: 1/1)');

class Screen {
  upright = $state(narrow.matches);
  constructor() {
    narrow.addEventListener('change', () => (this.upright = narrow.matches));
  }
}

export const screen = new Screen();
