/**
 * Stands between a browser and the stories' server: can be closed, as a server that cannot be reached, and can pass for one with another
 * build of the site: the same code under other names, as after a change that goes through all of it.
 */
import { createHash } from 'node:crypto';
import { createServer, request as ask } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';

export interface FaultProxy {
  readonly origin: string;
  /** Ends all connections and refuses new ones. */
  close(): Promise<void>;
  open(): Promise<void>;
  /** From now on the site is another build: its version and the names of all its files are others, and the ones before are gone. */
  deploy(): void;
  /** From now on the texts of these addresses are rewritten, and their ETags with them. */
  rewrite(urls: RegExp, change: (text: string) => string): void;
  /** Addresses that fail from now on; none: `undefined`. */
  refuse(urls: RegExp | undefined): void;
  /** Addresses that were asked for. */
  readonly requestedPaths: string[];
}

/** What stands in the way of an answer: `undefined` lets it through as it is. */
type Change = ((text: string) => string) | undefined;

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let isDeployed = false;
  let refused: RegExp | undefined;
  let rewritten: { readonly urls: RegExp; readonly change: (text: string) => string } | undefined;
  const requestedPaths: string[] = [];
  const changeOf = (url: string): Change => {
    if (rewritten?.urls.test(url)) return rewritten.change;
    return isDeployed && hasBuildNames(url) ? toNextBuild : undefined;
  };
  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/';
    requestedPaths.push(url);
    if (refused?.test(url)) return void response.socket?.destroy();
    if (isDeployed && isPreviousBuildFile(url)) return void response.writeHead(404).end();
    const change = changeOf(url);
    // What is rewritten must be read: neither compressed nor known already.
    const headers = change ? withoutCache(request.headers) : request.headers;
    const options = { method: request.method ?? 'GET', headers };
    const known = isDeployed ? toNextBuild(url) : url;
    const onward = ask(target + known, options, (upstreamResponse) => {
      if (change) return void rewrite(upstreamResponse, response, change);
      response.writeHead(upstreamResponse.statusCode ?? 500, upstreamResponse.headers);
      return upstreamResponse.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  };
  let server = await listening(createServer(pass), 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requestedPaths,
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async open() {
      if (!server.listening) server = await listening(createServer(pass), port);
    },
    deploy: () => void (isDeployed = true),
    rewrite: (urls, change) => void (rewritten = { urls, change }),
    refuse: (urls) => void (refused = urls),
  };
}

function withoutCache(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const {
    'accept-encoding': _how,
    'if-none-match': _tag,
    'if-modified-since': _when,
    ...plain
  } = headers;
  return plain;
}

async function listening(server: Server, port: number): Promise<Server> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const TEXT = /^(?:text\/|application\/(?:json|manifest|javascript))/;

async function rewrite(
  upstreamResponse: IncomingMessage,
  response: ServerResponse,
  change: (text: string) => string,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of upstreamResponse) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const { 'content-length': _length, etag, ...headers } = upstreamResponse.headers;
  const tag = etag === undefined ? {} : { etag: etag.replace(/"$/, '-rewritten"') };
  const status = upstreamResponse.statusCode ?? 500;
  if (!TEXT.test(headers['content-type'] ?? '')) {
    response.writeHead(status, { ...headers, ...tag }).end(body);
    return;
  }
  const text = change(body.toString());
  const policy = allowing(text, String(headers['content-security-policy'] ?? ''));
  response.writeHead(status, { ...headers, ...tag, ...policy }).end(text);
}

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

/** The page's policy names its own scripts by their hashes. */
function allowing(text: string, policy: string): Record<string, string> {
  if (policy === '') return {};
  const hashes = [...text.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const allowed = policy.replace(/script-src /, `script-src ${hashes.join(' ')} `);
  return { 'content-security-policy': allowed };
}

// Names hold a hash, which is turned round; turning it round again gives the name that the server knows.
const assets = path.join(path.dirname(import.meta.dirname), 'apps/web/dist/client/assets');
const HASHED = /-([\w-]{8})(?=\.(?:js|mjs|css|json|svg|wasm|woff2)\b)/g;
const VERSION = /^(\/\/ Build |\{"version":")/;

const turned = (name: string): string =>
  name.replace(HASHED, (_, hash: string) => `-${hash.split('').toReversed().join('')}`);

const NAMES = readdirSync(assets).filter((name) => turned(name) !== name);
const BUILT = new Set(NAMES);
const NEXT = new Map(
  NAMES.flatMap((name) => [
    [name, turned(name)],
    [turned(name), name],
  ]),
);
const NAMED = /[\w.-]+\.(?:js|mjs|css|json|svg|wasm|woff2)\b/g;

/** The names of one build in the place of the other's; a text that tells its version tells another. */
function toNextBuild(text: string): string {
  return text.replaceAll(NAMED, (name) => NEXT.get(name) ?? name).replace(VERSION, '$1next-');
}

/** A file of the build before. */
function isPreviousBuildFile(url: string): boolean {
  return BUILT.has(path.basename(new URL(url, 'http://gate').pathname));
}

/** Pages, and the files of the build; not what content and map are made of. */
function hasBuildNames(url: string): boolean {
  return !/^\/(?:api|media|basemap|iiif|gateway|identity)\//.test(url);
}
