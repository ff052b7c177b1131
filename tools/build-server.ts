/**
 * Builds the server and the `varde` command into a few files: reading 1,760 modules one by one is a
 * third of the work of a start. Not minified, so that a stack trace can be read.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { SERVER_ENTRIES, stampOf } from './builds.mjs';

const server = path.join(import.meta.dirname, '..', 'apps', 'server');

/** With native code, which they find beside themselves; `pg` tries the last one. */
const NATIVE = [/^sharp$/, /^@node-rs\//, /^pg-native$/];

/** @param folder is replaced */
export async function buildServer(folder: string): Promise<void> {
  // First, so that a build that is interrupted does not count as complete.
  rmSync(stampOf(folder), { force: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await using build = await rolldown({
    input: SERVER_ENTRIES,
    cwd: server,
    platform: 'node',
    external: NATIVE,
    plugins: [ownLocation(folder)],
    // As Node, which reads no configuration of TypeScript.
    tsconfig: false,
    // Packages use it.
    checks: { eval: false },
  });
  await build.write({
    dir: folder,
    // Names without hashes: of each file one compiled form is kept (run-node.mjs).
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
    // oidc-provider stores names of its classes.
    keepNames: true,
  });
}

/**
 * Modules find their other files (migrations, style sheets, threads) where the sources are. Relative
 * to the built ones, as an image or a copy has both elsewhere.
 */
const ownLocation = (built: string): Plugin => ({
  name: 'varde-own-location',
  transform: {
    // Modules of the bundler itself, which have no file, start with a null character.
    filter: {
      id: /^[^\0]/,
      code: /\bimport\.meta\.(?:url|dirname)\b|\b__(?:dirname|filename)\b/,
    },
    handler(code, id) {
      const file = path.relative(built, id).replaceAll(path.sep, '/');
      const url = `new URL(${JSON.stringify(file)}, import.meta.url).href`;
      const absolute = (name: string) => `(import.meta.dirname + ${JSON.stringify(`/${name}`)})`;
      return code
        .replaceAll(/\bimport\.meta\.url\b/g, url)
        .replaceAll(/\bimport\.meta\.dirname\b|\b__dirname\b/g, absolute(path.posix.dirname(file)))
        .replaceAll(/\b__filename\b/g, absolute(file));
    },
  },
});
