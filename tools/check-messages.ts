/**
 * Checks the message files of the site: the main languages hold the same keys with the same placeholders, the others
 * nothing else, every key is used, and every key in the code exists. Prints how much of the site each language says.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, MAIN_LANGUAGES } from '@varde/domain/languages';
import type { Language } from '@varde/domain/languages';
import { isWholeLanguage } from '../apps/web/src/i18n/whole-language.ts';
import {
  TRANSLATED_BY,
  messageStem,
  translationFaults,
  wholeFileFaults,
} from './message-faults.ts';

const web = path.join(path.dirname(import.meta.dirname), 'apps', 'web', 'src');
const folder = path.join(web, 'i18n', 'messages');
type Messages = { readonly [key: string]: string | Messages };

function flatten(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** Those of every page, the long texts of some, and the words of what is opened by a press, played or kept elsewhere. */
function entriesOf(file: string): [string, string][] {
  const parts = [
    file,
    `pages/${file}`,
    `viewers/${file}`,
    `play/${file}`,
    `outside/${file}`,
    `packs/${file}`,
    `walking/${file}`,
  ]
    .map((part) => path.join(folder, part))
    .filter(existsSync);
  return parts.flatMap((part) => flatten(JSON.parse(readFileSync(part, 'utf8')) as Messages));
}

const load = (file: string): Map<string, string> => new Map(entriesOf(file));

/** Which of the two is said would depend on the page. */
function doubleKeys({ key }: Language): string[] {
  const file = `${key}.json`;
  const keys = entriesOf(file).map(([one]) => one);
  return keys
    .filter((one, index) => one !== TRANSLATED_BY && keys.indexOf(one) < index)
    .map(
      (one) =>
        `${file}: '${one}' stands in pages/, viewers/, play/, outside/, packs/ or walking/${file} too. Remove one of them.`,
    );
}

/** Tells which keys the code names, in quotes or in a template such as `explore.tab.${tab}`. */
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

function unknownKeys(known: Map<string, string>): string[] {
  const bases = new Set([...known.keys()].map((key) => messageStem(key)));
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
        `${file}: message '${key}' is in no message file. Add it to ${MAIN_LANGUAGES.join(', ')}.`,
    );
}

const [main] = MAIN_LANGUAGES;
const reference = load(`${main}.json`);

function fileFaults({ key, tag }: Language): readonly string[] {
  const file = `${key}.json`;
  if (!existsSync(path.join(folder, file))) return [`${file}: is missing. Translate the site.`];
  const texts = load(file);
  return isWholeLanguage(key)
    ? wholeFileFaults(file, texts, reference)
    : translationFaults({ file, tag }, texts, reference);
}

/** `nn 385/385`: messages that a language has of its own, counted once whatever their forms. */
function coverage({ key }: Language): string {
  const stems = (keys: Iterable<string>): number => new Set([...keys].map(messageStem)).size;
  const own = existsSync(path.join(folder, `${key}.json`)) ? load(`${key}.json`) : new Map();
  own.delete(TRANSLATED_BY);
  return `${key} ${stems(own.keys())}/${stems(reference.keys())}`;
}

const faults: string[] = [
  ...unknownKeys(reference),
  ...LANGUAGES.flatMap(fileFaults),
  ...LANGUAGES.flatMap(doubleKeys),
];
const isUsed = findUses();
for (const key of reference.keys())
  if (!isUsed(messageStem(key)) && !isUsed(key))
    faults.push(`${main}.json: '${key}' is used nowhere. Remove it.`);
console.log(LANGUAGES.map(coverage).join(', '));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
