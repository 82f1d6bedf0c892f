// Which day it is: a page may stay open over midnight, and a clock may be set in the middle.
import { dayName } from '../lib/day';

const OFTEN = 20_000;

class Today {
  name = $state(dayName(new Date()));
  constructor() {
    const look = (): void => void (this.name = dayName(new Date()));
    setInterval(look, OFTEN);
    // A page that was out of sight may have slept.
    document.addEventListener('visibilitychange', look);
  }
}

export const today = new Today();
