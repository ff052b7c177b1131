/** Texts by language: `{ no: …, sv: …, en: … }`. */
import { isMap, type Pair } from 'yaml';
import { findLanguage, LANGUAGES, type LanguageMap } from '@varde/domain/languages';
import { prose, line } from './scalar-shapes.ts';
import { keyOf, reportWrong, valueOf, type Shape } from './shape.ts';
import type { Reading } from './yaml-reading.ts';

export const LANGUAGE_KEYS: readonly string[] = LANGUAGES.map((language) => language.key);

export function isLanguageKey(key: string): boolean {
  return LANGUAGE_KEYS.includes(key);
}

/** Suggests a valid language key. */
export function languageHelp(key: string): string {
  const meant = findLanguage(key)?.key;
  return meant ? `Write ${meant} for this language` : `Languages: ${LANGUAGE_KEYS.join(', ')}`;
}

/** Values by language, in the order of the product's languages. */
export function byLanguage<T>(item: Shape<T>): Shape<Readonly<Record<string, T>>> {
  const expects = `${item.expects} per language: { no: …, sv: …, en: … }`;
  return {
    expects,
    read(node, reading) {
      if (!isMap(node)) return reportWrong(node, reading, expects);
      const found = new Map<string, T>();
      for (const pair of node.items) readLanguage(pair, item, reading, found);
      if (node.items.length === 0) return reportWrong(node, reading, expects);
      const value = inLanguageOrder(Object.fromEntries(found));
      reading.remember(value, node);
      return value;
    },
    write: (value) =>
      Object.fromEntries(
        Object.entries(inLanguageOrder(value)).map(([key, text]) => [key, item.write(text)]),
      ),
  };
}

function readLanguage<T>(
  pair: Pair,
  item: Shape<T>,
  reading: Reading,
  found: Map<string, T>,
): void {
  const key = keyOf(pair);
  const child = valueOf(pair);
  if (!isLanguageKey(key)) {
    reading.report(pair.key, {
      message: `"${key}" is not the key of a language`,
      help: languageHelp(key),
    });
  } else if (child) {
    const value = item.read(child, reading);
    if (value !== undefined) found.set(key, value);
  }
}

export function inLanguageOrder<T>(map: Readonly<Record<string, T>>): Record<string, T> {
  const known = LANGUAGE_KEYS.filter((key) => Object.hasOwn(map, key));
  return Object.fromEntries(known.map((key) => [key, map[key] as T]));
}

/** A map required for every reader: missing languages of the pack are a warning. */
function translated(shape: Shape<LanguageMap>): Shape<LanguageMap> {
  return {
    ...shape,
    read(node, reading) {
      const value = shape.read(node, reading);
      if (value) reading.log.translatable.push(value);
      return value;
    },
  };
}

/** One line in each language of the pack. */
export const titles = translated(byLanguage(line));
/** Text in each language of the pack. */
export const texts = translated(byLanguage(prose));
/** Text for which one language suffices. */
export const notes = byLanguage(prose);
