/**
 * The app's side of signing in (specification §7.1): exchanges codes for sessions of our own, whose
 * rotating refresh token is only in the gateway's cookie. The login host's tokens stay here.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Context } from '#context.ts';
import type { SameSite } from '#http/cookies.ts';
import { ProblemError } from '#http/problems.ts';
import { ACCESS_TOKEN_LIFE_S, type AccessTokens } from '#identity/tokens/access-tokens.service.ts';
import { createSecret } from '#secrets/secrets.service.ts';
import { createOwnData, type OwnData } from './own-data.ts';
import type { RelyingParty, SignedIn } from './relying-party.ts';
import {
  deletePastSessions,
  endSession,
  findSession,
  insertSession,
  replaceProviderToken,
  type Session,
  turnSession,
} from './sessions.repository.ts';

/** A session is begun anew at the latest after so long; it ends by itself when it was not used for as long. */
export const SESSION_LIFE_S = 90 * 86_400;
/** Two tabs wake at the same moment, or an answer is lost on the way. */
const GRACE_S = 60;
const REMOVED_AT_ONCE = 20;
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
  /** What the browser that started the sign-in keeps. */
  readonly binding: string;
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
  /** What one browser proves a started sign-in by. */
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
  /** Does nothing when there is none. */
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
  const hand = (session: Session): Promise<Tokens> => handTokens(session, tokens, codec);
  return {
    newBinding: () => randomBytes(RANDOM_BYTES).toString('base64url'),
    async startUrl({ binding, ...start }) {
      return party.startUrl({ ...start, ...(await proofs(binding)) });
    },
    async exchange({ binding, device, sameSite, ...exchange }) {
      const user = await party.exchange({ ...exchange, ...(await proofs(binding)) });
      if (!user) throw new ProblemError('wrong-code');
      return hand(await startSession(database, { ...user, device, sameSite }));
    },
    async refresh(text, correlationId) {
      const shown = await codec.read(text);
      if (!shown) throw new ProblemError('not-signed-in');
      const turned = await turn(database, shown);
      await refreshProviderToken(database, party, turned, correlationId);
      return hand(turned.session);
    },
    async hasSession(text) {
      const shown = await codec.read(text);
      const session = shown && (await findSession(database, shown.id));
      return session !== undefined && shown !== undefined && isNear(shown, session);
    },
    async logOut(text, correlationId) {
      const shown = await codec.read(text);
      if (shown) await endShown(database, party, shown, correlationId);
    },
    async userData(accessToken) {
      const owner = await tokens.read(accessToken);
      const session = owner?.sessionId && (await findSession(database, owner.sessionId));
      return session ? presentUser(session) : undefined;
    },
    ownData: createOwnData(database, tokens, party),
  };
}

/** Writes and reads refresh tokens. */
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
 * PKCE's verifier and the nonce follow from what the browser keeps and from a secret that never leaves: nothing need be stored, two
 * tabs may sign in at once, and a code is worth nothing in another browser.
 */
function createDerive(database: Context['database']) {
  const secret = createSecret(database, 'sign-in-starts');
  return async (use: string, binding: string): Promise<string> =>
    createHmac('sha256', await secret())
      .update(`${use} ${binding}`)
      .digest('base64url');
}

async function handTokens(
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
    sameSite: session.same_site as SameSite,
  };
}

async function startSession(
  database: Context['database'],
  session: SignedIn & { readonly device: string; readonly sameSite: SameSite },
): Promise<Session> {
  const id = randomBytes(RANDOM_BYTES).toString('base64url');
  await deletePastSessions(database, REMOVED_AT_ONCE);
  await insertSession(database, { ...session, id, lifeS: SESSION_LIFE_S });
  const created = await findSession(database, id);
  if (!created) throw new ProblemError('not-signed-in');
  return created;
}

async function endShown(
  database: Context['database'],
  party: RelyingParty,
  shown: RefreshToken,
  correlationId: string,
): Promise<void> {
  const session = await findSession(database, shown.id);
  if (!session) return;
  await endSession(database, session.id);
  const { provider_token: token } = session;
  // It has ended here; what the login host makes of it does not hold up the visitor.
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

type Turned = { readonly session: Session; readonly isFirst: boolean };

/** @throws ProblemError */
async function turn(database: Context['database'], shown: RefreshToken): Promise<Turned> {
  const turned = await turnSession(database, shown, GRACE_S);
  if (turned.status === 'turned' || turned.status === 'repeated')
    return { session: turned.session, isFirst: turned.status === 'turned' };
  // Whoever of the two came second is the thief or the visitor: neither goes on.
  if (turned.status === 'reused') await endSession(database, shown.id);
  throw new ProblemError('not-signed-in');
}

/** One of several that refresh at once asks for all of them. A login host that is away is asked the next time: nobody is logged out by that. */
async function refreshProviderToken(
  database: Context['database'],
  party: RelyingParty,
  { session, isFirst }: Turned,
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
  if (next !== token) await replaceProviderToken(database, id, next);
}

/**
 * Which session, which generation, and a keyed hash over both. Each refresh makes the next
 * generation; two refreshes at the same moment are given the same one, because it follows from the
 * session.
 */
interface RefreshToken {
  readonly id: string;
  readonly generation: number;
}

function writeRefreshToken(secret: string, { id, generation }: RefreshToken): string {
  const head = `${id}.${generation}`;
  return `${head}.${sign(secret, head).toString('base64url')}`;
}

/** `undefined` when it was not made by us. */
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

/** One for each origin: one in production, `localhost` under its names while developing. */
export interface Gateways {
  at(origin: string): Promise<Gateway>;
}

/** Ports of localhost come from the Host header. */
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
