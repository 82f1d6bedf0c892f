// The page kept for offline use, and its newer versions: told when one waits, taken when the person says so.

/** How often an open page looks for a newer version, at most. */
const BETWEEN_LOOKS = 60 * 60 * 1000;

class Offline {
  /** Everything is kept: from now on no network is needed. */
  ready = $state(false);
  /** A newer version waits. */
  waiting = $state.raw<ServiceWorker | null>(null);
  #looked = 0;

  /** Begins to keep the page. Called when all that one plays with is there, so that it delays nothing. */
  async begin(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
      const kept = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
      this.#looked = performance.now();
      this.#watch(kept);
    } catch (error) {
      // A private window, or an address without https: the page then needs its network, and all else works.
      console.info('not kept for offline use:', error);
    }
  }

  /** Takes the newer version: the page is loaded anew. */
  take(): void {
    const { waiting } = this;
    if (!waiting) return;
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take over');
  }

  #watch(kept: ServiceWorkerRegistration): void {
    this.ready = kept.active !== null;
    // With nothing active yet, what comes is the first version and no update.
    const settle = (worker: ServiceWorker): void => {
      if (worker.state === 'installed' && kept.active) this.waiting = worker;
      if (worker.state === 'activated') this.ready = true;
      if (worker.state === 'redundant' && this.waiting === worker) this.waiting = kept.waiting;
    };
    const follow = (worker: ServiceWorker | null): void => {
      if (!worker) return;
      settle(worker);
      worker.addEventListener('statechange', () => settle(worker));
    };
    follow(kept.waiting);
    follow(kept.installing);
    kept.addEventListener('updatefound', () => follow(kept.installing));
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || performance.now() - this.#looked < BETWEEN_LOOKS) return;
      this.#looked = performance.now();
      // Without a network there is nothing newer.
      kept.update().catch(() => undefined);
    });
  }
}

export const offline = new Offline();
