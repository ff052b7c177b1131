/**
 * The embedded OpenID provider: a certified library with our accounts, database and pages. Its only
 * client is the gateway. One per origin, imported on first use, recreated if keys may have changed.
 */
import { hash } from 'node:crypto';
import { CORRELATION_HEADER } from '#http/response-headers.ts';
import Keygrip from 'keygrip';
import { LRUCache } from 'lru-cache';
import type {
  Adapter,
  AdapterPayload,
  ClientMetadata,
  Configuration,
  JWK,
  Provider,
} from 'oidc-provider';
import type { Context } from '#context.ts';
import { ACCESS_TOKEN_LIFE_S } from '#identity/tokens/access-tokens.service.ts';
import { ALGORITHM, ensureSigningKeys } from '#identity/tokens/key-ring.ts';
import type { Accounts } from '#identity/accounts/accounts.service.ts';
import { callbacksOf, LOGIN_HOST_PREFIX } from '#identity/gateway/sign-in-origin.ts';
import { createSecret } from '#secrets/secrets.service.ts';
import {
  consumeRecord,
  deleteRecord,
  findRecord,
  findRecordByUid,
  revokeGrant,
  upsertRecord,
} from './oidc-records.repository.ts';
import type { ProviderPages } from './pages.ts';

export const GATEWAY_CLIENT_ID = 'varde-gateway';

export interface LoginHosts {
  at(origin: string): Promise<Provider>;
}

const RELOAD_INTERVAL_MS = 3_600_000;
/** A new key signs only after other servers have loaded it. */
const KNOWN_AFTER_S = 7200;
const MAX_ORIGINS = 8;

export function createLoginHosts(
  { database, config }: Context,
  accounts: Accounts,
  pages: ProviderPages,
  report: (error: unknown, correlationId: string) => void,
): LoginHosts {
  const providers = new LRUCache<string, Promise<Provider>>({
    max: MAX_ORIGINS,
    ttl: RELOAD_INTERVAL_MS,
  });
  const clientSecret = createSecret(database, 'gateway-client');
  const cookieSecret = createSecret(database, 'login-host-cookies');

  async function create(origin: string): Promise<Provider> {
    const provider = await createProvider({
      pages,
      database,
      accounts,
      origin,
      callbacks: callbacksOf(config, origin).filter((uri) => /^https?:/.test(uri)),
      clientSecret: await clientSecret(),
      cookieSecret: await cookieSecret(),
      keys: await providerKeys(database),
    });
    provider.on('server_error', ({ res }, error) =>
      report(error, String(res.getHeader(CORRELATION_HEADER))),
    );
    return provider;
  }
  return {
    at(origin) {
      const known = providers.get(origin);
      if (known) return known;
      const pending = create(origin);
      providers.set(origin, pending);
      pending.catch(() => providers.delete(origin));
      return pending;
    },
  };
}

/** The signing key first: the newest one known to all servers. */
async function providerKeys(database: Context['database']): Promise<JWK[]> {
  const keys = await ensureSigningKeys(database, 'login-host');
  const signing = keys.find(({ age_s }) => age_s >= KNOWN_AFTER_S) ?? keys.at(-1);
  const ordered = keys.toSorted((a, b) => Number(b === signing) - Number(a === signing));
  return ordered.map(({ kid, jwk }) => ({ ...jwk, kid, use: 'sig', alg: ALGORITHM }));
}

interface ProviderOptions {
  readonly pages: ProviderPages;
  readonly database: Context['database'];
  readonly accounts: Accounts;
  readonly origin: string;
  readonly callbacks: readonly string[];
  readonly clientSecret: string;
  readonly cookieSecret: string;
  /** The signing key first. */
  readonly keys: readonly JWK[];
}

const DAY_S = 86_400;
const LIFE_S = {
  AccessToken: ACCESS_TOKEN_LIFE_S,
  AuthorizationCode: 60,
  IdToken: ACCESS_TOKEN_LIFE_S,
  RefreshToken: 90 * DAY_S,
  Session: 90 * DAY_S,
  Grant: 91 * DAY_S,
  Interaction: 3600,
} as const;

export const issuerAt = (origin: string): string => origin + LOGIN_HOST_PREFIX;

async function createProvider(options: ProviderOptions): Promise<Provider> {
  const oidc = await import('oidc-provider');
  const prompts = oidc.interactionPolicy.base();
  prompts.add(new oidc.interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  prompts.remove('consent');
  const provider = new oidc.Provider(issuerAt(options.origin), {
    ...fixed,
    adapter: createAdapter(
      options.database,
      () => new oidc.errors.InvalidGrant('it was used at the same moment'),
    ),
    clients: [gatewayClient(options)],
    jwks: { keys: [...options.keys] },
    cookies: cookiesOf(options),
    interactions: {
      policy: prompts,
      url: (_ctx, { uid }) => `${LOGIN_HOST_PREFIX}/interaction/${uid}`,
    },
    findAccount: async (_ctx, id) => {
      const person = await options.accounts.find(id);
      return person && { accountId: id, claims: () => ({ sub: id, name: person.name }) };
    },
    features: featuresOf(options.pages),
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = options.pages.failed(ctx.headers);
    },
  } satisfies Configuration);
  // URLs are built from headers that `login-host.routes.ts` sets, never from the client's.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route === 'discovery')
      Object.assign(ctx.body, { response_modes_supported: RESPONSE_MODES });
    // The library would respond with a form that requires script.
    const isSignedOut = ctx.oidc?.route === 'end_session' && !ctx.oidc.session?.accountId;
    if (isSignedOut && ctx.status === 200) ctx.body = options.pages.loggedOut(ctx.headers);
  });
  return provider;
}

/** The library also names `form_post`, whose page requires script. */
const RESPONSE_MODES = ['fragment', 'query'];

const fixed = {
  responseTypes: ['code'],
  scopes: ['openid', 'profile', 'offline_access'],
  claims: { openid: ['sub'], profile: ['name'] },
  // The gateway reads the name from the ID token, without a userinfo request.
  conformIdTokenClaims: false,
  clientAuthMethods: ['client_secret_basic'],
  pkce: { required: () => true },
  allowOmittingSingleRegisteredRedirectUri: false,
  discovery: { prompt_values_supported: ['create', 'login', 'none'] },
  ttl: LIFE_S,
  routes: {
    authorization: '/authorize',
    token: '/token',
    userinfo: '/userinfo',
    jwks: '/jwks',
    revocation: '/token/revocation',
    end_session: '/session/end',
  },
  issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: true,
  // `revokeGrant` ends a login's tokens explicitly.
  expiresWithSession: async () => false,
  // Our own site needs no consent page.
  async loadExistingGrant(ctx) {
    const { client, session, result, provider } = ctx.oidc;
    if (!client || !session?.accountId) return undefined;
    const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
    const existing = known === undefined ? undefined : await provider.Grant.find(known);
    if (existing) return existing;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid profile offline_access');
    await grant.save();
    return grant;
  },
} satisfies Configuration;

function gatewayClient({ callbacks, clientSecret, origin }: ProviderOptions): ClientMetadata {
  return {
    client_id: GATEWAY_CLIENT_ID,
    client_secret: clientSecret,
    redirect_uris: [...callbacks],
    post_logout_redirect_uris: [`${origin}/`],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
    id_token_signed_response_alg: 'ES256',
    scope: 'openid profile offline_access',
  };
}

function cookiesOf({
  origin,
  cookieSecret,
}: ProviderOptions): NonNullable<Configuration['cookies']> {
  const isSecure = origin.startsWith('https:');
  const prefix = isSecure ? '__Secure-varde' : 'varde';
  const common = { httpOnly: true, signed: true, secure: isSecure, sameSite: 'lax' } as const;
  return {
    // The default is HMAC-SHA-1 (ASVS 11.4.1).
    keys: new Keygrip([cookieSecret], 'sha256'),
    names: {
      session: `${prefix}_login`,
      interaction: `${prefix}_interaction`,
      resume: `${prefix}_resume`,
    },
    long: { ...common, path: LOGIN_HOST_PREFIX },
    short: common,
  };
}

const featuresOf = (pages: ProviderPages): NonNullable<Configuration['features']> => ({
  devInteractions: { enabled: false },
  revocation: {
    enabled: true,
    allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
  },
  introspection: { enabled: false },
  // On by default, and used by no client: their endpoint and methods would only be offered.
  pushedAuthorizationRequests: { enabled: false },
  dPoP: { enabled: false },
  userinfo: { enabled: true },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: (ctx, form) => void (ctx.body = pages.logOut(form, ctx.headers)),
    postLogoutSuccessSource: (ctx) => void (ctx.body = pages.loggedOut(ctx.headers)),
  },
});

/** Models whose id is the secret that the client holds. */
const SECRET_IDS = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

/**
 * Stores the provider's records in our database, tokens by hash: the table holds no usable secret.
 * @param consumedTwice the error when two requests consume the same record concurrently
 */
function createAdapter(database: Context['database'], consumedTwice: () => Error) {
  return (model: string): Adapter => {
    const isSecret = SECRET_IDS.has(model);
    const key = (id: string) => ({ model, id: isSecret ? hash('sha256', id, 'base64url') : id });
    return {
      async upsert(id, payload, expiresIn) {
        const { jti: _secret, ...rest } = payload;
        await upsertRecord(database, {
          ...key(id),
          payload: isSecret ? rest : payload,
          grantId: payload.grantId,
          uid: payload.uid,
          accountId: accountOf(payload),
          // Undefined for records that never expire.
          expiresInS: expiresIn,
        });
      },
      async find(id) {
        const found = await findRecord(database, key(id));
        return found && { ...found, ...(isSecret && { jti: id }) };
      },
      findByUid: (uid) => findRecordByUid(database, model, uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        if (!(await consumeRecord(database, key(id)))) throw consumedTwice();
      },
      destroy: (id) => deleteRecord(database, key(id)),
      revokeByGrantId: (grantId) => revokeGrant(database, grantId),
    };
  };
}

/** A log-in in progress has its account in the interaction's session or result. */
function accountOf({
  accountId,
  session,
  result,
  lastSubmission,
}: AdapterPayload): string | undefined {
  const submitted = result ?? lastSubmission;
  return accountId ?? submitted?.login?.accountId ?? session?.accountId;
}
