/**
 * Opens locked articles by location, network or access code (specification §4.9). The caller gets a
 * grant, which opens the article's body and media until it expires.
 */
import { GRANT_LIFE_S, GRANTS_PER_REQUEST, MAX_ID, STORAGE_LIFE_S } from '@varde/domain/constants';
import type { Grant, UnlockBody } from '@varde/contract/unlocking';
import type { Context } from '#context.ts';
import type { Caller } from '#http/product-api.ts';
import { createRateLimiter } from '#rate-limit/rate-limit.service.ts';
import { createSecret } from '#secrets/secrets.service.ts';
import { createCodeVerifier, type CodeVerifier } from './code-verifier.ts';
import { findLocks, type LockRow } from './locks.repository.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { formatDistance } from '@varde/domain/geo';
import { evaluateNearness } from '@varde/domain/locks';
import { networkTest } from '#http/networks.ts';
import { malformedParameter, ProblemError } from '#http/problems.ts';

export interface Locks {
  /**
   * A grant for the document; `undefined` when the document does not exist. An expired grant of the
   * caller shows that it has opened the lock before: others' wrong codes do not lock it out.
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
      const secret = await readSecret();
      const lock = row.lock_text ?? '';
      const former = readGrants(caller.grant ?? '').find(
        (grant) =>
          grant.documentId === id &&
          grant.expires > seconds() - FORMER_GRANT_LIFE_S &&
          hasValidSignature(secret, grant, lock),
      );
      await verifyUnlock(row, { body, caller, verifyCode, formerGrant: former?.signature });
      const expires = seconds() + GRANT_LIFE_S;
      const grant = writeGrant(secret, { documentId: id, expires }, lock);
      return { grant, expires_at: new Date(expires * 1000).toISOString() };
    },
    async opens(header = '', documentId) {
      const named = readGrants(header).filter((grant) => grant.documentId === documentId);
      return (await opened(named.filter(isInTime))).length > 0;
    },
    openedBy: async (header = '') => opened(readGrants(header).filter(isInTime)),
  };
}

/** How long after its end a grant shows that its browser has opened the lock before. */
const FORMER_GRANT_LIFE_S = STORAGE_LIFE_S;

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
  /** Signature of a grant for this lock that the caller has, or had. */
  readonly formerGrant: string | undefined;
}

/**
 * Errors help the visitor without revealing secrets.
 * @throws ProblemError when the request does not open the lock, and when there is no lock
 */
async function verifyUnlock(row: LockRow, request: UnlockRequest): Promise<void> {
  const { geo, ip, code } = row.lock ?? {};
  if (geo) verifyLocation(row, geo.radius, request.body);
  else if (ip) verifyNetwork(ip, request.caller.ipAddress);
  else if (code !== undefined) await verifyAccessCode(row, code, request);
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
  { id: documentId, lock_text: lock }: LockRow,
  expected: string,
  request: UnlockRequest,
): Promise<void> {
  const { body, caller, formerGrant } = request;
  if (body.code === undefined) {
    throw malformedParameter('code', 'is missing: the document opens with an access code');
  }
  const { ipAddress } = caller;
  const guess = { documentId, lock: lock ?? '', expected, code: body.code, ipAddress, formerGrant };
  const result = await request.verifyCode(guess);
  if (!result.isRight) throw refused('The code is wrong.', result.left);
}

function refused(detail: string, attemptsLeft?: number): ProblemError {
  return new ProblemError('not-unlocked', {
    detail,
    ...(attemptsLeft === undefined ? {} : { attemptsLeft }),
  });
}
