// A plain web host, as anybody may rent one: no headers of ours, the page somewhere below a path, and files that can
// be replaced by those of a newer version while the page is open.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TYPES } from './serve';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

export class Host {
  readonly #folder: string;
  readonly #path: string;
  #server: Server | null = null;
  #port = 0;
  /** Paths asked for, in order. */
  readonly asked: string[] = [];

  private constructor(folder: string, path: string) {
    this.#folder = folder;
    this.#path = path;
  }

  static async below(path: string): Promise<Host> {
    const folder = await mkdtemp(join(tmpdir(), 'hoyito-host-'));
    await cp(DIST, folder, { recursive: true });
    const host = new Host(folder, path);
    await host.up();
    return host;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}${this.#path}`;
  }

  up(): Promise<void> {
    const server = createServer((request, response) => {
      const path = normalize(decodeURI(new URL(request.url ?? '/', 'http://local').pathname));
      this.asked.push(path);
      const file = path.startsWith(this.#path) ? path.slice(this.#path.length) || 'index.html' : '../nothing';
      readFile(join(this.#folder, file)).then(
        (content) => response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(content),
        () => response.writeHead(404).end(),
      );
    });
    this.#server = server;
    return new Promise((resolve) => {
      server.listen(this.#port, '127.0.0.1', () => {
        this.#port = (server.address() as AddressInfo).port;
        resolve();
      });
    });
  }

  /** The network is gone. */
  down(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    return new Promise((resolve) => {
      if (!server) return resolve();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  /** The host gets a newer version: the title tells it, and one of the old files is gone, as after any upload. */
  async renew(title: string): Promise<void> {
    const page = join(this.#folder, 'index.html');
    await writeFile(page, (await readFile(page, 'utf8')).replace(/data-edition="[^"]*" |(?=id="page")/, `data-edition="${title}" `));
    const worker = join(this.#folder, 'sw.js');
    await writeFile(worker, (await readFile(worker, 'utf8')).replace(/const version = "[^"]*"/, `const version = "${title}"`));
  }

  /** Puts something else in the place of a file, and gives what it was. */
  async replace(file: string, by: (content: Buffer) => Buffer): Promise<Buffer> {
    const path = join(this.#folder, file);
    const content = await readFile(path);
    await writeFile(path, by(content));
    return content;
  }

  async close(): Promise<void> {
    await this.down();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
