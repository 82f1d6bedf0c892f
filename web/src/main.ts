// The first thing run. What index.html shows is painted before the page's own program begins.
import { lost } from './lib/lost';
import { showKept } from './lib/theme';

showKept('hoyito.settings');

const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
  // A page in the background is never painted, and is to be ready all the same, as where the browser tells of no picture.
  const told = PerformanceObserver.supportedEntryTypes.includes('paint') && !document.hidden;
  setTimeout(resolve, told ? 4000 : 500);
});
void painted.then(() => import('./start')).catch(lost);
