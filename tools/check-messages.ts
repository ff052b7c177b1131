/**
 * Checks the site's message files: complete languages have every message, partial ones no unknown
 * one, every key is used, and every key in the code exists. Checks the same of the catalogs of the
 * command line and the pack checker. Prints the coverage of each language.
 */
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, MAIN_LANGUAGES } from '@varde/domain/languages';
import type { Language } from '@varde/domain/languages';
import { isCompleteLanguage } from '../apps/web/src/i18n/create-translate.ts';
import { messageIssues, messageStem } from './message-issues.ts';
import { catalogIssues, messageTemplates } from './message-templates.ts';

const root = path.dirname(import.meta.dirname);
const web = path.join(root, 'apps', 'web', 'src');
const folder = path.join(web, 'i18n', 'messages');
/** Messages of all pages, and a folder for each lazily loaded page or feature. */
const namespaces = [
  '',
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${name}/`),
];

function load(part: string, key: string): Map<string, string> {
  const file = path.join(folder, `${part}${key}.json`);
  return new Map(
    existsSync(file)
      ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
      : [],
  );
}

/**
 * Returns a predicate for keys in the code, in quotes or in a template such as
 * `explore.tab.${tab}`.
 */
function findUses(): (key: string) => boolean {
  const keys = new Set<string>();
  const patterns: RegExp[] = [];
  const sources = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
    (file) => !/\.(test|gen)\./.test(file),
  );
  for (const file of sources) {
    const code = readFileSync(path.join(web, file), 'utf8');
    for (const [, key = ''] of code.matchAll(/['"`]([a-zA-Z]+(?:\.[a-zA-Z0-9_-]+)+)['"`]/g))
      keys.add(key);
    for (const [, template = ''] of code.matchAll(/`([a-zA-Z]+\.(?:[\w.-]|\$\{[^{}`]*\})+)`/g))
      patterns.push(new RegExp(`^${asPattern(template)}$`));
  }
  return (key) => keys.has(key) || patterns.some((pattern) => pattern.test(key));
}

const asPattern = (template: string): string =>
  template.replaceAll('.', String.raw`\.`).replaceAll(/\$\{.*?\}/g, String.raw`[\w-]+`);

function unknownKeys(known: ReadonlySet<string>): string[] {
  const bases = new Set([...known].map(messageStem));
  const called = globSync('**/*.{ts,tsx}', { cwd: web }).flatMap((file) => {
    const code = readFileSync(path.join(web, file), 'utf8');
    return [...code.matchAll(/\b(?:t|words)\(\s*['"]([^'"]+)['"]/g)].map(([, key = '']) => ({
      file,
      key,
    }));
  });
  return called
    .filter(({ key, file }) => !bases.has(key) && !known.has(key) && !/\.test\./.test(file))
    .map(
      ({ file, key }) =>
        `${file}: message '${key}' is in no message file. Add it to every complete language.`,
    );
}

const [main] = MAIN_LANGUAGES;
const references = namespaces.map((part) => ({ part, reference: load(part, main) }));
const keys = references.flatMap(({ reference }) => [...reference.keys()]);

function languageIssues({ key, tag }: Language): readonly string[] {
  return references.flatMap(({ part, reference }) => {
    const file = { file: `${part}${key}.json`, tag, isComplete: isCompleteLanguage(key) };
    return messageIssues(file, load(part, key), reference);
  });
}

/** `nn 385/385`: translated messages, each counted once regardless of its plural forms. */
function coverage({ key }: Language): string {
  const stems = (all: readonly string[]): number => new Set(all.map(messageStem)).size;
  return `${key} ${stems(namespaces.flatMap((part) => [...load(part, key).keys()]))}/${stems(keys)}`;
}

/** Sources of the programs of a terminal, each with the folder of its catalogs. */
const TERMINAL_MESSAGES = [
  ['packages/content-pack/src', 'packages/content-pack/src/messages'],
  ['apps/server/src', 'apps/server/src/cli/messages'],
] as const;

function terminalIssues(): string[] {
  return TERMINAL_MESSAGES.flatMap(([sources, catalogs]) => {
    const files = globSync('**/*.ts', { cwd: path.join(root, sources) });
    const templates = new Set(
      files
        .filter((file) => !file.endsWith('.test.ts'))
        .flatMap((file) =>
          messageTemplates(file, readFileSync(path.join(root, sources, file), 'utf8')),
        ),
    );
    return ['no.json', 'sv.json'].flatMap((name) => {
      const file = `${catalogs}/${name}`;
      const catalog = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<
        string,
        string
      >;
      return catalogIssues(file, catalog, templates);
    });
  });
}

const isUsed = findUses();
const issues: string[] = [
  ...unknownKeys(new Set(keys)),
  ...LANGUAGES.flatMap(languageIssues),
  ...terminalIssues(),
  ...keys
    .filter((key, index) => keys.indexOf(key) < index)
    .map((key) => `${main}.json: '${key}' is in two folders. Remove one of them.`),
  ...keys
    .filter((key) => !isUsed(messageStem(key)) && !isUsed(key))
    .map((key) => `${main}.json: '${key}' is used nowhere. Remove it.`),
];
console.log(LANGUAGES.map(coverage).join(', '));
for (const issue of issues) console.error(issue);
process.exitCode = issues.length > 0 ? 1 : 0;
