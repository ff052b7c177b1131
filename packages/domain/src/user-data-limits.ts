/** Limits of what is stored for a visitor. The server refuses what exceeds them; devices ask first. */
import {
  FAVOURITES_MAX,
  RUN_EVENTS_MAX,
  UNKNOWN_KEYS_MAX,
  USER_DATA_MAX_BYTES,
} from './constants.ts';

/** The limit that a record exceeds. */
export type UserDataExcess = 'favourites' | 'events' | 'keys' | 'bytes';

const SETTINGS_KEYS = new Set(['favourites', 'favourite_times']);
const QUIZ_KEYS = new Set(['version', 'isSolved', 'events']);

/** Of merged settings. `undefined`: they may be stored. */
export function settingsExcess(settings: object): UserDataExcess | undefined {
  if (lengthOf(settings, 'favourites') > FAVOURITES_MAX) return 'favourites';
  return sizeExcess(settings, SETTINGS_KEYS);
}

/** Of a merged record of a rebus or post. `undefined`: it may be stored. */
export function quizDataExcess(quizData: object): UserDataExcess | undefined {
  if (lengthOf(quizData, 'events') > RUN_EVENTS_MAX) return 'events';
  return sizeExcess(quizData, QUIZ_KEYS);
}

function sizeExcess(record: object, known: ReadonlySet<string>): UserDataExcess | undefined {
  const unknown = Object.keys(record).filter((key) => !known.has(key));
  if (unknown.length > UNKNOWN_KEYS_MAX) return 'keys';
  return storedBytes(record) > USER_DATA_MAX_BYTES ? 'bytes' : undefined;
}

function lengthOf(record: object, key: string): number {
  const list: unknown = Reflect.get(record, key);
  return Array.isArray(list) ? list.length : 0;
}

/** The longest that PostgreSQL writes out one number, which it stores without exponents. */
const LONGEST_NUMBER = '0'.repeat(330);

/** Size as JSON in UTF-8, with numbers as the database returns them: `1e300` has 301 digits. */
export function storedBytes(record: object): number {
  const text = JSON.stringify(record, (_key, value: unknown) =>
    typeof value === 'number' && String(value).includes('e') ? LONGEST_NUMBER : value,
  );
  return new TextEncoder().encode(text).length;
}
