/** Parsers of option and argument values; commander reports the errors that they throw. */
import { type Message, msg } from '@varde/domain/message';
import { findLanguage } from '@varde/domain/languages';
import type { Area } from '#integrations/harvest/source.ts';
import { InvalidValue } from './translate-commander.ts';

export const text =
  (pattern: RegExp, advice: Message) =>
  (value: string): string => {
    if (!pattern.test(value)) throw new InvalidValue(advice);
    return value;
  };

export const number = (pattern: RegExp, advice: Message) => {
  const checked = text(pattern, advice);
  return (value: string): number => Number(checked(value));
};

/** The key of a language, by any of its tags: `no` for `nb`. */
export function language(value: string): string {
  const found = findLanguage(value);
  if (!found) throw new InvalidValue(msg`There is no language '${value}'.`);
  return found.key;
}

export function date(value: string): string {
  const time = Date.parse(value);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(time) || isoDate(time) !== value)
    throw new InvalidValue(msg`Give a date such as 2026-06-30.`);
  return value;
}

export const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Comma-separated codes as typed by people. */
export const codes = (value: string): string[] =>
  value.split(',').map((code) => code.trim().toLowerCase());

export function webUrl(value: string): string {
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new InvalidValue(msg`Give a URL that starts with https://.`);
  return value.replace(/(?<!\/)\/+$/, '');
}

export function area(value: string): Area {
  const [west = NaN, south = NaN, east = NaN, north = NaN, ...rest] = value.split(',').map(Number);
  // Comparisons with NaN are false.
  const isValid = isAscending(-180, west, east, 180) && isAscending(-90, south, north, 90);
  if (!isValid || rest.length > 0)
    throw new InvalidValue(
      msg`Give west, south, east and north in degrees, such as 10.1,59.7,10.3,59.8.`,
    );
  return [west, south, east, north];
}

const isAscending = (least: number, low: number, high: number, most: number): boolean =>
  least <= low && low < high && high <= most;
