// What a plain web host needs besides the page: the policy of what may be loaded inside the page itself, since such a
// host sends no headers of ours, and the service worker with the list of all files.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** As the server's header (crates/hoyito-server/src/pages.rs), without what a page can't say of itself. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'";

/** Puts the policy at the head of index.html. */
export function policy(): Plugin {
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
      ],
    },
  };
}

/**
 * The system keeps its own icons, the pictures are for the shop window, and exact values are kept once their variant is
 * played (src/lib/exact.ts): not for everybody's first visit.
 */
const LEFT_OUT = /^(exact\/|icons\/|screenshots\/|sw\.js$)/;

/** All files below a folder, as paths in an address. */
function filesBelow(folder: string, top = folder): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesBelow(path, top) : [relative(top, path).split(sep).join('/')];
    });
}

/** Writes sw.js from src/offline/sw.js, with every file of the page and a version that changes whenever one does. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir }) {
        // The workers of the page are bundles of their own, within the page's.
        if (!dir || !readdirSync(dir).includes('index.html')) return;
        const source = readFileSync(new URL('../src/offline/sw.js', import.meta.url), 'utf8');
        const files = filesBelow(dir).filter((file) => !LEFT_OUT.test(file));
        const all = createHash('sha256').update(source);
        for (const file of files) all.update(file).update(readFileSync(join(dir, file)));
        const version = all.digest('hex').slice(0, 16);
        const filled = source
          .replace("'VERSION'", JSON.stringify(version))
          .replace("['FILES']", JSON.stringify(files));
        if (!filled.includes(version) || filled.includes("['FILES']")) throw new Error('sw.js has no place for its files');
        writeFileSync(join(dir, 'sw.js'), filled);
      },
    },
  };
}
