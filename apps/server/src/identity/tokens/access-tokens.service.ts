/**
 * Access tokens: short-lived signed JSON Web Tokens (RFC 9068). The keys are in the database: every
 * server verifies all tokens. The ID token identifies the visitor to the app, grants no access.
 */
import { type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Context } from '#context.ts';
import type { TokenVerifier } from '#http/product-api.ts';
import { findEndedSessions, isEnded } from './access-tokens.repository.ts';
import { ALGORITHM, createKeyRing, type KeyRing } from './key-ring.ts';

interface TokenOwner {
  readonly userId: string;
  readonly sessionId: string | undefined;
}

export interface AccessTokens extends TokenVerifier {
  /** @param lifeS seconds until it expires @param sessionId its end also invalidates the token */
  issue(userId: string, lifeS?: number, sessionId?: string): Promise<string>;
  /** For the app, which shows name and image. */
  issueIdToken(userId: string, name: string, picture?: string): Promise<string>;
  /** As `verify`, with the session. */
  read(token: string, isWriting?: boolean): Promise<TokenOwner | undefined>;
}

const ISSUER = 'varde';
const AUDIENCE = 'varde-product-api';
const APP = 'varde-app';
const TYPE = 'at+jwt';
export const ACCESS_TOKEN_LIFE_S = 600;

export function createAccessTokens(
  database: Context['database'],
  now: () => number = Date.now,
): AccessTokens {
  const keys = createKeyRing(database, now);
  const ended = createEndedSessions(database);
  const sign = createSigner(keys, now);
  const read = async (token: string, isWriting = false): Promise<TokenOwner | undefined> => {
    const owner = await readToken(token, keys, now);
    const isOver = owner?.sessionId !== undefined && (await ended.has(owner.sessionId, isWriting));
    return isOver ? undefined : owner;
  };
  return {
    issue: (userId, lifeS = ACCESS_TOKEN_LIFE_S, sessionId?: string) =>
      sign(TYPE, { sub: userId, aud: AUDIENCE, ...(sessionId && { sid: sessionId }) }, lifeS),
    issueIdToken: (userId, name, picture) =>
      sign(
        'JWT',
        { sub: userId, aud: APP, name, ...(picture && { picture }) },
        ACCESS_TOKEN_LIFE_S,
      ),
    read,
    verify: async (token, isWriting) => (await read(token, isWriting))?.userId,
  };
}

function createSigner(keys: KeyRing, now: () => number) {
  return async (typ: string, claims: JWTPayload, lifeS: number): Promise<string> => {
    const { kid, key } = await keys.newest();
    const seconds = Math.floor(now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid, typ })
      .setIssuer(ISSUER)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + lifeS)
      .sign(key);
  };
}

async function readToken(
  token: string,
  keys: KeyRing,
  now: () => number,
): Promise<TokenOwner | undefined> {
  const options = {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: AUDIENCE,
    typ: TYPE,
    requiredClaims: ['sub', 'exp'],
    currentDate: new Date(now()),
  };
  const find = async ({ kid }: JWTHeaderParameters) => keys.find(kid);
  const verified = await jwtVerify(token, find, options).catch(ignoreInvalidToken);
  const { sub, sid } = verified?.payload ?? {};
  if (sub === undefined) return undefined;
  return { userId: sub, sessionId: typeof sid === 'string' ? sid : undefined };
}

/** `undefined` for an invalid token; other errors, such as an unavailable database, propagate. */
function ignoreInvalidToken(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return;
  throw error;
}

/**
 * Ended sessions whose access tokens would still verify. One query serves all visitors, repeated
 * after every notification of an ended session and at the latest after 30 s.
 */
interface EndedSessions {
  /** @param isFresh bypasses the cache, for writes */
  has(sessionId: string, isFresh: boolean): Promise<boolean>;
}

const MAX_AGE_MS = 30_000;

function createEndedSessions(database: Context['database']): EndedSessions {
  let endedIds: Promise<ReadonlySet<string>> | undefined;
  let fetchedAt = 0;
  const invalidate = (): void => void (endedIds = undefined);
  let listening: Promise<void> | undefined;
  const find = async (): Promise<ReadonlySet<string>> => new Set(await findEndedSessions(database));

  async function read(): Promise<ReadonlySet<string>> {
    listening ??= database.listen('varde_sessions', invalidate, { onLost: invalidate });
    try {
      await listening;
    } catch {
      listening = undefined;
      // What nobody would say has changed is not kept.
      return find();
    }
    if (!endedIds || performance.now() - fetchedAt > MAX_AGE_MS) {
      fetchedAt = performance.now();
      endedIds = find();
      endedIds.catch(invalidate);
    }
    return endedIds;
  }
  return {
    has: async (sessionId, isFresh) =>
      isFresh ? isEnded(database, sessionId) : (await read()).has(sessionId),
  };
}
