/**
 * Hashes and compares passwords with argon2id, a few at a time: each takes 19 MB and a tenth of a second of one core. With a pepper,
 * a secret that is not in the database, the hash is keyed by it (RFC 9106 §3.1, K): who has read the database cannot even guess.
 */
import PQueue from 'p-queue';
import { unavailable } from '#http/problems.ts';
import { normalPassword } from './password-policy.ts';

/** OWASP's recommendation, and RFC 9106's second choice made smaller: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const MAX_WAITING = 40;
/** Before the hashes that are keyed. */
export const KEYED = 'keyed:';

const queue = new PQueue({ concurrency: AT_ONCE });
let decoy: Promise<string> | undefined;

export async function hashPassword(password: string, pepper?: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  const hashed = await inTurn(() => hash(normalPassword(password), { ...COST, ...keyOf(pepper) }));
  return pepper === undefined ? hashed : KEYED + hashed;
}

/** Whether it was hashed before there was a pepper. */
export const lacksPepper = (storedHash: string, pepper: string | undefined): boolean =>
  pepper !== undefined && !storedHash.startsWith(KEYED);

const keyOf = (pepper: string | undefined) =>
  pepper === undefined ? {} : { secret: Buffer.from(pepper) };

/** @param storedHash absent: nobody's; it takes as long as with one, so that the time does not tell whether an account exists */
export async function isPassword(
  password: string,
  storedHash: string | undefined,
  pepper?: string,
): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  const compared = storedHash ?? (await (decoy ??= hashPassword('nobody has this one')));
  const isKeyed = compared.startsWith(KEYED);
  if (isKeyed && pepper === undefined)
    throw new Error('Passwords are keyed by a VARDE_PASSWORD_PEPPER that is not set.');
  const hashed = isKeyed ? compared.slice(KEYED.length) : compared;
  const key = isKeyed ? keyOf(pepper) : {};
  const isRight = await inTurn(() => verify(hashed, normalPassword(password), key));
  return storedHash !== undefined && isRight;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.size >= MAX_WAITING) throw unavailable('Too many log in at this moment.');
  return queue.add(work);
}
