/**
 * The app's side of signing in (specification §7.1): exchanges authorization codes for own
 * sessions, whose rotating refresh token is only in the gateway's cookie. The login host's tokens
 * never leave the server.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Context } from '#context.ts';
import { SAME_SITES, type SameSite } from '#http/cookies.ts';
import { ProblemError } from '#http/problems.ts';
import { ACCESS_TOKEN_LIFE_S, type AccessTokens } from '#identity/tokens/access-tokens.service.ts';
import { createSecret } from '#secrets/secrets.service.ts';
import { createOwnData, type OwnData } from './own-data.ts';
import type { RelyingParty, AuthenticatedUser } from './relying-party.client.ts';
import {
  deletePastSessions,
  endSession,
  findSession,
  insertSession,
  replaceProviderToken,
  type Session,
  rotateSession,
} from './sessions.repository.ts';

/** Maximum session age; also the maximum time without use. */
export const SESSION_LIFE_S = 90 * 86_400;
/** Covers two tabs that refresh concurrently, and a lost response. */
const GRACE_S = 60;
const CLEANUP_BATCH = 20;
const RANDOM_BYTES = 24;

/** The authentication response of specification §3.7. */
interface AuthResponse {
  readonly access_token: string;
  readonly expires_in: number;
  readonly id_token: string;
}

export interface Tokens {
  readonly response: AuthResponse;
  /** For the cookie. */
  readonly refreshToken: string;
  readonly sameSite: SameSite;
}

interface CodeRequest {
  readonly code: string;
  readonly redirectUri: string;
  /** Cookie value of the browser that started the sign-in. */
  readonly binding: string;
  /** Refresh token that the browser held until now; its session ends (ASVS 7.2.4). */
  readonly former: string | undefined;
  readonly sameSite: SameSite;
  readonly device: string;
  readonly correlationId: string;
}

/** The current user of specification §3.7. */
interface UserData {
  readonly uniqueId: string;
  readonly name: string;
  readonly imageUrl?: string;
}

interface Gateway {
  /** Cookie value that ties a sign-in to one browser. */
  newBinding(): string;
  startUrl(start: {
    readonly redirectUri: string;
    readonly state: string;
    readonly binding: string;
    readonly prompt: 'create' | undefined;
    readonly language: string;
  }): Promise<string>;
  /** @throws ProblemError `wrong-code` */
  exchange(request: CodeRequest): Promise<Tokens>;
  /** @throws ProblemError `not-signed-in` when the session is over */
  refresh(refreshToken: string | undefined, correlationId: string): Promise<Tokens>;
  hasSession(refreshToken: string | undefined): Promise<boolean>;
  /** Does nothing without a valid session. */
  logOut(refreshToken: string | undefined, correlationId: string): Promise<void>;
  userData(accessToken: string): Promise<UserData | undefined>;
  readonly ownData: OwnData;
}

function createGateway({ database }: Context, tokens: AccessTokens, party: RelyingParty): Gateway {
  const codec = createRefreshTokenCodec(database);
  const derive = createDerive(database);
  const proofs = async (binding: string) => ({
    verifier: await derive('verifier', binding),
    nonce: await derive('nonce', binding),
  });
  const issue = (session: Session): Promise<Tokens> => issueTokens(session, tokens, codec);
  return {
    newBinding: () => randomBytes(RANDOM_BYTES).toString('base64url'),
    async startUrl({ binding, ...start }) {
      return party.startUrl({ ...start, ...(await proofs(binding)) });
    },
    async exchange({ binding, former, device, sameSite, ...exchange }) {
      const user = await party.exchange({ ...exchange, ...(await proofs(binding)) });
      if (!user) throw new ProblemError('wrong-code');
      const session = await startSession(database, { ...user, device, sameSite });
      const replaced = await codec.read(former);
      // The login at the login host stays: it may be the one of the new session.
      if (replaced) await endSession(database, replaced.id);
      return issue(session);
    },
    async refresh(text, correlationId) {
      const presented = await codec.read(text);
      if (!presented) throw new ProblemError('not-signed-in');
      const rotated = await rotate(database, presented);
      await refreshProviderToken(database, party, rotated, correlationId);
      return issue(rotated.session);
    },
    async hasSession(text) {
      const presented = await codec.read(text);
      const session = presented && (await findSession(database, presented.id));
      return session !== undefined && presented !== undefined && isNear(presented, session);
    },
    async logOut(text, correlationId) {
      const presented = await codec.read(text);
      if (presented) await endPresented(database, party, presented, correlationId);
    },
    async userData(accessToken) {
      const owner = await tokens.read(accessToken);
      const session = owner?.sessionId && (await findSession(database, owner.sessionId));
      return session ? presentUser(session) : undefined;
    },
    ownData: createOwnData(database, tokens, party),
  };
}

function createRefreshTokenCodec(database: Context['database']) {
  const secret = createSecret(database, 'refresh-tokens');
  return {
    write: async (token: RefreshToken) => writeRefreshToken(await secret(), token),
    read: async (text: string | undefined) =>
      text === undefined ? undefined : readRefreshToken(await secret(), text),
  };
}

type RefreshTokenCodec = ReturnType<typeof createRefreshTokenCodec>;

/**
 * Derives the PKCE verifier and the nonce from the browser's cookie and a server secret: nothing is
 * stored, two tabs can sign in concurrently, and a code is useless in another browser.
 */
function createDerive(database: Context['database']) {
  const secret = createSecret(database, 'sign-in-starts');
  return async (use: string, binding: string): Promise<string> =>
    createHmac('sha256', await secret())
      .update(`${use} ${binding}`)
      .digest('base64url');
}

async function issueTokens(
  session: Session,
  tokens: AccessTokens,
  codec: RefreshTokenCodec,
): Promise<Tokens> {
  const { id, user_id: userId, generation } = session;
  return {
    response: {
      access_token: await tokens.issue(userId, ACCESS_TOKEN_LIFE_S, id),
      expires_in: ACCESS_TOKEN_LIFE_S,
      id_token: await tokens.issueIdToken(userId, session.name, session.image_url ?? undefined),
    },
    refreshToken: await codec.write({ id, generation }),
    sameSite: SAME_SITES.find((one) => one === session.same_site) ?? 'Strict',
  };
}

async function startSession(
  database: Context['database'],
  session: AuthenticatedUser & { readonly device: string; readonly sameSite: SameSite },
): Promise<Session> {
  const id = randomBytes(RANDOM_BYTES).toString('base64url');
  await deletePastSessions(database, CLEANUP_BATCH);
  await insertSession(database, { ...session, id, lifeS: SESSION_LIFE_S });
  const created = await findSession(database, id);
  if (!created) throw new ProblemError('not-signed-in');
  return created;
}

async function endPresented(
  database: Context['database'],
  party: RelyingParty,
  presented: RefreshToken,
  correlationId: string,
): Promise<void> {
  const session = await findSession(database, presented.id);
  if (!session) return;
  await endSession(database, session.id);
  const { provider_token: token } = session;
  // The local session has ended; a failed revocation at the login host does not fail the logout.
  if (token !== null) await party.end(token, correlationId).catch(ignoreUnavailable);
}

function presentUser({ user_id: uniqueId, name, image_url: imageUrl }: Session): UserData {
  return { uniqueId, name, ...(imageUrl !== null && { imageUrl }) };
}

function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof ProblemError)) throw error;
}

const isNear = ({ generation }: RefreshToken, session: Session): boolean =>
  generation >= session.generation - 1;

type Rotation = { readonly session: Session; readonly isFirst: boolean };

/** @throws ProblemError */
async function rotate(database: Context['database'], presented: RefreshToken): Promise<Rotation> {
  const rotated = await rotateSession(database, presented, GRACE_S);
  if (rotated.status === 'rotated' || rotated.status === 'repeated')
    return { session: rotated.session, isFirst: rotated.status === 'rotated' };
  // Token reuse: visitor and thief cannot be distinguished, so the session ends for both.
  if (rotated.status === 'reused') await endSession(database, presented.id);
  throw new ProblemError('not-signed-in');
}

/**
 * Of concurrent refreshes, only the first calls the login host. An unavailable login host does not
 * end the session; the next refresh retries.
 */
async function refreshProviderToken(
  database: Context['database'],
  party: RelyingParty,
  { session, isFirst }: Rotation,
  correlationId: string,
): Promise<void> {
  const { id, provider_token: token } = session;
  if (!isFirst || token === null) return;
  const next = await party.refresh(token, correlationId).catch((error: unknown) => {
    if (error instanceof ProblemError && error.kind === 'unavailable') return token;
    throw error;
  });
  if (next === undefined) {
    await endSession(database, id);
    throw new ProblemError('not-signed-in');
  }
  if (next !== token) await replaceProviderToken(database, id, { previous: token, next });
}

/**
 * Serialised with a keyed hash over both fields. Each refresh increments the generation; concurrent
 * refreshes receive the same token, because it is derived from the session.
 */
interface RefreshToken {
  readonly id: string;
  readonly generation: number;
}

function writeRefreshToken(secret: string, { id, generation }: RefreshToken): string {
  const head = `${id}.${generation}`;
  return `${head}.${sign(secret, head).toString('base64url')}`;
}

/** `undefined` when the signature is invalid. */
function readRefreshToken(secret: string, text: string): RefreshToken | undefined {
  const [, head = '', id = '', generation, mac = ''] =
    /^(([\w-]{20,64})\.(\d{1,9}))\.([\w-]{43})$/.exec(text) ?? [];
  if (head === '') return undefined;
  const actual = Buffer.from(mac, 'base64url');
  const expected = sign(secret, head);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  return { id, generation: Number(generation) };
}

function sign(secret: string, head: string): Buffer {
  return createHmac('sha256', secret).update(`refresh ${head}`).digest();
}

/** One gateway per origin: one in production, the names of localhost in development. */
export interface Gateways {
  at(origin: string): Promise<Gateway>;
}

/** Bounded, because ports of localhost are read from the Host header. */
const MAX_ORIGINS = 8;

export function createGateways(
  context: Context,
  tokens: AccessTokens,
  partyAt: (origin: string) => Promise<RelyingParty>,
): Gateways {
  const gateways = new LRUCache<string, Gateway>({ max: MAX_ORIGINS });
  return {
    async at(origin) {
      const known = gateways.get(origin);
      if (known) return known;
      const gateway = createGateway(context, tokens, await partyAt(origin));
      gateways.set(origin, gateway);
      return gateway;
    },
  };
}
