/**
 * Opens locked articles by location, network or access code (specification §4.9). The caller gets a
 * grant, which opens the article's body and media until it expires.
 */
import {
  GRANT_LIFE_S,
  GRANTS_PER_REQUEST,
  CODE_GUESSES_PER_IP,
  CODE_GUESSES_PER_DOCUMENT,
} from '@varde/domain/constants';
import type { Grant, UnlockBody } from '@varde/contract/unlocking';
import type { Context } from '#context.ts';
import type { Caller } from '#http/product-api.ts';
import {
  createRateLimiter,
  type RateLimiter,
  type Limit,
  type RateLimitKey,
} from '#rate-limit/rate-limit.service.ts';
import { createSecret } from '#secrets/secrets.service.ts';
import { findLocks, type LockRow } from './locks.repository.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAX_ID } from '@varde/contract/common';
import { foldText } from '@varde/domain/fold-answer';
import { formatDistance } from '@varde/domain/geo';
import { evaluateNearness } from '@varde/domain/locks';
import { isSameSecret } from '#http/caller.ts';
import { networkTest } from '#http/networks.ts';
import { tooManyRequests, malformedParameter, ProblemError } from '#http/problems.ts';
import { clientNetwork } from '#rate-limit/client-network.ts';

export interface Locks {
  /**
   * A grant for the document; `undefined` when the document does not exist.
   * @throws ProblemError when verification fails, the rate limit is reached, or there is no lock
   */
  unlock(id: number, body: UnlockBody, caller: Caller): Promise<Grant | undefined>;
  /** Whether one of the grants in the header `unlock-grant` opens this document now. */
  opens(grant: string | undefined, documentId: number): Promise<boolean>;
  /** Ids of all documents that the header's grants open now. */
  openedBy(grant: string | undefined): Promise<number[]>;
}

export function createLocks(
  { database }: Pick<Context, 'database'>,
  now: () => number = Date.now,
): Locks {
  const readSecret = createSecret(database, 'unlock-grants');
  const verifyCode = createCodeVerifier(createRateLimiter(database));
  const seconds = (): number => Math.floor(now() / 1000);
  const isInTime = ({ expires }: ParsedGrant): boolean => expires > seconds();

  /** Documents whose current lock matches the grant's signature. */
  async function opened(grants: readonly ParsedGrant[]): Promise<number[]> {
    if (grants.length === 0) return [];
    const ids = grants.map(({ documentId }) => documentId);
    const [secret, rows] = await Promise.all([readSecret(), findLocks(database, ids, 'public')]);
    const locks = new Map(rows.map(({ id, lock_text: lock }) => [id, lock]));
    const genuine = grants.filter((grant) => {
      const lock = locks.get(grant.documentId);
      return lock && hasValidSignature(secret, grant, lock);
    });
    return [...new Set(genuine.map(({ documentId }) => documentId))];
  }

  return {
    async unlock(id, body, caller) {
      const [row] = await findLocks(database, [id], caller.audience);
      if (!row) return undefined;
      await verifyUnlock(row, { body, caller, verifyCode });
      const expires = seconds() + GRANT_LIFE_S;
      const lock = row.lock_text ?? '';
      const grant = writeGrant(await readSecret(), { documentId: id, expires }, lock);
      return { grant, expires_at: new Date(expires * 1000).toISOString() };
    },
    async opens(header = '', documentId) {
      const named = readGrants(header).filter((grant) => grant.documentId === documentId);
      return (await opened(named.filter(isInTime))).length > 0;
    },
    openedBy: async (header = '') => opened(readGrants(header).filter(isInTime)),
  };
}

/** What the header `unlock-grant` carries, with a signature. */
interface GrantTerms {
  readonly documentId: number;
  /** Unix time in seconds. */
  readonly expires: number;
}

interface ParsedGrant extends GrantTerms {
  readonly signature: string;
}

const GRANT_PATTERN = /^([1-9]\d{0,9})\.([1-9]\d{0,11})\.([\w-]{43})$/;

/** @param lock the lock as database text */
function writeGrant(secret: string, terms: GrantTerms, lock: string): string {
  return `${terms.documentId}.${terms.expires}.${sign(secret, terms, lock)}`;
}

/** Parses a comma-separated header; malformed grants are skipped. */
function readGrants(header: string): ParsedGrant[] {
  return header
    .split(',', GRANTS_PER_REQUEST)
    .map((text) => GRANT_PATTERN.exec(text.trim()))
    .filter((match) => match !== null)
    .map(([, documentId, expires, signature = '']) => ({
      documentId: Number(documentId),
      expires: Number(expires),
      signature,
    }))
    .filter(({ documentId }) => documentId <= MAX_ID);
}

/** Verifies the signature against this lock; the caller checks expiry. */
function hasValidSignature(secret: string, grant: ParsedGrant, lock: string): boolean {
  const expected = Buffer.from(sign(secret, grant, lock));
  return timingSafeEqual(Buffer.from(grant.signature), expected);
}

/** Also covers the lock: changing its code, network or radius invalidates earlier grants. */
function sign(secret: string, { documentId, expires }: GrantTerms, lock: string): string {
  return createHmac('sha256', secret)
    .update(`${documentId}.${expires}.${lock}`)
    .digest('base64url');
}

interface UnlockRequest {
  readonly body: UnlockBody;
  readonly caller: Pick<Caller, 'ipAddress'>;
  readonly verifyCode: CodeVerifier;
}

/**
 * Errors help the visitor without revealing secrets.
 * @throws ProblemError when the request does not open the lock, and when there is no lock
 */
async function verifyUnlock(row: LockRow, request: UnlockRequest): Promise<void> {
  const { geo, ip, code } = row.lock ?? {};
  if (geo) verifyLocation(row, geo.radius, request.body);
  else if (ip) verifyNetwork(ip, request.caller.ipAddress);
  else if (code !== undefined) await verifyAccessCode(row.id, code, request);
  else throw new ProblemError('not-locked', { detail: 'It can be read without a grant.' });
}

const metres = (length: number): string => formatDistance(Math.ceil(length), 'en');

function verifyLocation({ lat, lng }: LockRow, proximity: number, body: UnlockBody): void {
  const { location: position, accuracy } = body;
  if (!position) {
    const detail = `is missing: the document opens within ${metres(proximity)} of its location`;
    throw malformedParameter('location', detail);
  }
  // Pack validation rejects a radius without a location.
  if (lat === null || lng === null) throw refused('The document has no location.');
  const place = { location: { lat, lng }, proximity };
  const nearness = evaluateNearness({ ...position, accuracy }, place);
  if (nearness.status === 'here') return;
  throw refused(
    `The document opens within ${metres(proximity)} of its location, and you are ${metres(nearness.distance)} away.`,
  );
}

function verifyNetwork(networks: readonly string[], ipAddress: string): void {
  if (!networkTest(networks)(ipAddress)) {
    throw refused("This opens on the museum's own network: join its wi-fi and try again.");
  }
}

async function verifyAccessCode(
  documentId: number,
  expected: string,
  request: UnlockRequest,
): Promise<void> {
  const { body, caller } = request;
  if (body.code === undefined) {
    throw malformedParameter('code', 'is missing: the document opens with an access code');
  }
  const guess = { documentId, expected, code: body.code, ipAddress: caller.ipAddress };
  const result = await request.verifyCode(guess);
  if (!result.isRight) throw refused('The code is wrong.', result.left);
}

function refused(detail: string, attemptsLeft?: number): ProblemError {
  return new ProblemError('not-unlocked', {
    detail,
    ...(attemptsLeft === undefined ? {} : { attemptsLeft }),
  });
}

interface Guess {
  readonly documentId: number;
  readonly code: string;
  readonly expected: string;
  /** IP address of the client. */
  readonly ipAddress: string;
}

type CodeVerification =
  | { readonly isRight: true }
  /** `left`: remaining wrong guesses before this IP address must wait. */
  | { readonly isRight: false; readonly left: number };

/** @throws ProblemError when there were too many wrong guesses */
type CodeVerifier = (guess: Guess) => Promise<CodeVerification>;

/**
 * A guess is counted before it is verified: concurrent guesses cannot exceed the limit. A right one
 * is refunded: a school class behind one IP address opens the article one after the other.
 */
function createCodeVerifier(rateLimiter: RateLimiter): CodeVerifier {
  const take = async (key: RateLimitKey, limit: Limit): Promise<void> => {
    const wait = await rateLimiter.consume(key, limit);
    if (wait !== undefined) throw tooManyRequests(wait);
  };
  return async ({ documentId, code, expected, ipAddress }) => {
    const what = `unlock/${documentId}`;
    const byIp = { what, who: clientNetwork(ipAddress) };
    // The IP address first: a client over its limit must not consume the document's guesses.
    await take(byIp, CODE_GUESSES_PER_IP);
    await take({ what }, CODE_GUESSES_PER_DOCUMENT);
    if (!isSameCode(code, expected)) {
      return { isRight: false, left: await rateLimiter.remaining(byIp, CODE_GUESSES_PER_IP) };
    }
    await Promise.all([rateLimiter.reset(byIp), rateLimiter.refund({ what })]);
    return { isRight: true };
  };
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
