/**
 * The canonical form of an answer to each kind of task, so that the pack's answers and a visitor's
 * give the same hash (specification §4.8: correct answers travel only as salted SHA-256 hashes, in
 * hex).
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { foldAnswer } from './fold-answer.ts';

/**
 * SHA-256 in hex of the task's salt, a colon and the canonical answer. Uses a library, because
 * browsers have no `crypto.subtle` over plain http, as on a museum's own network.
 */
export function hashAnswer(salt: string, answer: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${salt}:${answer}`)));
}

/**
 * What a correct answer opens the task's explanation with (rebus/explanation.ts), 32 bytes in hex.
 * Payloads hold the answer's hash, from which this cannot be derived.
 */
export function explanationKey(salt: string, answer: string): string {
  return hashAnswer(`explanation-${salt}`, answer);
}

/** Single, multiple and image choice: the keys of the chosen options, in any order. */
export function choiceAnswer(keys: readonly string[]): string {
  return [...new Set(keys)].sort().join(',');
}

/** Ordering: the options' keys, first to last. */
export function orderAnswer(keys: readonly string[]): string {
  return keys.join(',');
}

/** Free text, and a code read from a sign. */
export function textAnswer(text: string): string {
  return foldAnswer(text);
}

/**
 * A number rounded to the task's `decimals`; `undefined` when it is not a number. Accepts a decimal
 * comma and spaces between thousands.
 */
export function numberAnswer(text: string, decimals: number): string | undefined {
  const plain = text.replace(/\s/g, '').replace(',', '.').replace('−', '-');
  if (!/^[+-]?(\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return undefined;
  const rounded = Number(plain).toFixed(decimals);
  return Number(rounded) === 0 ? (0).toFixed(decimals) : rounded;
}
