/**
 * Builds the service worker to `/sw.js`, and `/offline-build.json`: the version of the build, and
 * the files that a stored page needs. Both have fixed names and are revalidated on each request
 * (site.routes.ts).
 */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { scriptText } from './script-text.ts';

type Bundle = Rolldown.OutputBundle;

/** Pages in offline bundles, and those that lead to them. */
const BUNDLED_ROUTES =
  /\/routes\/(?:root|rebus[\w-]*|group[\w-]*|article|scan|code|slug|privacy|help-topic)\.tsx/;
const ROUTE = /\/routes\/[\w-]+\.tsx/;
/** What offline bundles omit is useless without a network. */
const LEFT_OUT = /\/viewers\/(?:model3d|video|audio|embed)\/|\/shell\/(?:audio|video)-player\.tsx/;
const VERSION_LENGTH = 12;

/** @param entry the worker's first module */
export function serviceWorker(entry: URL): Plugin {
  return {
    name: 'varde-service-worker',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'embedded',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const version = versionOf(bundle);
        const files = neededFiles(bundle).map((name) => [`/${name}`, bytesOf(bundle[name])]);
        const list = JSON.stringify({ version, files });
        const worker = `// Build ${version}\n${await scriptText(fileURLToPath(entry))}`;
        this.emitFile({ type: 'asset', fileName: 'offline-build.json', source: list });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
      },
    },
  };
}

/** File names have content hashes, so together they identify the build. */
function versionOf(bundle: Bundle): string {
  const names = Object.keys(bundle).toSorted().join('\n');
  return createHash('sha256').update(names).digest('base64url').slice(0, VERSION_LENGTH);
}

/** The entry and everything that it may load, by way of the pages in offline bundles. */
function neededFiles(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  for (const { fileName, isEntry } of chunks) if (isEntry) follow(fileName, bundle, found);
  const looks = Object.keys(bundle).filter((name) => /\.css$|\/icons-[\w-]+\.svg$/.test(name));
  return [...new Set([...found, ...looks])].toSorted();
}

function follow(name: string, bundle: Bundle, found: Set<string>): void {
  const file = bundle[name];
  if (!file || found.has(name)) return;
  if (file.type === 'chunk' && !isBundled(file)) return;
  found.add(name);
  if (file.type === 'asset') return;
  const assets = file.viteMetadata?.importedAssets ?? [];
  for (const next of [...file.imports, ...file.dynamicImports, ...assets]) {
    follow(next, bundle, found);
  }
}

function isBundled({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  const id = facadeModuleId ?? '';
  return !LEFT_OUT.test(id) && (!ROUTE.test(id) || BUNDLED_ROUTES.test(id));
}

function bytesOf(file: Bundle[string] | undefined): number {
  return Buffer.byteLength((file?.type === 'chunk' ? file.code : file?.source) ?? '');
}
