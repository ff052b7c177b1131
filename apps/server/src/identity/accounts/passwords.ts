/**
 * Hashes and verifies passwords with argon2id, with bounded concurrency: each operation takes 19 MB
 * and 0.1 s of one core. A pepper, a secret outside the database, keys the hash (RFC 9106 §3.1, K):
 * a leaked database alone does not allow offline guessing.
 */
import PQueue from 'p-queue';
import { unavailable } from '#http/problems.ts';
import { normalPassword } from './password-policy.ts';

/** OWASP's recommendation, a reduced form of RFC 9106's second option: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const MAX_WAITING = 40;
/** Prefix of keyed hashes. */
export const KEYED = 'keyed:';

const queue = new PQueue({ concurrency: AT_ONCE });
let decoy: Promise<string> | undefined;

export async function hashPassword(password: string, pepper?: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  const hashed = await inTurn(() => hash(normalPassword(password), { ...COST, ...keyOf(pepper) }));
  return pepper === undefined ? hashed : KEYED + hashed;
}

/** Whether the hash predates the configured pepper. */
export const lacksPepper = (storedHash: string, pepper: string | undefined): boolean =>
  pepper !== undefined && !storedHash.startsWith(KEYED);

const keyOf = (pepper: string | undefined) =>
  pepper === undefined ? {} : { secret: Buffer.from(pepper) };

/** @param storedHash absent: compares with a decoy, so that timing does not reveal accounts */
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
