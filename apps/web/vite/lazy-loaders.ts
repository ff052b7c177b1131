/**
 * A server-rendered page has its data already, so the code of its loader is loaded only with the
 * first navigation (docs/decisions/0024-build-plugins-that-rewrite-output.md).
 */
import type { Plugin, Rolldown } from 'vite';

const MANIFEST = 'tanstack-start-manifest';
const DECLARATION = 'export const tsrStartManifest =';

const isLoader = (id: string) => id.includes('tsr-split=loader');
const isPage = (id: string) => id.includes('tsr-split=component');
/** Pages that make API requests while they are used, not only when they are opened. */
const isCalling = (id: string) => /\/[\w-]*-map\.tsx\?/.test(id);
/** Also used by what loads after every page, which must not load the API client. */
const isBase = (id: string) => /\/src\/i18n\//.test(id);
const isMap = (id: string) => /\/explore-map\.tsx\?/.test(id);

export type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Files = Readonly<Record<string, readonly string[]>>;

/**
 * Two chunks: `loading` for all loaders and what only they need (and the map, which loads as it
 * moves), and `calls` for the API client, which other pages and lazily opened parts use too.
 */
export function loadingChunk(id: string, graph: Graph): 'loading' | 'calls' | null {
  if (isLoader(id)) return 'loading';
  const roots = [...rootsOf(id, graph)];
  const isOwn = /\/(?:src|domain)\//.test(id);
  if (!isOwn || !roots.some(isLoader)) return null;
  if (roots.every((root) => isLoader(root) || isMap(root))) return 'loading';
  if (isBase(id)) return null;
  return roots.every((root) => !isPage(root) || isCalling(root)) ? 'calls' : null;
}

/** The module's importers that are entries or dynamic imports, direct and transitive. */
export function rootsOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  if (importers.length === 0) return new Set([id]);
  return new Set(importers.flatMap((importer) => [...rootsOf(importer, graph, seen)]));
}

/**
 * Limits the preloads of each route to what its page shows: TanStack Start preloads every split
 * chunk of the route.
 */
export function lazyLoaders(): Plugin {
  let shown: Files = {};
  return {
    name: 'varde-lazy-loaders',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') shown = filesOfPages(bundle);
    },
    transform(code, id) {
      if (!id.includes(MANIFEST) || this.environment.name === 'client') return null;
      if (!code.includes(DECLARATION))
        throw new Error('The manifest of TanStack Start has changed');
      return { code: withShownOnly(code, shown), map: null };
    },
  };
}

function withShownOnly(code: string, shown: Files): string {
  return `${code.replace(DECLARATION, 'const original =')}
const shown = ${JSON.stringify(shown)};
export const tsrStartManifest = () => {
  const manifest = original();
  for (const route of Object.values(manifest.routes)) {
    const files = new Set(route.preloads?.flatMap((file) => shown[file] ?? []));
    route.preloads &&= route.preloads.filter((file) => files.has(file));
  }
  return manifest;
};`;
}

/** For the chunk of each page and the entry: itself and its static imports, as URLs. */
function filesOfPages(bundle: Rolldown.OutputBundle): Files {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const starts = chunks.filter(
    ({ isEntry, facadeModuleId }) => isEntry || isPage(facadeModuleId ?? ''),
  );
  return Object.fromEntries(
    starts.map(({ fileName }) => [
      `/${fileName}`,
      [...withImports(fileName, bundle)].map((name) => `/${name}`),
    ]),
  );
}

function withImports(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()) {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== 'chunk') return found;
  found.add(name);
  for (const imported of chunk.imports) withImports(imported, bundle, found);
  return found;
}
