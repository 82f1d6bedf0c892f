// Parts that are fetched when they are wanted, and again when the network was not there.

/** Style sheets that could not be fetched. The bundler asks for each once only: a part would come back without its looks. */
const bare = new Set<HTMLLinkElement>();
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') bare.add(target);
  },
  true,
);

function dress(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const anew = document.createElement('link');
    anew.rel = 'stylesheet';
    anew.crossOrigin = link.crossOrigin;
    anew.href = link.href;
    anew.onload = () => {
      bare.delete(link);
      resolve();
    };
    // It is in the set by then in the place of the old one.
    anew.onerror = () => {
      bare.delete(link);
      reject(new Error(`no ${link.href}`));
    };
    link.replaceWith(anew);
  });
}

/** A part with its looks. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  if (bare.size > 0) await Promise.all([...bare].map(dress));
  return load();
}

/** Whether the part can be had now. */
export async function canFetch(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await fetched(load);
    return true;
  } catch {
    // Some browsers never ask again for a module that once failed: where there is a network, the page begins anew.
    const reached = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (reached?.ok) location.reload();
    return false;
  }
}
