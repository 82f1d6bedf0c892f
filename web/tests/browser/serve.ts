// Where the page comes from: the built program if HOYITO names it, else the built files on a port of their own,
// with the same policy of what a page may load.
import { spawn, type ChildProcess } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
  }
}

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
export const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
};
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

let server: Server | undefined;
let program: ChildProcess | undefined;

function serveFiles(): Promise<string> {
  return new Promise((resolve) => {
    server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://local').pathname);
      const file = join(DIST, path.endsWith('/') ? 'index.html' : path);
      if (!existsSync(file)) {
        response.writeHead(404).end();
        return;
      }
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY });
      createReadStream(file).pipe(response);
    });
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server?.address() as AddressInfo).port}/`));
  });
}

/** Games between two browsers are kept nowhere but here. */
const games = mkdtempSync(join(tmpdir(), 'hoyito-games-'));

function startProgram(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const database = join(games, 'games.sqlite');
    program = spawn(path, ['serve', '--no-open', '--port', String(port), '--database', database], { stdio: ['ignore', 'pipe', 'inherit'] });
    program.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()));
    program.once('exit', (code) => reject(new Error(`${path} serve ended with ${code}`)));
  });
}

export async function setup(project: TestProject): Promise<void> {
  const path = process.env['HOYITO'];
  if (!path && !existsSync(DIST)) throw new Error('build the page first: npm run build');
  project.provide('address', path ? await startProgram(path) : await serveFiles());
}

export function teardown(): void {
  program?.removeAllListeners('exit');
  program?.kill();
  server?.close();
  rmSync(games, { recursive: true, force: true });
}
