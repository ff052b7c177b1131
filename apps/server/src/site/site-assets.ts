/** Serves `assets/` of the built site from memory: its files have hashed names and never change. */
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from '#http/negotiation.ts';
import { type BASE_HEADERS, CLOSED } from '#http/response-headers.ts';
import { IMMUTABLE_CACHE } from '#http/send-file.ts';

/** All that the build makes. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  // Workers: the only modules with this extension.
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
/** Without effect on subresources, of which a page has ten. */
const DOCUMENT_HEADERS = [
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Referrer-Policy',
] as const satisfies (keyof typeof BASE_HEADERS)[];
/** Decoders (codes, 3D models) use WebAssembly, which is allowed only in workers of these names. */
const isDecoder = (file: string): boolean => file.includes('-decoder-') && file.endsWith('.mjs');
/** Of files that the build has compressed. */
const SUFFIXES = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

interface Asset {
  readonly bytes: number;
  readonly headers: Readonly<Record<string, string>>;
  /** An image may also be opened as a document. */
  readonly isSubresource: boolean;
  readonly plain: () => Promise<Buffer>;
  readonly encoded: ReadonlyMap<Encoding, () => Promise<Buffer>>;
}

/** @param folder without subfolders */
export function registerAssets(app: FastifyInstance, folder: string): void {
  const assets = findAssets(folder);
  const schema = { hide: true };
  app.get<{ Params: { '*': string } }>('/assets/*', { schema }, (request, reply) => {
    const asset = assets.get(request.params['*']);
    // Of an older build; not a page.
    return asset ? sendAsset(request, reply, asset) : reply.callNotFound();
  });
}

async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, headers, isSubresource, plain, encoded }: Asset,
): Promise<FastifyReply> {
  reply.headers(headers);
  if (isSubresource) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
  const encoding = chooseEncoding(request.headers['accept-encoding'], bytes);
  const compressed = encoding && encoded.get(encoding);
  if (!compressed) return reply.send(await plain());
  return reply.header('Content-Encoding', encoding).send(await compressed());
}

function findAssets(folder: string): ReadonlyMap<string, Asset> {
  const files = new Set(readdirSync(folder));
  const isCompressed = (file: string): boolean =>
    Object.values(SUFFIXES).some((suffix) => file.endsWith(suffix));
  const assetOf = (file: string): Asset => {
    const encodings = (['br', 'gzip'] as const).filter((one) => files.has(file + SUFFIXES[one]));
    const fileOf = (encoding: Encoding): string => join(folder, file + SUFFIXES[encoding]);
    return {
      bytes: statSync(join(folder, file)).size,
      headers: headersOf(file),
      isSubresource: extname(file) !== '.svg',
      plain: readOnce(join(folder, file)),
      encoded: new Map(encodings.map((one) => [one, readOnce(fileOf(one))])),
    };
  };
  const originals = [...files].filter((file) => !isCompressed(file));
  return new Map(originals.map((file) => [file, assetOf(file)]));
}

function headersOf(file: string): Record<string, string> {
  const extension = extname(file);
  const type = TYPES[extension];
  if (!type) throw new Error(`The site was built with a file of an unknown type: ${file}.`);
  return {
    'Content-Type': type,
    'Cache-Control': IMMUTABLE_CACHE,
    Vary: 'Accept-Encoding',
    ...(extension === '.mjs' ? { 'Content-Security-Policy': workerPolicy(file) } : {}),
  };
}

/** A worker has its own file's policy: it may load other workers, read blobs from the page. */
function workerPolicy(file: string): string {
  const scripts = isDecoder(file) ? "'self' 'wasm-unsafe-eval'" : "'self'";
  return `default-src 'none'; script-src ${scripts}; connect-src 'self' blob:; ${CLOSED}`;
}

/** When first requested; again after an error. */
function readOnce(path: string): () => Promise<Buffer> {
  let bytes: Promise<Buffer> | undefined;
  return () => {
    bytes ??= readFile(path).catch((error: unknown) => {
      bytes = undefined;
      throw error;
    });
    return bytes;
  };
}
