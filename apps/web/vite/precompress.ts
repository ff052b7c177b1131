/** Precompresses the assets of the browser's build. */
import { hash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this the header costs more than the compression saves. */
const MIN_BYTES = 200;
const COMPRESSIBLE = /\.(?:js|mjs|css|svg|json|webmanifest|html|txt|wasm)$/;
/** Of the last build, by content and settings: most of a build's ten seconds, and few files change. */
const CACHE = fileURLToPath(new URL('../../../.cache/compressed/', import.meta.url));

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `<file>.br` and `<file>.gz` beside compressible assets, except in the embedded build. */
export function precompress(): Plugin {
  return {
    name: 'varde-precompress',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'embedded',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: async ({ dir }) => {
      if (dir) await compressFolder(dir);
    },
  };
}

async function compressFolder(folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  // Node compresses four at a time.
  const used = await Promise.all(
    files.map((file) => compressFile(join(file.parentPath, file.name))),
  );
  const kept = new Set(used.flat());
  for (const name of await readdir(CACHE))
    if (!kept.has(name)) await rm(join(CACHE, name), { force: true });
}

const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const GZIP = { level: constants.Z_BEST_COMPRESSION };
/** Other settings, or another version of the libraries, give other bytes. */
const SETTINGS = JSON.stringify([BROTLI, GZIP, process.versions.brotli, process.versions.zlib]);

const FORMATS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': (bytes) =>
    brotli(bytes, {
      params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes) => gzipped(bytes, GZIP),
};

/** @returns names of the cached files */
async function compressFile(path: string): Promise<readonly string[]> {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return [];
  const digest = hash('sha256', Buffer.concat([Buffer.from(SETTINGS), bytes]));
  return Promise.all(
    Object.entries(FORMATS).map(async ([suffix, compress]) => {
      const name = digest + suffix;
      const cached = join(CACHE, name);
      if (!existsSync(cached)) await writeComplete(cached, await compress(bytes));
      await copyFile(cached, path + suffix);
      return name;
    }),
  );
}

/** An interrupted build leaves no part of a file. */
async function writeComplete(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.${randomUUID()}`;
  await writeFile(part, bytes);
  await rename(part, path);
}
