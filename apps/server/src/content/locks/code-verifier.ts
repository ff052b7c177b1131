/**
 * Verifies access codes within limits that keep short codes from being guessed, without letting one
 * visitor's guesses lock out another: browsers and networks that have opened the lock before have
 * limits of their own, and among the others each has a few guesses left when many have been wrong.
 * docs/security.md has the numbers.
 */
import {
  CODE_GUESSES_GUARDED,
  CODE_GUESSES_OF_KNOWN,
  CODE_GUESSES_PER_BROWSER,
  CODE_GUESSES_PER_DOCUMENT,
  CODE_GUESSES_PER_IP,
  CODE_GUESSES_PER_STRANGER,
  STORAGE_LIFE_S,
} from '@varde/domain/constants';
import { foldText } from '@varde/domain/fold-answer';
import { isSameSecret } from '#http/caller.ts';
import { tooManyRequests } from '#http/problems.ts';
import { clientNetwork, clientSite } from '#http/client-network.ts';
import type { Count, RateLimiter } from '#rate-limit/rate-limit.service.ts';

interface Guess {
  readonly documentId: number;
  /** As database text: a changed code makes all browsers and networks strangers. */
  readonly lock: string;
  readonly code: string;
  readonly expected: string;
  /** IP address of the client. */
  readonly ipAddress: string;
  /** Identifies a browser that has opened this lock before. */
  readonly formerGrant: string | undefined;
}

type CodeVerification =
  | { readonly isRight: true }
  /** `left`: remaining wrong guesses before this client must wait. */
  | { readonly isRight: false; readonly left: number };

/** @throws ProblemError when there were too many wrong guesses */
export type CodeVerifier = (guess: Guess) => Promise<CodeVerification>;

/**
 * A guess is counted before it is verified: concurrent guesses cannot exceed the limit. A right one
 * is not: a school class behind one IP address opens the article one after the other.
 */
export function createCodeVerifier(rateLimiter: RateLimiter): CodeVerifier {
  return async (guess) => {
    const counted = await countGuess(rateLimiter, guess);
    const own = counted.filter(({ isOwn }) => isOwn);
    if (!isSameCode(guess.code, guess.expected)) {
      const left = await Promise.all(
        own.map(({ key, limit }) => rateLimiter.remaining(key, limit)),
      );
      return { isRight: false, left: Math.min(...left) };
    }
    await rateLimiter.succeed(counted);
    await rateLimiter.trust(networkOf(guess), STORAGE_LIFE_S);
    return { isRight: true };
  };
}

const networkOf = ({ documentId, lock, ipAddress }: Guess) => ({
  what: `unlock/${documentId}`,
  who: `${clientNetwork(ipAddress)} ${lock}`,
});

/** @returns where the guess has been counted @throws ProblemError */
async function countGuess(rateLimiter: RateLimiter, guess: Guess): Promise<Count[]> {
  const { documentId, formerGrant, ipAddress } = guess;
  const what = `unlock/${documentId}`;
  const consume = ({ key, limit }: Count) => rateLimiter.consume(key, limit);
  const take = async (count: Count): Promise<void> => {
    const wait = await consume(count);
    if (wait !== undefined) throw tooManyRequests(wait);
  };
  if (formerGrant !== undefined) {
    const key = { what: `${what}/browser`, who: formerGrant };
    const byBrowser = { key, limit: CODE_GUESSES_PER_BROWSER, isOwn: true };
    await take(byBrowser);
    return [byBrowser];
  }
  const byIp: Count = {
    key: { what, who: clientNetwork(ipAddress) },
    limit: CODE_GUESSES_PER_IP,
    isOwn: true,
  };
  // The client first: one over its limit must not consume the document's guesses.
  await take(byIp);
  const ofAll = (await rateLimiter.isTrusted(networkOf(guess)))
    ? { key: { what: `${what}/known` }, limit: CODE_GUESSES_OF_KNOWN }
    : { key: { what }, limit: CODE_GUESSES_PER_DOCUMENT };
  if ((await consume(ofAll)) === undefined) return [byIp, ofAll];
  const byStranger: Count = {
    key: { what: `${what}/stranger`, who: clientSite(ipAddress) },
    limit: CODE_GUESSES_PER_STRANGER,
    isOwn: true,
  };
  const guarded = { key: { what: `${what}/guarded` }, limit: CODE_GUESSES_GUARDED };
  await take(byStranger);
  await take(guarded);
  return [byIp, byStranger, guarded];
}

/** Read off a sign and typed on a phone: case, marks, spaces and hyphens do not count. */
function isSameCode(code: string, expected: string): boolean {
  const foldedExpected = foldCode(expected);
  return foldedExpected !== '' && isSameSecret(foldCode(code), foldedExpected);
}

/** Dashes of any kind: phones turn two hyphens into one long dash. */
function foldCode(text: string): string {
  return foldText(text).replace(/[\s\p{Pd}]+/gu, '');
}
