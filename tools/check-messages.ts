/**
 * Checks the message files of the site: the main languages hold the same keys with the same placeholders, every key
 * is used, and every key in the code exists.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MAIN_LANGUAGES } from '@varde/domain/languages';

const web = path.join(path.dirname(import.meta.dirname), 'apps', 'web', 'src');
type Messages = { readonly [key: string]: string | Messages };

function flatten(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}

function load(language: string): Map<string, string> {
  const file = path.join(web, 'i18n', 'messages', `${language}.json`);
  return new Map(flatten(JSON.parse(readFileSync(file, 'utf8')) as Messages));
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: string): string => (text.match(/\{\{\w+/g) ?? []).sort().join(' ');

/** Keys and prefixes (`explore.tabs.${tab}`) that the code names in quotes or backticks. */
function usedKeys(): { keys: Set<string>; prefixes: string[] } {
  const keys = new Set<string>();
  const prefixes: string[] = [];
  const sources = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
    (file) => !/\.(test|gen)\./.test(file),
  );
  for (const file of sources) {
    const code = readFileSync(path.join(web, file), 'utf8');
    for (const [, key = ''] of code.matchAll(/['"`]([a-zA-Z]+(?:\.[a-zA-Z0-9_-]+)+)['"`]/g))
      keys.add(key);
    for (const [, prefix = ''] of code.matchAll(/`([a-zA-Z]+(?:\.[a-zA-Z0-9_-]+)*\.)\$\{/g))
      prefixes.push(prefix);
  }
  return { keys, prefixes };
}

function unknownKeys(known: Map<string, string>): string[] {
  const bases = new Set([...known.keys()].map((key) => key.replace(PLURAL, '')));
  const called = globSync('**/*.{ts,tsx}', { cwd: web }).flatMap((file) => {
    const code = readFileSync(path.join(web, file), 'utf8');
    return [...code.matchAll(/\bt\(\s*['"]([^'"]+)['"]/g)].map(([, key = '']) => ({ file, key }));
  });
  return called
    .filter(({ key, file }) => !bases.has(key) && !known.has(key) && !/\.test\./.test(file))
    .map(
      ({ file, key }) =>
        `${file}: message '${key}' is in no message file. Add it to ${MAIN_LANGUAGES.join(', ')}.`,
    );
}

const [main, ...others] = MAIN_LANGUAGES;
const reference = load(main);
const faults: string[] = unknownKeys(reference);
for (const language of others) {
  const texts = load(language);
  for (const [key, text] of reference) {
    const other = texts.get(key);
    if (!other) faults.push(`${language}.json: '${key}' is missing. Translate «${text}».`);
    else if (placeholders(other) !== placeholders(text))
      faults.push(`${language}.json: '${key}' has other placeholders than ${main}.json.`);
  }
  for (const key of texts.keys())
    if (!reference.has(key))
      faults.push(`${language}.json: '${key}' is not in ${main}.json. Add or remove it.`);
}
const { keys, prefixes } = usedKeys();
for (const key of reference.keys()) {
  const base = key.replace(PLURAL, '');
  if (!keys.has(base) && !keys.has(key) && !prefixes.some((prefix) => base.startsWith(prefix)))
    faults.push(`${main}.json: '${key}' is used nowhere. Remove it.`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
