/**
 * Checks the built site against the supported browsers (`browserslist` in apps/web/package.json):
 * syntax, Web APIs, HTML and CSS that one of them lacks; and that README and docs/browsers.md name
 * the oldest versions.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstPaintScript } from '../apps/web/src/browser/first-paint-script.ts';
import { scriptText } from '../apps/web/vite/script-text.ts';
import { oldestVersions } from '../apps/web/vite/supported-browsers.ts';
import { EXCEPTIONS } from './browser-exceptions.ts';
import { browserIssues } from './browser-issues.ts';
import { browserSupport, releaseDate } from './browser-support.ts';

const root = path.dirname(import.meta.dirname);
const client = path.join(root, 'apps', 'web', 'dist', 'client');
const versions = oldestVersions();

/** In the order of the table in docs/browsers.md, by browserslist's names. */
const TITLES: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari on macOS',
  ios_saf: 'Safari on iPhone and iPad',
  samsung: 'Samsung Internet',
};

function documentIssues(): string[] {
  const rows = Object.entries(TITLES).map(([browser, title]) => {
    const version = versions.get(browser) ?? '–';
    return `| ${title} | ${version} | ${monthOf(releaseDate(browser, version))} |`;
  });
  const guide = readFileSync(path.join(root, 'docs', 'browsers.md'), 'utf8');
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const missing = [...versions.keys()].filter((browser) => !TITLES[browser]);
  const named = ['chrome', 'edge', 'firefox', 'safari', 'samsung'].map((browser) => {
    const [name = ''] = (TITLES[browser] ?? '').split(' on ');
    return `${name} ${versions.get(browser)}`;
  });
  return [
    ...missing.map((browser) => `docs/browsers.md does not know the browser '${browser}'`),
    ...rows.filter((row) => !guide.includes(row)).map((row) => `docs/browsers.md lacks: ${row}`),
    ...named.filter((name) => !readme.includes(name)).map((name) => `README.md lacks: ${name}`),
  ];
}

function monthOf(date = ''): string {
  return new Date(date).toLocaleDateString('en', { month: 'long', year: 'numeric' });
}

if (!existsSync(client)) {
  console.error('The site is not built. Build first: node tools/run.mjs tools/build.ts');
  process.exit(1);
}
const files = globSync('**/*.{js,mjs,css}', { cwd: client })
  .sort()
  .map((name) => ({ name, text: readFileSync(path.join(client, name), 'utf8') }));
const FIRST_TILES = 'apps/web/src/viewers/map/parts/first-tiles.ts';
const inline = [
  { name: 'first-paint-script.ts', text: firstPaintScript() },
  { name: 'first-tiles.ts', text: await scriptText(path.join(root, FIRST_TILES)) },
];
const issues = [
  ...browserIssues([...files, ...inline], browserSupport(versions), EXCEPTIONS),
  ...documentIssues(),
];
for (const issue of issues) console.error(issue);
process.exitCode = issues.length > 0 ? 1 : 0;
