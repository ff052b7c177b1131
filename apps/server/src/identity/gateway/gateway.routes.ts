/** The authorize and gateway endpoints (specification §7.1), for the site and operator's apps. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { negotiateLanguage } from '@varde/domain/languages';
import type { Config } from '#config/config.ts';
import { bearerToken, clientIpAddress } from '#http/caller.ts';
import { SAME_SITES, type SameSite, readCookie } from '#http/cookies.ts';
import { allowCredentials, requireOwnOrigin } from '#http/cross-origin.ts';
import { type FormBody, formFields, readFormBodies } from '#http/body-parsers.ts';
import { refuseOtherMethods, refuseWriting } from '#http/method-not-allowed.ts';
import { malformedParameter, ProblemError, tooManyRequests } from '#http/problems.ts';
import { clientNetwork } from '#http/client-network.ts';
import type { RateLimiter } from '#rate-limit/rate-limit.service.ts';
import type { Gateways, Tokens } from './gateway.service.ts';
import {
  readRefreshCookie,
  readStartCookie,
  refreshCookie,
  removedRefreshCookies,
  startCookies,
} from './sign-in-cookies.ts';
import { callbacksOf, gatewayOrigins, LOGIN_HOST_PREFIX, signInOrigin } from './sign-in-origin.ts';

/** Failures per IP address; visitors of one museum share it. */
const FAILURE_LIMIT = { count: 100, windowS: 300 } as const;
const WHAT = 'gateway/token';

interface GatewayDeps {
  readonly config: Config;
  readonly gateways: Gateways;
  readonly rateLimiter: RateLimiter;
}

/** An encapsulated plugin: only these routes parse form bodies. */
export function gatewayRoutes(deps: GatewayDeps) {
  const { config, gateways } = deps;
  return async (app: FastifyInstance): Promise<void> => {
    readFormBodies(app);
    allowCredentials(app, config.appOrigins);
    app.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'Cache-Control': 'no-store', Vary: 'Origin' });
      const origin = signInOrigin(config, request);
      if (request.method === 'POST') requireOwnOrigin(request, gatewayOrigins(config, origin));
    });
    post(app, 'auths/oauth2/token', (request, reply) => handleToken(deps, request, reply));
    post(app, 'auths/oauth2/has-refresh-token', async (request) => {
      const origin = signInOrigin(config, request);
      const gateway = await gateways.at(origin);
      if (await gateway.hasSession(readRefreshCookie(request, origin))) return { ok: true };
      throw new ProblemError('not-signed-in');
    });
    post(app, 'auths/oauth2/logout', (request, reply) => logOut(deps, request, reply));
    get(app, 'authz/authorize/userData', (request) => handleUserData(deps, request));
    if (config.signIn?.provider === 'other') registerOwnData(app, deps);
    app.all('/*', { schema: { hide: true } }, async () => {
      throw new ProblemError('not-found');
    });
  };
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function post(app: FastifyInstance, path: string, handler: Handler): void {
  app.post(`/${path}`, { schema: { hide: true } }, handler);
  refuseOtherMethods(app, `/${path}`, ['POST', 'OPTIONS']);
}

function get(app: FastifyInstance, path: string, handler: Handler): void {
  app.get(`/${path}`, { schema: { hide: true } }, handler);
  refuseOtherMethods(app, `/${path}`, ['GET', 'OPTIONS']);
}

async function handleToken(
  deps: GatewayDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const origin = signInOrigin(deps.config, request);
  const form = formFields(request);
  const key = { what: WHAT, who: clientNetwork(clientIpAddress(request.ip)) };
  const wait = await deps.rateLimiter.consume(key, FAILURE_LIMIT);
  if (wait !== undefined) throw tooManyRequests(wait);
  const tokens = await grant(deps, request, form, origin).catch((error: unknown) => {
    const isOver = error instanceof ProblemError && error.kind === 'not-signed-in';
    const isInvalid = error instanceof ProblemError && error.kind === 'wrong-code' && error.cause;
    // The operator's to know: the provider is set up wrongly, or somebody answers for it.
    if (isInvalid) request.log.warn({ err: error }, 'login host’s answer is not valid');
    if (isOver) reply.header('Set-Cookie', removedRefreshCookies(origin));
    throw error;
  });
  await deps.rateLimiter.refund(key);
  reply.header('Set-Cookie', refreshCookie(origin, tokens.sameSite, tokens.refreshToken));
  return tokens.response;
}

async function grant(
  { config, gateways }: GatewayDeps,
  request: FastifyRequest,
  form: FormBody,
  origin: string,
): Promise<Tokens> {
  const redirectUri = form['redirect_uri'] ?? '';
  if (!callbacksOf(config, origin).includes(redirectUri))
    throw malformedParameter('redirect_uri', 'is not an allowed redirect URL');
  const gateway = await gateways.at(origin);
  if (form['grant_type'] === 'refresh_token')
    return gateway.refresh(readRefreshCookie(request, origin), request.id);
  if (form['grant_type'] !== 'authorization_code')
    throw malformedParameter('grant_type', 'must be authorization_code or refresh_token');
  const binding = readStartCookie(request, origin);
  // An injected code of another user, or one stolen from the browser that started the sign-in.
  if (binding === undefined) throw new ProblemError('wrong-code');
  return gateway.exchange({
    code: readCode(form),
    redirectUri,
    binding,
    former: readRefreshCookie(request, origin),
    sameSite: readSameSite(form, origin),
    device: deviceName(request.headers['user-agent']),
    correlationId: request.id,
  });
}

function readCode({ code = '' }: FormBody): string {
  if (/^[\x21-\x7e]{1,2048}$/.test(code)) return code;
  throw malformedParameter('code', 'must be an authorization code of the login host');
}

/** Strict by default; `None`, for pages of other sites, requires HTTPS. */
function readSameSite({ same_site: requested = 'strict' }: FormBody, origin: string): SameSite {
  const found = SAME_SITES.find((one) => one.toLowerCase() === requested.toLowerCase());
  if (!found) throw malformedParameter('same_site', 'must be strict, lax or none');
  return found === 'None' && !origin.startsWith('https:') ? 'Lax' : found;
}

async function logOut(
  { config, gateways }: GatewayDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const origin = signInOrigin(config, request);
  // First, so that the cookie is removed even when the logout fails.
  reply.header('Set-Cookie', removedRefreshCookies(origin));
  const gateway = await gateways.at(origin);
  await gateway.logOut(readRefreshCookie(request, origin), request.id);
  return { ok: true };
}

async function handleUserData(
  { config, gateways }: GatewayDeps,
  request: FastifyRequest,
): Promise<unknown> {
  const gateway = await gateways.at(signInOrigin(config, request));
  return found(await gateway.userData(bearerToken(request) ?? ''));
}

/** For an external login host; the embedded one has account pages that require the password. */
function registerOwnData(app: FastifyInstance, { config, gateways }: GatewayDeps): void {
  get(app, 'authz/authorize/ownData', async (request) => {
    const { ownData } = await gateways.at(signInOrigin(config, request));
    return found(await ownData.read(bearerToken(request) ?? ''));
  });
  post(app, 'auths/ownData/delete', async (request, reply) => {
    const origin = signInOrigin(config, request);
    const { ownData } = await gateways.at(origin);
    found(await ownData.delete(bearerToken(request) ?? '', request.id));
    reply.header('Set-Cookie', removedRefreshCookies(origin));
    return { ok: true };
  });
}

/** @throws ProblemError for an invalid access token */
function found<T>(value: T | undefined): T {
  if (value !== undefined) return value;
  const headers = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };
  throw new ProblemError('wrong-access-token', { headers });
}

/** Browser and system name only: enough for visitors to recognise their device. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:OPR|Opera)\//, 'Opera'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

function deviceName(userAgent = ''): string {
  const find = (names: readonly [RegExp, string][]): string | undefined =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(', ') || '–';
}

/** Our app sends a UUID; other apps may send more. */
const STATE = /^[\x21-\x7e]{8,512}$/;

interface AuthorizeQuery {
  readonly redirect_uri?: unknown;
  readonly state?: unknown;
  readonly prompt?: unknown;
}

/**
 * The app redirects a visitor to {login host}/oauth2/authorize with redirect_uri and state. The
 * gateway adds what a confidential client with PKCE needs and redirects to the login host.
 */
export function registerAuthorizeEndpoint(
  app: FastifyInstance,
  config: Config,
  gateways: Gateways,
): void {
  const url = `${LOGIN_HOST_PREFIX}/oauth2/authorize`;
  app.get<{ Querystring: AuthorizeQuery }>(
    url,
    { schema: { hide: true } },
    async (request, reply) => {
      const origin = signInOrigin(config, request);
      const redirectUri = readRedirect(request.query, callbacksOf(config, origin));
      const state = readState(request.query);
      const gateway = await gateways.at(origin);
      const binding = readStartCookie(request, origin) ?? gateway.newBinding();
      const start = gateway.startUrl({
        redirectUri,
        state,
        binding,
        prompt: request.query.prompt === 'create' ? 'create' : undefined,
        language: languageTag(request),
      });
      const location = await start.catch((error: unknown) => {
        if (!(error instanceof ProblemError)) throw error;
        request.log.warn({ err: error }, 'login host unavailable');
        return unavailableUrl(redirectUri, state);
      });
      const isElsewhere = !redirectUri.startsWith(`${origin}/`);
      return sendRedirect(reply, location, startCookies(origin, binding, isElsewhere));
    },
  );
  refuseWriting(app, url);
}

/** The app shows the error and retries (RFC 6749, 4.1.2.1). */
function unavailableUrl(redirectUri: string, state: string): string {
  const query = new URLSearchParams({ error: 'temporarily_unavailable', state });
  return `${redirectUri}?${query.toString()}`;
}

function sendRedirect(reply: FastifyReply, location: string, cookies: string[]): FastifyReply {
  for (const cookie of cookies) reply.header('Set-Cookie', cookie);
  reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  return reply.redirect(location, 302);
}

/** Exact allow-list, for error redirects as well: prevents an open redirect. */
function readRedirect({ redirect_uri: uri }: AuthorizeQuery, callbacks: readonly string[]): string {
  if (typeof uri === 'string' && callbacks.includes(uri)) return uri;
  throw malformedParameter('redirect_uri', 'is not an allowed redirect URL');
}

function readState({ state }: AuthorizeQuery): string {
  if (typeof state === 'string' && STATE.test(state)) return state;
  throw malformedParameter('state', 'must have 8 to 512 characters, without spaces');
}

function languageTag({ headers }: FastifyRequest): string {
  const stored = readCookie(headers.cookie, 'language');
  return negotiateLanguage(stored, headers['accept-language']).tag;
}
