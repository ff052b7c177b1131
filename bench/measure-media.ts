/**
 * Images 3,500 pixels wide: rendering and serving thumbnails, and the memory of many concurrent
 * renderings.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { FULL_IMAGE_SIZE, THUMBNAIL_SIZE } from '@varde/domain/constants';
import { serverFile } from '../tools/builds.mjs';
import { SERVER_FLAGS } from '../tools/server-flags.mjs';
import { CONNECTIONS, type Comparison } from './load.ts';
import { watchMemory } from './memory.ts';
import {
  API_KEY,
  root,
  startBaseline,
  startServer,
  withFolder,
  type Running,
} from './processes.ts';

/** The server's concurrency limit. */
const PLACES = Math.min(os.availableParallelism(), 3);
const FEW_SHARE = 10;
/** Of all at once, the last would wait longer than the server lets them (`work-classes.ts`). */
export const MANY_AT_ONCE = 40;
const WARM_ROUNDS = 10;
const agent = new Agent({ keepAlive: true });

export interface MediaResult {
  /** Thumbnails per second. */
  readonly cold: Comparison;
  readonly warm: Comparison;
  /** Full-size images per second. */
  readonly large: Comparison;
  /** Peak megabytes: idle, with a tenth requested at once, with many, and of sharp alone. */
  readonly memory: Record<'ready' | 'few' | 'many' | 'baseline', number>;
}

/** @param count number of images */
export function measureMedia(port: number, count: number): Promise<MediaResult> {
  return withFolder(async (folder) => {
    const files = await importImages(folder, count);
    const server = await startServer(path.join(folder, 'data'), port);
    try {
      return await measureServer(server, files);
    } finally {
      await server.stop();
    }
  });
}

/** A pack of photographs, in the data folder `data`. @returns the image files */
export async function importImages(folder: string, count: number): Promise<readonly string[]> {
  const files = await writeImagePack(path.join(folder, 'pack'), count);
  importPack(folder);
  return files;
}

function importPack(folder: string): void {
  const args = [...SERVER_FLAGS, serverFile('cli'), 'import', path.join(folder, 'pack')];
  const env = { ...process.env, VARDE_DATA: path.join(folder, 'data'), DATABASE_URL: '' };
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
  if (status !== 0) throw new Error('The pack of images was rejected.');
}

async function measureServer(server: Running, files: readonly string[]): Promise<MediaResult> {
  const imageUrls = await fetchImageUrls(server.origin);
  const thumbnails = imageUrls.map(thumbnailOf);
  const fullSizeUrls = imageUrls.map((url) => `${url}?dimension=${square(FULL_IMAGE_SIZE)}`);
  const few = Math.max(1, Math.floor(fullSizeUrls.length / FEW_SHARE));
  const cold = await fetchAll(thumbnails, CONNECTIONS);
  const warm = await fetchAll(
    Array.from({ length: WARM_ROUNDS }, () => thumbnails).flat(),
    CONNECTIONS,
  );
  const memoryOfFew = watchMemory(() => [server.pid]);
  await fetchAll(fullSizeUrls.slice(0, few), few);
  const seenFew = memoryOfFew.stop();
  const memoryOfMany = watchMemory(() => [server.pid]);
  const large = await fetchAll(fullSizeUrls.slice(few), MANY_AT_ONCE);
  const seenMany = memoryOfMany.stop();
  const small = drawAlone(files, THUMBNAIL_SIZE, 'cover');
  const full = drawAlone(files.slice(few), FULL_IMAGE_SIZE, 'inside');
  return {
    cold: { ours: cold.perSecond, baseline: (files.length / small.ms) * 1000 },
    warm: { ours: warm.perSecond, baseline: await rateOfBytes(warm.bytes) },
    large: { ours: large.perSecond, baseline: ((files.length - few) / full.ms) * 1000 },
    memory: { ready: seenFew.atStart, few: seenFew.peak, many: seenMany.peak, baseline: full.peak },
  };
}

const square = (side: number): string => `${side}x${side}`;

export const thumbnailOf = (url: string): string =>
  `${url}?dimension=${square(THUMBNAIL_SIZE)}&fit=cover`;

export async function fetchImageUrls(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}${ARTICLE_PATH}`, { headers: { 'api-key': API_KEY } });
  const { media } = (await response.json()) as { media: { url: string }[] };
  return media.map(({ url }) => `${origin}${url}`);
}

/** Requests each URL once with limited concurrency. */
async function fetchAll(urls: readonly string[], atOnce: number) {
  const queue = [...urls];
  let bytes = 0;
  const work = async (): Promise<void> => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      bytes += await bytesOf(url);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  const perSecond = (urls.length / (performance.now() - started)) * 1000;
  return { perSecond, bytes: bytes / urls.length };
}

/**
 * Without a timeout: on a busy machine the last request waits for minutes, longer than `fetch`
 * allows.
 */
async function bytesOf(url: string): Promise<number> {
  const request = get(url, { headers: { accept: 'image/webp' }, agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} returned ${response.statusCode}`);
  return (await buffer(response)).length;
}

/** A fixed response of the same size, requested in the same manner. */
async function rateOfBytes(bytes: number): Promise<number> {
  const baseline = await startBaseline({
    headers: { 'content-type': 'image/webp' },
    body: Buffer.alloc(Math.round(bytes)).toString('base64'),
  });
  const urls = Array.from(
    { length: 2_000 },
    () => `http://127.0.0.1:${new URL(baseline.origin).port}/`,
  );
  const { perSecond } = await fetchAll(urls, CONNECTIONS);
  await baseline.stop();
  return perSecond;
}

function drawAlone(files: readonly string[], box: number, fit: 'inside' | 'cover') {
  const { stdout } = spawnSync(process.execPath, [...SERVER_FLAGS, 'bench/image-baseline.ts'], {
    cwd: root,
    input: JSON.stringify({ files, box, fit, places: PLACES }),
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as { ms: number; peak: number };
}

/* A content pack of many large photographs: one file, made distinct by its copyright notice. */

const NOTICE = 'Museum 0000';
const ARTICLE = 1;
const HEIGHT = 2_333;

const ARTICLE_PATH = `/api/v3/documents/${ARTICLE}?include_media=true`;

/** @returns the image files */
async function writeImagePack(folder: string, count: number): Promise<string[]> {
  const photograph = await makePhotograph();
  for (const part of ['owners', 'articles', 'media'])
    mkdirSync(path.join(folder, part), { recursive: true });
  const write = (name: string, text: string | Buffer): void =>
    writeFileSync(path.join(folder, name), text);
  write(
    'pack.yaml',
    'name: pictures\ntitle: { no: Bilder }\nversion: 1\nlanguages: [no]\ndefault_language: no\nlicense: by\n',
  );
  write('owners/museum.md', '---\nid: 9\nslug: museum\n---\n\n# no: Museum\n\nMuseum.\n');
  const names = Array.from({ length: count }, (_none, nr) => `p${nr}.jpg`);
  for (const [nr, name] of names.entries()) {
    write(`media/${name}`, uniqueCopy(photograph, nr));
    write(`media/${name}.yaml`, `id: ${1_000 + nr}\nalt_text: { no: Bilde }\n`);
  }
  const gallery = `---\nid: ${ARTICLE}\nowner: museum\nblocks:\n  all: { gallery: [${names.join(', ')}] }\n---\n`;
  write(`articles/${ARTICLE}.md`, `${gallery}\n# no: Bilder\n\nIngress.\n\n{{all}}\n`);
  return names.map((name) => path.join(folder, 'media', name));
}

/** Soft shapes with grain, which compress about as well as photographs. */
async function makePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 350, height: 233, channels: 3 as const, background: '#888', noise };
  return sharp({ create })
    .resize(FULL_IMAGE_SIZE, HEIGHT, { fit: 'fill' })
    .withExif({ IFD0: { Copyright: NOTICE } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

function uniqueCopy(photograph: Buffer, nr: number): Buffer {
  const copy = Buffer.from(photograph);
  copy.write(`Museum ${String(nr).padStart(4, '0')}`, copy.indexOf(NOTICE), 'latin1');
  return copy;
}
