/**
 * Which passwords are taken: long ones that nobody tries first. No rule about digits or capitals (NIST SP 800-63B §5.1.1.2): those make
 * passwords worse. Kept short on purpose; a long password that is not among these is beyond guessing over a network.
 */
import { COMMON_WORDS, ROWS } from './common-passwords.ts';

export const PASSWORD_MIN_LENGTH = 12;
/** argon2 works through all of it. */
const PASSWORD_MAX_LENGTH = 128;

export type PasswordError = 'too-short' | 'too-long' | 'too-common';

/** The same letters are the same password, however the keyboard wrote them. */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** @param known what anybody may know of the person: name and address */
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

/** Code points: what counts as one sign of a password (NIST). */
const charactersOf = (text: string): string[] => Array.from(text);

const FEW = 5;

function isGuessable(text: string, known: readonly string[]): boolean {
  const plain = undoLeetspeak(text);
  const typed = unshifted(text.toLowerCase());
  if (new Set(plain).size < FEW || isRow(plain) || isRow(typed) || isRows(typed)) return true;
  const words = [...COMMON_WORDS, ...known.flatMap(wordsOf)];
  // What is left of it when the words that everybody tries, digits and signs are taken away.
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), plain)
    .replaceAll(/[^\p{L}]/gu, '');
  return rest.length < FEW && !isMostlyDigits(plain);
}

/** Long random digits are fine; a date behind a word is not. */
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

/** Lower case, and the usual swaps undone where letters stand beside them. */
function undoLeetspeak(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?<=\p{L})[013457@$!](?=\p{L})/gu, (sign) => SWAPPED[sign] ?? sign);
}

/** Pieces of the keyboard's rows or of the alphabet, also backwards, or the same piece again and again. */
function isRow(plain: string): boolean {
  return isInRow(plain) || /^(.{1,6})\1+.{0,3}$/u.test(plain);
}

const MIN_SEQUENCE_LENGTH = 3;

/** Several such pieces behind each other, or each sign typed twice; one that stands alone may be chance. */
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

/** Letters of the longest piece of a row that begins there; 0 where none does. */
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

/** The digits of an English keyboard whose upper signs were typed. */
const unshifted = (text: string): string =>
  text.replaceAll(/[!@#$%^&*()]/g, (sign) => String((SHIFTED.indexOf(sign) + 1) % 10));

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3);
