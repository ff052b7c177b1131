/**
 * What a page that came from the server can do without at first: the code that loads it, since it came with its data. It comes with
 * the first way to another page.
 */
import type { Plugin, Rolldown } from 'vite';

const MANIFEST = 'tanstack-start-manifest';
const DECLARATION = 'export const tsrStartManifest =';

const isLoader = (id: string) => id.includes('tsr-split=loader');
const isPage = (id: string) => id.includes('tsr-split=component');
/** Pages that make calls while they are used, not only when they are opened. */
const isCalling = (id: string) => /\/[\w-]*-map\.tsx\?/.test(id);
/** Used by what comes unasked after a page, which must not bring the calls along. */
const isPower = (id: string) => /\/src\/(?:platform|i18n)\//.test(id);
const isMap = (id: string) => /\/explore-map\.tsx\?/.test(id);

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Files = Readonly<Record<string, readonly string[]>>;

/**
 * What loaders need and no page shows, in two files: what only they need (and the map, which loads as it moves), and the calls
 * themselves, which other pages and what is opened by a press make too.
 */
export function loadingChunk(id: string, graph: Graph): 'loading' | 'calls' | null {
  const roots = [...rootsOf(id, graph)];
  const isOwn = /\/(?:src|domain)\//.test(id) && !isLoader(id);
  if (!isOwn || !roots.some(isLoader)) return null;
  if (roots.every((root) => isLoader(root) || isMap(root))) return 'loading';
  if (isPower(id)) return null;
  return roots.every((root) => !isPage(root) || isCalling(root)) ? 'calls' : null;
}

/** What is imported by nothing but `import()`, and imports the module, at once or through others. */
function rootsOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  if (importers.length === 0) return new Set([id]);
  return new Set(importers.flatMap((importer) => [...rootsOf(importer, graph, seen)]));
}

/** Lets pages ask only for what they show: the start kit has them ask for all that was split off their route. */
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
      if (!code.includes(DECLARATION)) throw new Error('The manifest of the start kit has changed');
      return { code: withShownOnly(code, shown), map: null };
    },
  };
}

function withShownOnly(code: string, shown: Files): string {
  return `${code.replace(DECLARATION, 'const whole =')}
const shown = ${JSON.stringify(shown)};
export const tsrStartManifest = () => {
  const manifest = whole();
  for (const route of Object.values(manifest.routes)) {
    const files = new Set(route.preloads?.flatMap((file) => shown[file] ?? []));
    route.preloads &&= route.preloads.filter((file) => files.has(file));
  }
  return manifest;
};`;
}

/** For the file of each page, and for the one that starts the site: itself and what it imports, as addresses. */
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
