/**
 * Writes the table of docs/engines.md: how many stories of each file run in which engine. With
 * `--check`: fails if it differs, or if a file without a story in an engine gives no reason.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { specsOf, type StorySuite } from './test-reports.ts';

const root = path.dirname(import.meta.dirname);
const FILE = path.join(root, 'docs', 'engines.md');
const HEADER = '| story file | phone | desktop | Firefox | WebKit | not in both because |';
const RULE = '|---|--:|--:|--:|--:|---|';
/** Projects of the Playwright configuration, in the order of the columns. */
const PROJECTS = ['phone', 'desktop', 'firefox', 'webkit'];
const ENGINES = ['firefox', 'webkit'];

const ALL_BROWSERS = {
  STORY_DATA: '-',
  STORY_MEDIA_DATA: '-',
  FIREFOX_PATH: '-',
  WEBKIT_PATH: '-',
};

/** Reads the stories from the configuration, without a browser or a server. */
function listStories(): StorySuite {
  const cli = path.join('node_modules', '@playwright', 'test', 'cli.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'test', '--list', '--reporter', 'json', '--config', 'e2e/playwright.config.ts'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      // Named, so that the configuration creates no folders and includes all browsers.
      env: { ...process.env, ...ALL_BROWSERS },
    },
  );
  if (status !== 0)
    throw new Error(`The stories cannot be listed, which needs a built site.\n${stdout}${stderr}`);
  return JSON.parse(stdout) as StorySuite;
}

/** Stories of each file by project. */
function countStories(suite: StorySuite): Map<string, Map<string, number>> {
  const files = new Map<string, Map<string, number>>();
  for (const { file, tests } of specsOf(suite))
    for (const { projectName } of tests) {
      const counts = files.get(file) ?? new Map<string, number>();
      files.set(file, counts.set(projectName, (counts.get(projectName) ?? 0) + 1));
    }
  return files;
}

/** Cells of a table row, without those before its first and after its last line. */
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((one) => one.trim());

function updateTable(text: string): { text: string; missing: string[] } {
  const lines = text.split('\n');
  const start = lines.indexOf(HEADER);
  if (start === -1) throw new Error(`docs/engines.md has no table with the header ${HEADER}`);
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  const reasons = new Map(
    lines.slice(start + 2, start + length).map((line) => {
      const cells = cellsOf(line);
      return [cells[0] ?? '', cells.at(-1) ?? ''];
    }),
  );
  const missing: string[] = [];
  const totals = PROJECTS.map(() => 0);
  const rows = Array.from(countStories(listStories()))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, counts]) => {
      const name = `\`${file.replace('.test.ts', '')}\``;
      const numbers = PROJECTS.map((project) => counts.get(project) ?? 0);
      for (const [index, count] of numbers.entries()) totals[index] = (totals[index] ?? 0) + count;
      const isInBoth = ENGINES.every((project) => counts.has(project));
      const reason = isInBoth ? '' : (reasons.get(name) ?? '');
      if (!isInBoth && reason === '') missing.push(file);
      return `| ${[name, ...numbers, reason].join(' | ')} |`;
    });
  const total = `| ${['**all**', ...totals, ''].join(' | ')} |`;
  lines.splice(start, length, HEADER, RULE, ...rows, total);
  return { text: lines.map((line) => line.trimEnd()).join('\n'), missing };
}

const before = readFileSync(FILE, 'utf8');
const { text, missing } = updateTable(before);
for (const file of missing)
  console.error(`${file} has no story in Firefox or WebKit: docs/engines.md lacks the reason.`);
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (text !== before)
  console.error('docs/engines.md is out of date: node tools/run.mjs tools/engines.ts');
process.exitCode =
  missing.length > 0 || (text !== before && process.argv.includes('--check')) ? 1 : 0;
