/**
 * Encrypts the explanation of a task so that only a correct answer opens it, without a network
 * (specification §4.8). AES-SIV (RFC 5297), which is deterministic, encrypts the text with a key of
 * its own, and that key once for each accepted answer. In a module of its own, as browsers load the
 * cipher when the first post is solved.
 */
import { aessiv } from '@noble/ciphers/aes.js';
import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { isRecord } from '../is-record.ts';
import type { LanguageMap } from '../languages.ts';
import { explanationKey, hashAnswer } from '../task-answers.ts';

/** In hex. */
interface EncryptedExplanation {
  readonly data: string;
  /** The key of `data`, encrypted with each accepted answer's `explanationKey`, in their order. */
  readonly keys: string[];
}

/** @param answers all accepted answers of the task, in canonical form; the order of the keys */
export function encryptExplanation(
  explanation: LanguageMap,
  salt: string,
  answers: readonly string[],
): EncryptedExplanation {
  // Derived, so that the same pack yields the same rows; whoever knows all answers may read it.
  const key = hashAnswer(`explanations-${salt}`, JSON.stringify(answers));
  return {
    data: encrypt(key, utf8ToBytes(JSON.stringify(explanation))),
    keys: answers.map((answer) => encrypt(explanationKey(salt, answer), hexToBytes(key))),
  };
}

/**
 * @param answerKey the `explanationKey` of the answer at `index`
 * @returns `undefined` when the key opens another explanation, or none
 */
export function decryptExplanation(
  { data, keys }: Readonly<EncryptedExplanation>,
  index: number,
  answerKey: string,
): LanguageMap | undefined {
  try {
    const key = bytesToHex(decrypt(answerKey, keys[index] ?? ''));
    const value: unknown = JSON.parse(bytesToUtf8(decrypt(key, data)));
    return isLanguageMap(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isLanguageMap = (value: unknown): value is LanguageMap =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const encrypt = (key: string, bytes: Uint8Array): string =>
  bytesToHex(aessiv(hexToBytes(key)).encrypt(bytes));

const decrypt = (key: string, data: string): Uint8Array =>
  aessiv(hexToBytes(key)).decrypt(hexToBytes(data));
