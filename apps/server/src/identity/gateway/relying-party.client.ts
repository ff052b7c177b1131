/** The gateway as confidential OpenID client with PKCE. Imports the certified library when used. */
import { hash } from 'node:crypto';
import type * as openIdClient from 'openid-client';
import type {
  Configuration,
  CustomFetch,
  ExportedJWKSCache,
  IDToken,
  ServerMetadata,
  TokenEndpointResponse,
  TokenEndpointResponseHelpers,
} from 'openid-client';
import { ProblemError, unavailable } from '#http/problems.ts';
import { CORRELATION_HEADER } from '#http/response-headers.ts';
import { createTokenCipher, type EmbeddedLogins } from './provider-logins.ts';

interface SignInStart {
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
  /** `create`: the visitor wants a new account. */
  readonly prompt: 'create' | undefined;
  readonly language: string;
}

interface CodeExchange {
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly correlationId: string;
}

export interface AuthenticatedUser {
  /** Unique across all providers. */
  readonly userId: string;
  readonly name: string;
  readonly imageUrl: string | undefined;
  /** Refers to the login there (`provider-logins.ts`); without, the sign-in is not re-checked. */
  readonly providerToken: string | undefined;
}

export interface RelyingParty {
  startUrl(start: SignInStart): Promise<string>;
  /**
   * `undefined` when the login host does not accept the code.
   * @throws ProblemError also `wrong-code`, when what it answers is not valid
   */
  exchange(exchange: CodeExchange): Promise<AuthenticatedUser | undefined>;
  /** The next reference; `undefined` when the login there has ended. */
  refresh(providerToken: string, correlationId: string): Promise<string | undefined>;
  /** Ends the login there, where the provider supports revocation. */
  end(providerToken: string, correlationId: string): Promise<void>;
}

type Oidc = typeof openIdClient;
type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

export interface ProviderAccess {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Calls the login host in this process, without a network; its subjects are our user ids. */
  readonly embedded?: { readonly fetch: CustomFetch; readonly logins: EmbeddedLogins };
  /** Origins from which visitors' images may be loaded. Default: none. */
  readonly pictures?: readonly string[];
}

interface Provider {
  readonly oidc: Oidc;
  readonly metadata: ServerMetadata;
  /** Client configuration whose requests carry this correlation id. */
  readonly as: (correlationId?: string) => Configuration;
  /** Keeps the provider's keys that a configuration has fetched, for the next ones. */
  readonly keepKeys: (used: Configuration) => void;
}

const TIMEOUT_S = 10;
/** The provider's clock may be this much ahead. */
const MAX_CLOCK_SKEW_S = 60;
/** As names of the embedded login host's own accounts. */
const NAME_MAX = 80;
/** The URL of the image is part of every ID token, too. */
const IMAGE_URL_MAX = 2_000;
/** UTF-16 units that are looked at: a name of this length with spaces and marks is cut to 80. */
const READ_MAX = 1_000;

export function createRelyingParty(access: ProviderAccess): RelyingParty {
  let discovered: Promise<Provider> | undefined;
  const provider = async (): Promise<Provider> => {
    const discovery = (discovered ??= discover(access));
    // A failed discovery is not cached.
    discovery.catch(() => (discovered = undefined));
    return orUnavailable(discovery);
  };
  const startAndExchange = {
    startUrl: async (start: SignInStart) => startUrl(await provider(), access, start),
    exchange: async (exchange: CodeExchange) => exchangeCode(await provider(), access, exchange),
  };
  if (access.embedded) return { ...startAndExchange, ...embeddedLogin(access.embedded.logins) };
  return { ...startAndExchange, ...loginElsewhere(provider, access) };
}

type Login = Pick<RelyingParty, 'refresh' | 'end'>;

/** Checked in the database: rotating its tokens would prove nothing more. */
function embeddedLogin(logins: EmbeddedLogins): Login {
  return {
    refresh: async (reference) => ((await logins.isLive(reference)) ? reference : undefined),
    end: (reference) => logins.end(reference),
  };
}

function loginElsewhere(
  provider: () => Promise<Provider>,
  { clientSecret }: ProviderAccess,
): Login {
  const { encrypt, decrypt } = createTokenCipher(clientSecret);
  return {
    async refresh(encrypted, correlationId) {
      const token = decrypt(encrypted);
      // The client secret was changed: whether the login there still exists cannot be asked.
      if (token === undefined) return undefined;
      const { oidc, as, keepKeys } = await provider();
      const config = as(correlationId);
      const request = oidc.refreshTokenGrant(config, token);
      const tokens = await orUnavailable(request.catch(ignoreRefusal(oidc)));
      keepKeys(config);
      return tokens && (tokens.refresh_token ? encrypt(tokens.refresh_token) : encrypted);
    },
    async end(encrypted, correlationId) {
      const token = decrypt(encrypted);
      if (token === undefined) return;
      const { oidc, as, metadata } = await provider();
      if (!metadata.revocation_endpoint) return;
      const hint = { token_type_hint: 'refresh_token' };
      await orUnavailable(oidc.tokenRevocation(as(correlationId), token, hint));
    },
  };
}

async function discover(access: ProviderAccess): Promise<Provider> {
  const oidc = await import('openid-client');
  const { issuer, clientId, clientSecret } = access;
  const fetch = access.embedded?.fetch ?? globalFetch;
  const isPlain = issuer.startsWith('http:');
  const found = await oidc.discovery(new URL(issuer), clientId, undefined, undefined, {
    timeout: TIMEOUT_S,
    [oidc.customFetch]: fetch,
    ...(isPlain && { execute: [oidc.allowInsecureRequests] }),
  });
  const metadata = found.serverMetadata();
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const authentication = methods.includes('client_secret_basic')
    ? oidc.ClientSecretBasic(clientSecret)
    : oidc.ClientSecretPost(clientSecret);
  let keys: ExportedJWKSCache | undefined;
  const as = (correlationId?: string): Configuration => {
    const config = new oidc.Configuration(metadata, clientId, undefined, authentication);
    config.timeout = TIMEOUT_S;
    config[oidc.customFetch] = withCorrelation(fetch, correlationId);
    if (isPlain) oidc.allowInsecureRequests(config);
    // The embedded login host answers within the process: nobody could have changed its tokens.
    if (!access.embedded) oidc.enableNonRepudiationChecks(config);
    if (keys) oidc.setJwksCache(config, keys);
    return config;
  };
  return { oidc, metadata, as, keepKeys: (used) => void (keys = oidc.getJwksCache(used) ?? keys) };
}

const globalFetch = (url: string, options: RequestInit): Promise<Response> => fetch(url, options);

function withCorrelation(fetch: CustomFetch, correlationId: string | undefined): CustomFetch {
  if (correlationId === undefined) return fetch;
  return (url, options) => {
    const headers = { ...options.headers, [CORRELATION_HEADER]: correlationId };
    return fetch(url, { ...options, headers });
  };
}

async function startUrl(
  { oidc, as, metadata }: Provider,
  { embedded }: ProviderAccess,
  { redirectUri, state, verifier, nonce, prompt, language }: SignInStart,
): Promise<string> {
  const isRefreshable = !embedded && metadata.scopes_supported?.includes('offline_access');
  const url = oidc.buildAuthorizationUrl(as(), {
    redirect_uri: redirectUri,
    state,
    nonce,
    scope: isRefreshable ? 'openid profile offline_access' : 'openid profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: language,
    ...(prompt && isPromptKnown(metadata, prompt) && { prompt }),
  });
  return url.href;
}

const isPromptKnown = ({ prompt_values_supported: known }: ServerMetadata, prompt: string) =>
  Array.isArray(known) && known.includes(prompt);

async function exchangeCode(
  { oidc, as, metadata, keepKeys }: Provider,
  access: ProviderAccess,
  { code, redirectUri, verifier, nonce, correlationId }: CodeExchange,
): Promise<AuthenticatedUser | undefined> {
  const config = as(correlationId);
  // The app verified the state; with a single login host, no mix-up of issuers is possible.
  const callbackUrl = new URL(redirectUri);
  callbackUrl.search = new URLSearchParams({ code, iss: metadata.issuer }).toString();
  const grantRequest = oidc.authorizationCodeGrant(config, callbackUrl, {
    pkceCodeVerifier: verifier,
    expectedNonce: nonce,
    expectedState: oidc.skipStateCheck,
  });
  const answered = grantRequest.catch(ignoreRefusal(oidc)).catch(throwInvalid);
  const tokens = await orUnavailable(answered);
  keepKeys(config);
  const claims = tokens?.claims();
  if (!tokens || !claims) return undefined;
  requirePast(claims);
  const extraClaims = hasAllClaims(access, claims) ? {} : await userInfo(oidc, config, tokens);
  const { refresh_token: token } = tokens;
  const providerToken = token === undefined ? undefined : await referTo(access, token);
  return { ...person(access, { ...extraClaims, ...claims }), providerToken };
}

/** @throws ProblemError when the login has ended in the meantime */
async function referTo({ embedded, clientSecret }: ProviderAccess, token: string): Promise<string> {
  const reference = embedded
    ? await embedded.logins.referTo(token)
    : createTokenCipher(clientSecret).encrypt(token);
  if (reference === undefined) throw new ProblemError('wrong-code');
  return reference;
}

/** The library compares the time of issue with nothing. @throws ProblemError */
function requirePast({ iat }: IDToken): void {
  if (iat > Date.now() / 1000 + MAX_CLOCK_SKEW_S)
    throw invalidAnswer(new Error('The ID token was issued in the future.'));
}

type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** The embedded login host has no profile images. */
const hasAllClaims = ({ embedded }: ProviderAccess, { name, picture }: Claims): boolean =>
  name !== undefined && (picture !== undefined || embedded !== undefined);

function person(
  { issuer, embedded, pictures = [] }: ProviderAccess,
  { sub, name, preferred_username: username, picture }: Claims,
): Omit<AuthenticatedUser, 'providerToken'> {
  return {
    userId: embedded ? sub : userIdOf(issuer, sub),
    name: cleanName(name) ?? cleanName(username) ?? '',
    imageUrl: allowedImageUrl(text(picture), pictures),
  };
}

/** Optional: a failing userinfo endpoint does not fail the sign-in. */
async function userInfo(
  oidc: Oidc,
  config: Configuration,
  tokens: Tokens,
): Promise<Record<string, unknown>> {
  if (!config.serverMetadata().userinfo_endpoint) return {};
  const subject = tokens.claims()?.sub ?? oidc.skipSubjectCheck;
  return oidc.fetchUserInfo(config, tokens.access_token, subject).catch(() => ({}));
}

/** Subjects are unique only within a provider. */
function userIdOf(issuer: string, subject: string): string {
  return hash('sha256', JSON.stringify([issuer, subject]), 'base64url');
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * One line of visible characters: PostgreSQL stores neither NUL nor unpaired surrogates, and the
 * name is part of every ID token.
 */
function cleanName(value: unknown): string | undefined {
  const name = text(value)?.slice(0, READ_MAX).toWellFormed();
  const clean = name?.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return text(
    Array.from(clean ?? '')
      .slice(0, NAME_MAX)
      .join('')
      .trim(),
  );
}

/** Normalised as browsers do: the page's Content-Security-Policy allows images by origin. */
function allowedImageUrl(
  value: string | undefined,
  origins: readonly string[],
): string | undefined {
  const url = URL.parse(value ?? '');
  const isShort = url !== null && url.href.length <= IMAGE_URL_MAX;
  return isShort && origins.includes(url.origin) ? url.href : undefined;
}

/** Handles the rejection of a grant request: `undefined` when the provider refuses the grant. */
function ignoreRefusal(oidc: Oidc) {
  return (error: unknown): undefined => {
    if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant')
      return undefined;
    throw error;
  };
}

/** Codes of openid-client for responses that arrived, but prove nothing about the visitor. */
const INVALID = new Set([
  // An ID token without signature, of another algorithm or with another key.
  'OAUTH_UNSUPPORTED_OPERATION',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_PARSE_ERROR',
  // A missing ID token or claim, or a wrong signature.
  'OAUTH_INVALID_RESPONSE',
  // Issuer, audience or nonce of another client, provider or sign-in.
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
]);

function throwInvalid(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  throw INVALID.has(code) ? invalidAnswer(error) : error;
}

/** 400, not 503: another try with the same code cannot succeed. */
function invalidAnswer(cause: unknown): ProblemError {
  const detail = 'The login host’s answer is not valid: its ID token proves no login.';
  return Object.assign(new ProblemError('wrong-code', { detail }), { cause });
}

async function orUnavailable<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    throw Object.assign(unavailable('The login host does not answer.'), { cause });
  }
}
