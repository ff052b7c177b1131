/** Shapes of single values: texts, numbers, names, positions, dates. */
import { isMap, isNode, isScalar, isSeq, Scalar, type Node, type Pair } from 'yaml';
import { MAX_ID } from '@varde/domain/constants';
import { msg, type Message } from '@varde/domain/message';
import { isSwapped, parseLocation, type LatLng } from '@varde/domain/geo';
import { LICENSES } from '@varde/domain/licenses';
import { makeSlug } from '@varde/domain/make-slug';
import {
  checked,
  keyOf,
  nearestWord,
  reportCutOff,
  reportWrong,
  type Shape,
  valueOf,
} from './shape.ts';
import { BY_LANGUAGE } from './example-languages.ts';
import type { Report } from './issue-log.ts';
import type { Reading } from './yaml-reading.ts';
import {
  booleanFrom,
  clockFrom,
  dateFrom,
  daysFrom,
  guessed,
  licenseFrom,
  mediaNameFrom,
  monthDayFrom,
  numberFrom,
  positionFrom,
  unquoted,
  urlFrom,
  yearFrom,
  type Guess,
} from './guess.ts';
import { findLanguage, LANGUAGES, type LanguageMap } from '@varde/domain/languages';

/** The source text of a scalar: `0110` stays `0110`, though YAML parses it as the number 110. */
function written(node: Node): string | undefined {
  if (!isScalar(node)) return undefined;
  if (typeof node.value === 'string') return node.value;
  return node.type === Scalar.PLAIN ? node.source : undefined;
}

/** Excludes characters that neither the database nor a page can hold. */
function isStorable(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  return value.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value);
}

const textShape = (
  expects: Message,
  normalise: (value: string) => string,
  isAccepted: (value: string) => boolean,
  guess: Guess<string> = () => undefined,
): Shape<string> => ({
  expects,
  read(node, reading) {
    const source = written(node);
    if (source === undefined) return reportWrong(node, reading, expects);
    if (!isStorable(source)) return reportControl(node, reading);
    const value = normalise(source);
    if (isAccepted(value)) return value;
    const plain = unquoted(value);
    const meant = [guessed(plain, guess), plain].find((one) => one && isAccepted(one));
    return reportWrong(node, reading, expects, meant);
  },
  write: (value) => normalise(value),
});

function reportControl(node: Node, reading: Reading): undefined {
  reading.report(node, {
    message: msg`The text holds a control character`,
    help: msg`Delete it, or write the text again`,
  });
}

/** Drops trailing spaces and blank lines, and collapses runs of blank lines. */
export function tidyProse(source: string): string {
  return (
    source
      .replace(/\r\n?/g, '\n')
      // The lookbehind prevents quadratic backtracking in long runs of blanks.
      .replace(/(?<![ \t])[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

const prose = textShape(msg`text`, tidyProse, (value) => value !== '');

export const line = textShape(
  msg`text on one line`,
  (value) => value.replace(/\s+/g, ' ').trim(),
  (value) => value !== '',
);

/** A text of a given form; `expects` describes it. */
export function pattern(expects: Message, form: RegExp, guess?: Guess<string>): Shape<string> {
  return accepted(expects, (value) => form.test(value), guess);
}

/** A text accepted by a rule of the domain. */
export function accepted(
  expects: Message,
  isAccepted: (value: string) => boolean,
  guess?: Guess<string>,
): Shape<string> {
  return textShape(expects, (value) => value.trim(), isAccepted, guess);
}

export const slug = pattern(
  msg`a name of a-z, 0-9 and hyphens`,
  /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/,
  makeSlug,
);
export const museumIdentifier = pattern(
  msg`letters a-z, digits and hyphens, such as XMU-F`,
  /^[A-Za-z0-9-]{1,61}$/,
);
export const uuid = pattern(
  msg`a UUID such as 11111111-2222-4333-8444-555555555555`,
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
);
/** A URL that may be written so, and that no browser can open. */
export function urlDoubt(url: string): Report | undefined {
  if (!/^https?:/i.test(url)) return undefined;
  const { hostname = '' } = URL.parse(url) ?? {};
  if (HOST.test(hostname)) return undefined;
  return {
    severity: 'warning',
    message: msg`"${url.slice(0, 80)}" is not the address of a page: "${hostname}" is not a domain`,
    help: msg`Copy it from the address bar of the browser, such as https://www.example.org/visit`,
  };
}

/** A domain, an IP address or the own machine. */
const HOST =
  /^(?:localhost|\[[\da-f:.]+\]|(?:[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?\.)+(?:\p{L}[\p{L}\p{N}-]+|\d+))$/iu;

const addressed = (shape: Shape<string>): Shape<string> => ({
  ...shape,
  read(node, reading) {
    const url = shape.read(node, reading);
    const doubt = url === undefined ? undefined : urlDoubt(url);
    if (doubt) reading.report(node, doubt);
    return url;
  },
});

export const webUrl = addressed(
  pattern(msg`a URL that starts with https:// or http://`, /^https?:\/\/[^\s/?#]\S*$/i, urlFrom),
);
export const linkHref = addressed(
  pattern(
    msg`a URL that starts with https://, http://, mailto:, tel: or /`,
    /^(https?:\/\/[^\s/?#]+|mailto:[^\s]+@|tel:\+?[\d ()-]+$|\/(?![/\\]))\S*/i,
    urlFrom,
  ),
);
export const clock = pattern(
  msg`a time such as "10:00"`,
  /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/,
  clockFrom,
);

export const days = pattern(
  msg`days such as mon-sun or tue,thu`,
  /^(mon|tue|wed|thu|fri|sat|sun)([-,] ?(mon|tue|wed|thu|fri|sat|sun))*$/,
  daysFrom,
);

export const monthDay = checked(
  pattern(msg`a day of the year such as 05-01`, /^\d\d-\d\d$/, monthDayFrom),
  (value) => isDay(`2024-${value}`),
);
export const day = checked(
  pattern(msg`a date such as 2026-05-01`, /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?Z)?$/, dateFrom),
  (value) => isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)),
);
export const partialDay = checked(
  pattern(
    msg`a year, a month or a day: 1999, 1999-12, 1999-12-31`,
    /^(-?\d{1,4}|\d{4}(-\d\d){1,2})$/,
  ),
  (value) => !/^\d{4}-/.test(value) || isDay(`${value}-01`.slice(0, 10)),
);

/** Whether the day YYYY-MM-DD exists: 2025-02-30 does not. */
function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** A number within inclusive bounds. */
export function number(expects: Message, from = -Infinity, to = Infinity): Shape<number> {
  return numberShape(expects, (value) => Number.isFinite(value) && value >= from && value <= to);
}

export function integer(expects: Message, from: number, to: number): Shape<number> {
  return numberShape(expects, (value) => Number.isInteger(value) && value >= from && value <= to);
}

const numberShape = (
  expects: Message,
  isAccepted: (value: number) => boolean,
  guess: Guess<number> = numberFrom,
): Shape<number> => ({
  expects,
  read(node, reading) {
    const value = isScalar(node) ? node.value : undefined;
    if (typeof value === 'number' && isAccepted(value)) return value + 0;
    const meant = guessed(unquoted(String(value)), guess);
    const isMeant = meant !== undefined && isAccepted(meant);
    return reportWrong(node, reading, expects, isMeant ? String(meant) : undefined);
  },
  write: (value) => value,
});

export const id = integer(msg`a whole number from 1`, 1, MAX_ID);
export const year = numberShape(
  msg`a year; negative is before our era`,
  (value) => Number.isInteger(value) && value >= -1_000_000 && value <= 9_999,
  yearFrom,
);
export const metres = number(msg`a number of metres above 0`, Number.MIN_VALUE, 1_000_000);

export const flag: Shape<boolean> = {
  expects: msg`true or false`,
  read(node, reading) {
    const value = isScalar(node) ? node.value : undefined;
    if (typeof value === 'boolean') return value;
    return reportWrong(node, reading, this.expects, guessed(String(value), booleanFrom));
  },
  write: (value) => value,
};

export function choice<const T extends string>(
  options: readonly T[],
  guess?: Guess<string>,
): Shape<T> {
  const expects = msg`one of ${options.join(', ')}`;
  return {
    expects,
    read(node, reading) {
      const text = written(node);
      const value = options.find((option) => option === text);
      if (value !== undefined || text === undefined)
        return value ?? reportWrong(node, reading, expects);
      const meant = (guess && guessed(unquoted(text), guess)) ?? unquoted(text).toLowerCase();
      const known = options.find((option) => option === meant) ?? nearestWord(meant, options);
      return reportWrong(node, reading, expects, known);
    },
    write: (value) => value,
  };
}

export const license = choice(LICENSES, licenseFrom);

const DEGREES = msg`a latitude and a longitude in degrees, such as 61.29814, 7.32236`;

/** Seven decimals are a centimetre; more would be noise in diffs. */
const toDegrees = (value: number): number => Number(value.toFixed(7)) + 0;
const fromDegrees = (value: number): string =>
  value
    .toFixed(7)
    .replace(/\.?(?<!0)0+$/, '')
    .replace(/^-0$/, '0');

/** `latitude, longitude`, or a list of two numbers. */
export const position: Shape<LatLng> = {
  expects: DEGREES,
  read(node, reading) {
    const text = isSeq(node) ? node.items.filter(isNode).map(written).join(',') : written(node);
    const parsed = text === undefined ? undefined : parseLocation(text);
    if (!parsed) {
      const meant = guessed(text ?? '', positionFrom);
      return reportWrong(node, reading, DEGREES, meant && parseLocation(meant) ? meant : undefined);
    }
    warnIfSwapped(parsed, node, reading);
    const value = { lat: toDegrees(parsed.lat), lng: toDegrees(parsed.lng) };
    reading.remember(value, node);
    return value;
  },
  write: ({ lat, lng }) => `${fromDegrees(lat)}, ${fromDegrees(lng)}`,
};

const SWAPPED = {
  severity: 'warning',
  message: msg`Latitude and longitude seem to have changed places`,
} as const;
export const SWAPPED_PAIR = {
  ...SWAPPED,
  help: msg`Write the longitude first in GeoJSON: [7.32236, 61.29814]`,
};

function warnIfSwapped({ lat, lng }: LatLng, node: Node, reading: Reading): void {
  if (!isSwapped([lng, lat])) return;
  reading.report(node, {
    ...SWAPPED,
    help: msg`Latitude stands first: did you mean ${lng}, ${lat}?`,
  });
}

/** The name of a file in media/, without the folder. */
export const mediaName = pattern(
  msg`the name of a file in media/, such as portal.svg`,
  /^[A-Za-z0-9][A-Za-z0-9._-]*\.[A-Za-z0-9]{2,5}$/,
  mediaNameFrom,
);

export const LANGUAGE_KEYS: readonly string[] = LANGUAGES.map((language) => language.key);

export function isLanguageKey(key: string): boolean {
  return LANGUAGE_KEYS.includes(key);
}

/** Suggests a valid language key. */
export function languageHelp(key: string): Message {
  const meant = findLanguage(key)?.key;
  return meant
    ? msg`Write ${meant} for this language`
    : msg`Languages: ${LANGUAGE_KEYS.join(', ')}`;
}

/** Values by language, in the order of the product's languages. */
export function byLanguage<T>(item: Shape<T>): Shape<Readonly<Record<string, T>>> {
  const expects = msg`${item.expects} per language: ${BY_LANGUAGE}`;
  return {
    expects,
    read(node, reading) {
      if (!isMap(node)) return reportWrong(node, reading, expects);
      const found = new Map<string, T>();
      const { issues } = reading.log;
      const before = issues.length;
      for (const pair of node.items)
        if (isLanguageKey(keyOf(pair)) || !reportCutOff(node, pair, reading, true))
          readLanguage(pair, item, reading, found);
      if (found.size === 0 && issues.length === before) return reportWrong(node, reading, expects);
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
      message: msg`"${key}" is not the key of a language`,
      help: languageHelp(key),
    });
  } else if (child) {
    const value = item.read(child, reading);
    if (value !== undefined) found.set(key, value);
    if (key === 'se' && typeof value === 'string' && NOT_SAMI.test(value))
      reading.report(pair.key, {
        severity: 'warning',
        message: msg`The key se is that of Northern Sámi, and the text seems to be in another language`,
        help: msg`Write sv for Swedish`,
      });
  }
}

/** Letters and words of Swedish and English that Northern Sámi does not have. */
const NOT_SAMI = /[äö]|(?<!\p{L})(?:och|en|ett|på|av|med|som|i|the|and|of|with|an?)(?!\p{L})/iu;

export function inLanguageOrder<T>(map: Readonly<Record<string, T>>): Record<string, T> {
  const rank = (key: string): number => LANGUAGE_KEYS.indexOf(key);
  const known = Object.entries(map).filter(([key]) => isLanguageKey(key));
  return Object.fromEntries(known.sort(([a], [b]) => rank(a) - rank(b)));
}

/** A map required for every reader: missing languages of the pack are a warning. */
const translated = (shape: Shape<LanguageMap>): Shape<LanguageMap> => ({
  ...shape,
  read(node, reading) {
    const value = shape.read(node, reading);
    if (value) reading.log.translatable.push(value);
    return value;
  },
});

/** One line in each language of the pack. */
export const titles = translated(byLanguage(line));
/** Text in each language of the pack. */
export const texts = translated(byLanguage(prose));
/** Text for which one language suffices. */
export const notes = byLanguage(prose);
