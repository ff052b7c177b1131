/** Hashes and compares passwords with argon2id, a few at a time: each takes 19 MB and a tenth of a second of one core. */
import { unavailable } from '#http/problems.ts';
import { Turnstile, TurnstileFull } from '#modules/media/turnstile.ts';
import { normalPassword } from './password-policy.ts';

/** OWASP's recommendation, and RFC 9106's second choice made smaller: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const MAX_WAITING = 40;

const turnstile = new Turnstile(AT_ONCE, MAX_WAITING);
let decoy: Promise<string> | undefined;

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return inTurn(() => hash(normalPassword(password), COST));
}

/** @param kept absent: nobody's; it takes as long as with one, so that the time does not tell whether an account exists */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  const compared = kept ?? (await (decoy ??= hashPassword('nobody has this one')));
  const isRight = await inTurn(() => verify(compared, normalPassword(password)));
  return kept !== undefined && isRight;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await turnstile.pass(work);
  } catch (error) {
    if (error instanceof TurnstileFull) throw unavailable('Too many log in at this moment.');
    throw error;
  }
}
