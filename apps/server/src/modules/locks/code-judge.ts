import { CODE_GUESSES_PER_ADDRESS, CODE_GUESSES_PER_DOCUMENT } from '@varde/domain/constants';
import { tooManyRequests } from '#http/problems.ts';
import { addressGroup } from '#modules/attempts/address-group.ts';
import type { Attempts, Limit, Tried } from '#modules/attempts/attempts.service.ts';
import { isSameCode } from './is-same-code.ts';

export interface Guess {
  readonly documentId: number;
  readonly given: string;
  readonly expected: string;
  /** Of the client. */
  readonly address: string;
}

/** Whether the guess is right. @throws ProblemError when there were too many wrong ones */
export type JudgeCode = (guess: Guess) => Promise<boolean>;

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
    const isRight = isSameCode(given, expected);
    if (isRight) await Promise.all([attempts.forget(byAddress), attempts.giveBack({ what })]);
    return isRight;
  };
}
