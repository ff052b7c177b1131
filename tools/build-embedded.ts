/**
 * `npm run build:embedded`: the site for native shells in apps/web/dist/embedded
 * (docs/embedded.md). Rebuilds the files only when their sources have changed; the page with the
 * server's URL is always written.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { embeddedPage } from '../apps/web/src/embedded/embedded-page.ts';
import { EmbeddedSiteError, readEmbeddedSite } from '../apps/web/src/embedded/embedded-site.ts';
import { readSiteProfile } from '../apps/web/src/embedded/site-profile.client.ts';
import { siteFingerprint } from './builds.mjs';

const root = path.dirname(import.meta.dirname);
const web = path.join(root, 'apps', 'web');
const folder = path.join(web, 'dist', 'embedded');
const stamp = path.join(web, 'dist', '.embedded-built.json');
const basemap = path.join(root, 'content', 'basemap', 'nordic.pmtiles');

/** Scripts and styles that the page loads at once, and a fingerprint of the sources. */
interface Built {
  readonly from: string;
  readonly script: string;
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Replaces the site's entry file. */
const startEmbedded: Plugin = {
  name: 'varde-start-embedded',
  enforce: 'pre',
  resolveId: (source) =>
    source === path.join(web, 'src', 'client.tsx')
      ? path.join(web, 'src', 'embedded', 'start.tsx')
      : undefined,
};

/** Builds the client only, without server rendering. */
async function buildFiles(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const builder = await createBuilder({
    root: web,
    mode: 'embedded',
    logLevel: 'error',
    plugins: [startEmbedded],
    environments: { client: { build: { outDir: folder, emptyOutDir: true } } },
  });
  const { client } = builder.environments;
  if (client) await builder.build(client);
  cpSync(basemap, path.join(folder, 'basemap', path.basename(basemap)));
}

function readBuilt(from: string): Built {
  const about = path.join(folder, '.vite');
  const manifest = JSON.parse(readFileSync(path.join(about, 'manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >;
  rmSync(about, { recursive: true });
  const [entry] = Object.values(manifest).filter(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build names no entry.');
  const chunks = [...withImports(entry, manifest)];
  return {
    from,
    script: entry.file,
    modules: chunks.filter((chunk) => chunk !== entry).map(({ file }) => file),
    styles: Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.css')),
  };
}

function withImports(
  chunk: Chunk,
  manifest: Readonly<Record<string, Chunk>>,
  found = new Set<Chunk>(),
): ReadonlySet<Chunk> {
  found.add(chunk);
  for (const key of chunk.imports ?? []) {
    const imported = manifest[key];
    if (imported && !found.has(imported)) withImports(imported, manifest, found);
  }
  return found;
}

async function built(): Promise<Built> {
  const from = siteFingerprint();
  const last = lastBuilt();
  if (last?.from === from) return last;
  console.log('Building the embedded site …');
  // An interrupted build must not count as complete.
  rmSync(stamp, { force: true });
  await buildFiles();
  const now = readBuilt(from);
  writeFileSync(stamp, JSON.stringify(now));
  return now;
}

function lastBuilt(): Built | undefined {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8')) as Built;
  } catch {
    return undefined;
  }
}

try {
  const settings = readEmbeddedSite(process.env);
  const profile = await readSiteProfile(settings, process.env);
  const site = { ...settings, profile, map: profile.basemap };
  const { script, modules, styles } = await built();
  const frame = readFileSync(path.join(web, 'src', 'embedded', 'frame.html'), 'utf8');
  writeFileSync(
    path.join(folder, 'index.html'),
    embeddedPage({ site, script, modules, styles, frame }),
  );
  console.log(`The embedded site of ${site.server} is in ${path.relative(root, folder)}`);
} catch (error) {
  if (!(error instanceof EmbeddedSiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
