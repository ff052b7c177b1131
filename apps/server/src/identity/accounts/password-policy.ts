/**
 * Accepts long passwords that are not guessed first. No composition rules (NIST SP 800-63B
 * §5.1.1.2): those make passwords worse. The list is deliberately short; any other long password is
 * infeasible to guess over a network.
 */
import { COMMON_WORDS, ROWS } from './common-passwords.ts';

export const PASSWORD_MIN_LENGTH = 12;
/** Bounds the work of argon2. */
const PASSWORD_MAX_LENGTH = 128;

export type PasswordError = 'too-short' | 'too-long' | 'too-common';

/** Equal characters are the same password, whatever their Unicode encoding. */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** @param known public facts about the person: name and email address */
export function validatePassword(
  password: string,
  known: readonly string[] = [],
): PasswordError | undefined {
  const text = normalPassword(password);
  const { length } = charactersOf(text);
  if (length < PASSWORD_MIN_LENGTH) return 'too-short';
  if (length > PASSWORD_MAX_LENGTH) return 'too-long';
  return isGuessable(text, known) ? 'too-common' : undefined;
}

/** NIST counts code points. */
const charactersOf = (text: string): string[] => Array.from(text);

const FEW = 5;

function isGuessable(text: string, known: readonly string[]): boolean {
  const plain = undoLeetspeak(text);
  const typed = unshifted(text.toLowerCase());
  if (new Set(plain).size < FEW || isRow(plain) || isRow(typed) || isRows(typed)) return true;
  const words = [...COMMON_WORDS, ...known.flatMap(wordsOf)];
  // The remainder after removing common words, digits and punctuation.
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), plain)
    .replaceAll(/[^\p{L}]/gu, '');
  return rest.length < FEW && !isMostlyDigits(plain);
}

/** Long random digits are accepted; a word followed by a date is not. */
const isMostlyDigits = (plain: string): boolean =>
  /^\d+$/.test(plain) && !isRow(plain) && new Set(plain).size > FEW;

const SWAPPED: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Lower case, with the usual substitutions undone between letters. */
function undoLeetspeak(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?<=\p{L})[013457@$!](?=\p{L})/gu, (sign) => SWAPPED[sign] ?? sign);
}

/** A segment of a keyboard row or of the alphabet, in either direction, or a repeated segment. */
function isRow(plain: string): boolean {
  return isInRow(plain) || /^(.{1,6})\1+.{0,3}$/u.test(plain);
}

const MIN_SEQUENCE_LENGTH = 3;

/** Several such segments in sequence, or each character doubled; a single one may be chance. */
function isRows(typed: string): boolean {
  const once = typed.replaceAll(/(.)\1/gu, '$1');
  const rest = once.length <= typed.length / 2 ? once : typed;
  let left = 0;
  for (let at = 0; at < rest.length;) {
    const sequenceLength = sequenceLengthAt(rest, at);
    if (sequenceLength === 0) left += 1;
    at += Math.max(sequenceLength, 1);
  }
  return left < FEW - 1;
}

/** Length of the longest row segment that starts at `at`; 0 without one. */
function sequenceLengthAt(typed: string, at: number): number {
  let length = 0;
  while (at + length < typed.length && isInRow(typed.slice(at, at + length + 1))) length += 1;
  return length < MIN_SEQUENCE_LENGTH ? 0 : length;
}

const isInRow = (sequence: string): boolean =>
  ROWS.some(
    (row) => row.includes(sequence) || row.includes(charactersOf(sequence).reverse().join('')),
  );

const SHIFTED = '!@#$%^&*()';

/** Maps shifted digits of an English keyboard back to digits. */
const unshifted = (text: string): string =>
  text.replaceAll(/[!@#$%^&*()]/g, (sign) => String((SHIFTED.indexOf(sign) + 1) % 10));

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3);
