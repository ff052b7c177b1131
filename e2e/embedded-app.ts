/** Serves the embedded build as a native shell does: its files, and its one page for every other address. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(path.dirname(import.meta.dirname), 'apps', 'web', 'dist', 'embedded');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface EmbeddedApp {
  readonly origin: string;
  readonly close: () => void;
}

/** @param api origin that the app is to ask, in place of the one that it was built for */
export async function openEmbeddedApp(api: string): Promise<EmbeddedApp> {
  const page = pageFor(api);
  const server = createServer((request, response) => answer(request, response, page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function pageFor(api: string): string {
  const file = path.join(folder, 'index.html');
  if (!existsSync(file)) throw new Error('Build the embedded site first: npm run build:embedded');
  const page = readFileSync(file, 'utf8');
  const [, built = ''] = /"server":"([^"]+)"/.exec(page) ?? [];
  return page.replaceAll(built, api);
}

function answer(request: IncomingMessage, response: ServerResponse, page: string): void {
  const { pathname } = new URL(request.url ?? '/', 'http://app');
  const file = path.join(folder, path.normalize(pathname));
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  if (!isFile) {
    response.writeHead(200, { 'Content-Type': TYPES['.html'] }).end(page);
    return;
  }
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  sendPart(readFileSync(file), request.headers.range, response.setHeader('Content-Type', type));
}

/** The map reads its file in parts. */
function sendPart(bytes: Buffer, range: string | undefined, response: ServerResponse): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (from === undefined || to === undefined) {
    response.end(bytes);
    return;
  }
  const part = bytes.subarray(Number(from), Number(to) + 1);
  const last = Number(from) + part.length - 1;
  response.writeHead(206, { 'Content-Range': `bytes ${from}-${last}/${bytes.length}` }).end(part);
}
