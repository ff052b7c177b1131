/**
 * Writes the tables of docs/engines.md: which stories run in Firefox and WebKit, and how many of
 * each file in which engine. With `--check`: fails if they differ, or if a file that does not run as
 * a whole in both gives no reason.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { specsOf, type StorySuite } from './test-reports.ts';

const root = path.dirname(import.meta.dirname);
const FILE = path.join(root, 'docs', 'engines.md');
const HEADER =
  '| story file | stories | phone | desktop | Firefox | WebKit | the others not because |';
const RULE = '|---|--:|--:|--:|--:|--:|---|';
const VISIT_HEADER = '| story | Firefox | WebKit |';
const VISIT_RULE = '|---|:-:|:-:|';
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

interface Story {
  readonly file: string;
  readonly title: string;
  /** In which it runs. */
  readonly projects: ReadonlySet<string>;
}

/** Playwright lists a story once for each project. */
function storiesOf(suite: StorySuite): Story[] {
  const stories = new Map<string, Story & { readonly projects: Set<string> }>();
  for (const { file, line, title, tests } of specsOf(suite)) {
    const key = `${file}:${line} ${title}`;
    const story = stories.get(key) ?? { file, title, projects: new Set<string>() };
    for (const { projectName } of tests) story.projects.add(projectName);
    stories.set(key, story);
  }
  return [...stories.values()];
}

const nameOf = (file: string): string => `\`${file.replace('.test.ts', '')}\``;

/** Cells of a table row, without those before its first and after its last line. */
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((one) => one.trim());

/** Replaces the table with that header. @param rows from those before */
function replaceTable(
  lines: string[],
  [header, rule]: readonly [string, string],
  rows: (before: readonly string[]) => readonly string[],
): void {
  const start = lines.indexOf(header);
  if (start === -1) throw new Error(`docs/engines.md has no table with the header ${header}`);
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  const before = lines.slice(start + 2, start + length);
  lines.splice(start, length, header, rule, ...rows(before));
}

function visitRows(stories: readonly Story[]): string[] {
  return stories
    .filter(({ projects }) => ENGINES.some((engine) => projects.has(engine)))
    .map(({ file, title, projects }) => {
      const marks = ENGINES.map((engine) => (projects.has(engine) ? '✓' : ''));
      const plain = title.replaceAll(/ ?@\w+/g, '').replaceAll('|', '\\|');
      return `| ${[`${nameOf(file)}: ${plain}`, ...marks].join(' | ')} |`;
    })
    .toSorted();
}

function updateTables(text: string): { text: string; missing: string[] } {
  const lines = text.split('\n');
  const stories = storiesOf(listStories());
  const missing: string[] = [];
  replaceTable(lines, [VISIT_HEADER, VISIT_RULE], () => visitRows(stories));
  replaceTable(lines, [HEADER, RULE], (before) => {
    const reasons = new Map(
      before.map((line) => {
        const cells = cellsOf(line);
        return [cells[0] ?? '', cells.at(-1) ?? ''];
      }),
    );
    const totals = [0, ...PROJECTS.map(() => 0)];
    const files = Map.groupBy(stories, ({ file }) => file);
    const rows = [...files]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, own]) => {
        const inProject = PROJECTS.map(
          (name) => own.filter((one) => one.projects.has(name)).length,
        );
        const numbers = [own.length, ...inProject];
        for (const [index, count] of numbers.entries())
          totals[index] = (totals[index] ?? 0) + count;
        const isInBoth = own.every(({ projects }) => ENGINES.every((name) => projects.has(name)));
        const reason = isInBoth ? '' : (reasons.get(nameOf(file)) ?? '');
        if (!isInBoth && reason === '') missing.push(file);
        return `| ${[nameOf(file), ...numbers, reason].join(' | ')} |`;
      });
    return [...rows, `| ${['**all**', ...totals, ''].join(' | ')} |`];
  });
  return { text: lines.map((line) => line.trimEnd()).join('\n'), missing };
}

const before = readFileSync(FILE, 'utf8');
const { text, missing } = updateTables(before);
for (const file of missing)
  console.error(
    `${file} has stories that do not run in Firefox or WebKit: docs/engines.md lacks the reason.`,
  );
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (text !== before)
  console.error('docs/engines.md is out of date: node tools/run.mjs tools/engines.ts');
process.exitCode =
  missing.length > 0 || (text !== before && process.argv.includes('--check')) ? 1 : 0;
