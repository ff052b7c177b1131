/**
 * Measures the JavaScript of every page, compressed: the scripts that a route loads before it is
 * interactive. Fails when a page grew noticeably without a new recorded size in the same commit
 * (`--save` records), or exceeds the budget (script-budget.ts), recorded or not.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KB, budgetIssues, growthIssues } from './script-budget.ts';
import type { Sizes } from './script-budget.ts';

const web = path.join(path.dirname(import.meta.dirname), 'apps', 'web');
const client = path.join(web, 'dist', 'client');
const record = path.join(web, 'script-sizes.json');

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

const manifestFile = path.join(client, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('The site is not built. Build first: node tools/run.mjs tools/build.ts');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, Chunk>>;
const chunks = Object.entries(manifest);

/** Including all static imports. */
function withImports(keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys.filter((one) => !found.has(one))) {
    found.add(key);
    withImports(manifest[key]?.imports ?? [], found);
  }
  return found;
}

function kilobytes(keys: Iterable<string>): number {
  const files = new Set([...keys].map((key) => path.join(client, manifest[key]?.file ?? '')));
  const bytes = [...files].map(
    (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size,
  );
  return Math.round((bytes.reduce((sum, one) => sum + one, 0) / KB) * 10) / 10;
}

/** By route. Messages are loaded as data, not as script (i18n/message-files.ts). */
function weigh(): Sizes {
  const entry = chunks.filter(([, { isEntry }]) => isEntry);
  const every = entry.map(([key]) => key);
  const routes = chunks.flatMap(([key]) => {
    // Chunks of loaders load later (apps/web/vite/lazy-loaders.ts).
    const [, route] = /^src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(key) ?? [];
    return route ? [[route, kilobytes(withImports([...every, key]))] as const] : [];
  });
  return Object.fromEntries(routes);
}

const sizes = weigh();
const recorded = JSON.parse(readFileSync(record, 'utf8')) as Sizes;
const isSaving = process.argv.includes('--save');
const above = budgetIssues(sizes);
const grown = isSaving ? [] : growthIssues(sizes, recorded);
if (isSaving && above.length === 0) writeFileSync(record, `${JSON.stringify(sizes, null, 2)}\n`);
if (grown.length > 0)
  grown.push('If it is worth it: npm run script-sizes, and commit apps/web/script-sizes.json.');
if (above.length > 0) above.push('Load it when it is first needed, or leave something else out.');
for (const issue of [...above, ...grown]) console.error(issue);
process.exitCode = above.length + grown.length > 0 ? 1 : 0;
