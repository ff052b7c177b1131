/** Precompresses the assets of the browser's build. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this the header costs more than the compression saves. */
const MIN_BYTES = 200;
const COMPRESSIBLE = /\.(?:js|mjs|css|svg|json|webmanifest|html|txt|wasm)$/;

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
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  for (const file of files) await compressFile(join(file.parentPath, file.name));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${path}.br`, await brotli(bytes, { params }));
  await writeFile(`${path}.gz`, await gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
