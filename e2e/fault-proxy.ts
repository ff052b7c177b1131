/**
 * Proxy between a browser and the stories' server: can be closed, like an unreachable server, and
 * can simulate another build of the site: the same code under other file names.
 */
import { createHash } from 'node:crypto';
import { createServer, request as sendRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';

export interface FaultProxy {
  readonly origin: string;
  /** Closes all connections and refuses new ones. */
  close(): Promise<void>;
  open(): Promise<void>;
  /** Simulates a deploy: another version and other file names; the previous files are gone. */
  deploy(): void;
  /** Rewrites text responses of these URLs from now on, with another ETag. */
  rewrite(urls: RegExp, change: (text: string) => string): void;
  /** URLs whose requests fail from now on; `undefined` for none. */
  refuse(urls: RegExp | undefined): void;
  readonly requestedPaths: string[];
}

/** Rewrites a response; `undefined` passes it through. */
type Change = ((text: string) => string) | undefined;

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let isDeployed = false;
  let refused: RegExp | undefined;
  let rewritten: { readonly urls: RegExp; readonly change: (text: string) => string } | undefined;
  const requestedPaths: string[] = [];
  const changeOf = (url: string): Change => {
    const change = rewritten?.urls.test(url) ? rewritten.change : undefined;
    if (!isDeployed || !hasBuildNames(url)) return change;
    return change ? (text) => toNextBuild(change(text)) : toNextBuild;
  };
  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/';
    requestedPaths.push(url);
    if (refused?.test(url)) return void response.socket?.destroy();
    if (isDeployed && isPreviousBuildFile(url)) return void response.writeHead(404).end();
    const change = changeOf(url);
    // A response to rewrite must have a body, uncompressed.
    const headers = change ? withoutCache(request.headers) : request.headers;
    const options = { method: request.method ?? 'GET', headers };
    const upstreamUrl = isDeployed ? toNextBuild(url) : url;
    const upstreamRequest = sendRequest(target + upstreamUrl, options, (upstreamResponse) => {
      if (change) return void rewrite(upstreamResponse, response, change);
      response.writeHead(upstreamResponse.statusCode ?? 500, upstreamResponse.headers);
      return upstreamResponse.pipe(response);
    });
    upstreamRequest.on('error', () => response.destroy());
    request.pipe(upstreamRequest);
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
  const policy = withScriptHashes(text, String(headers['content-security-policy'] ?? ''));
  response.writeHead(status, { ...headers, ...tag, ...policy }).end(text);
}

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

/** Allows the rewritten inline scripts, which the page's CSP lists by hash. */
function withScriptHashes(text: string, policy: string): Record<string, string> {
  if (policy === '') return {};
  const hashes = [...text.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const allowed = policy.replace(/script-src /, `script-src ${hashes.join(' ')} `);
  return { 'content-security-policy': allowed };
}

// The hash in a file name is reversed; reversing it again gives the name that the server has.
const assets = path.join(path.dirname(import.meta.dirname), 'apps/web/dist/client/assets');
const HASHED = /-([\w-]{7,8})(?=\.(?:js|mjs|css|json|svg|wasm|woff2)\b)/g;
const VERSION = /^(\/\/ Build |\{"version":")/;

const reverseHash = (name: string): string =>
  name.replace(HASHED, (_, hash: string) => `-${hash.split('').toReversed().join('')}`);

const NAMES = readdirSync(assets).filter((name) => reverseHash(name) !== name);
const BUILD_FILES = new Set(NAMES);
const NEXT_NAMES = new Map(
  NAMES.flatMap((name) => [
    [name, reverseHash(name)],
    [reverseHash(name), name],
  ]),
);
const FILE_NAMES = /[\w.-]+\.(?:js|mjs|css|json|svg|wasm|woff2)\b/g;

/** Swaps the file names of the two builds, and changes the version. */
function toNextBuild(text: string): string {
  return text
    .replaceAll(FILE_NAMES, (name) => NEXT_NAMES.get(name) ?? name)
    .replace(VERSION, '$1next-');
}

function isPreviousBuildFile(url: string): boolean {
  return BUILD_FILES.has(path.basename(new URL(url, 'http://proxy').pathname));
}

/** Pages and files of the build; not API, content or map data. */
function hasBuildNames(url: string): boolean {
  return !/^\/(?:api|media|basemap|iiif|gateway|identity)\//.test(url);
}
