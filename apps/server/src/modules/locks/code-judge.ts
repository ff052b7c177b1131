import { foldLetters } from '@varde/domain/fold-answer';
import { CODE_GUESSES_PER_ADDRESS, CODE_GUESSES_PER_DOCUMENT } from '@varde/domain/constants';
import { isSameSecret } from '#http/caller.ts';
import { tooManyRequests } from '#http/problems.ts';
import { addressGroup } from '#modules/attempts/address-group.ts';
import type { Attempts, Limit, Tried } from '#modules/attempts/attempts.service.ts';

interface Guess {
  readonly documentId: number;
  readonly given: string;
  readonly expected: string;
  /** Of the client. */
  readonly address: string;
}

type Judgement =
  | { readonly isRight: true }
  /** `left`: how many more wrong ones are taken before this address must wait. */
  | { readonly isRight: false; readonly left: number };

/** @throws ProblemError when there were too many wrong ones */
export type JudgeCode = (guess: Guess) => Promise<Judgement>;

/**
 * A guess is counted before it is judged, so that guesses at the same time cannot pass the limit together. A right one is
 * not held against anybody: a school class behind one address opens the article one after the other.
 */
export function createCodeJudge(attempts: Attempts): JudgeCode {
  const take = async (tried: Tried, limit: Limit): Promise<void> => {
    const wait = await attempts.take(tried, limit);
    if (wait !== undefined) throw tooManyRequests(wait);
  };
  return async ({ documentId, given, expected, address }) => {
    const what = `unlock/${documentId}`;
    const byAddress = { what, who: addressGroup(address) };
    // The address first: whoever is refused already does not use up everybody's guesses.
    await take(byAddress, CODE_GUESSES_PER_ADDRESS);
    await take({ what }, CODE_GUESSES_PER_DOCUMENT);
    if (!isSameCode(given, expected)) {
      return { isRight: false, left: await attempts.left(byAddress, CODE_GUESSES_PER_ADDRESS) };
    }
    await Promise.all([attempts.forget(byAddress), attempts.giveBack({ what })]);
    return { isRight: true };
  };
}

/** An access code is read off a sign and typed on a phone: case, marks, spaces and hyphens do not count. */
function isSameCode(given: string, expected: string): boolean {
  const wanted = foldCode(expected);
  return wanted !== '' && isSameSecret(foldCode(given), wanted);
}

/** Dashes of any kind: telephones turn two hyphens into one long one. */
function foldCode(text: string): string {
  return foldLetters(text).replace(/[\s\p{Pd}]+/gu, '');
}
