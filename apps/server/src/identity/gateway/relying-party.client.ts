/** The gateway as confidential OpenID client with PKCE. Imports the certified library when used. */
import { hash } from 'node:crypto';
import type * as openIdClient from 'openid-client';
import type {
  Configuration,
  CustomFetch,
  ServerMetadata,
  TokenEndpointResponse,
  TokenEndpointResponseHelpers,
} from 'openid-client';
import { ProblemError, unavailable } from '#http/problems.ts';
import { CORRELATION_HEADER } from '#http/response-headers.ts';

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
  /** Refresh token of the login host; without one, the sign-in is not re-checked there. */
  readonly providerToken: string | undefined;
}

export interface RelyingParty {
  startUrl(start: SignInStart): Promise<string>;
  /** `undefined` when the login host does not accept the code. */
  exchange(exchange: CodeExchange): Promise<AuthenticatedUser | undefined>;
  /** The next token; `undefined` when the login there has ended. */
  refresh(providerToken: string, correlationId: string): Promise<string | undefined>;
  /** Revokes the token, where the provider supports revocation. */
  end(providerToken: string, correlationId: string): Promise<void>;
}

type Oidc = typeof openIdClient;
type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

export interface ProviderAccess {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Calls the login host in this process, without a network; its subjects are our user ids. */
  readonly embedded?: CustomFetch;
  /** Origins from which visitors' images may be loaded. Default: none. */
  readonly pictures?: readonly string[];
}

interface Provider {
  readonly oidc: Oidc;
  readonly metadata: ServerMetadata;
  /** Client configuration whose requests carry this correlation id. */
  readonly as: (correlationId?: string) => Configuration;
}

const TIMEOUT_S = 10;
const NONCE_MISMATCH = 'OAUTH_JWT_CLAIM_COMPARISON_FAILED';

export function createRelyingParty(access: ProviderAccess): RelyingParty {
  let discovered: Promise<Provider> | undefined;
  const provider = async (): Promise<Provider> => {
    const discovery = (discovered ??= discover(access));
    // A failed discovery is not cached.
    discovery.catch(() => (discovered = undefined));
    return orUnavailable(discovery);
  };
  return {
    startUrl: async (start) => startUrl(await provider(), access, start),
    exchange: async (exchange) => exchangeCode(await provider(), access, exchange),
    async refresh(token, correlationId) {
      const { oidc, as } = await provider();
      const tokens = await resolveGrant(oidc, oidc.refreshTokenGrant(as(correlationId), token));
      return tokens && (tokens.refresh_token ?? token);
    },
    async end(token, correlationId) {
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
  const fetch = access.embedded ?? globalFetch;
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
  const as = (correlationId?: string): Configuration => {
    const config = new oidc.Configuration(metadata, clientId, undefined, authentication);
    config.timeout = TIMEOUT_S;
    config[oidc.customFetch] = withCorrelation(fetch, correlationId);
    if (isPlain) oidc.allowInsecureRequests(config);
    return config;
  };
  return { oidc, metadata, as };
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
  { oidc, as, metadata }: Provider,
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
  const tokens = await resolveGrant(oidc, grantRequest);
  const claims = tokens?.claims();
  if (!tokens || !claims) return undefined;
  const extraClaims = hasAllClaims(access, claims) ? {} : await userInfo(oidc, config, tokens);
  return { ...person(access, { ...extraClaims, ...claims }), providerToken: tokens.refresh_token };
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
    name: text(name) ?? text(username) ?? '',
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

/** Normalised as browsers do: the page's Content-Security-Policy allows images by origin. */
function allowedImageUrl(
  value: string | undefined,
  origins: readonly string[],
): string | undefined {
  const url = URL.parse(value ?? '');
  return url && origins.includes(url.origin) ? url.href : undefined;
}

/** `undefined` when the provider refuses the grant. @throws ProblemError when it is unavailable */
async function resolveGrant(oidc: Oidc, request: Promise<Tokens>): Promise<Tokens | undefined> {
  return orUnavailable(
    request.catch((error: unknown) => {
      const isRefused = error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';
      // The nonce of the ID token belongs to another sign-in.
      const isOther = error instanceof oidc.ClientError && error.code === NONCE_MISMATCH;
      if (isRefused || isOther) return undefined;
      throw error;
    }),
  );
}

async function orUnavailable<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    throw Object.assign(unavailable('The login host does not answer.'), { cause });
  }
}
