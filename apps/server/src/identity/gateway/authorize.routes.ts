/**
 * The authorize endpoint (specification §7.1): the app sends a visitor to {login
 * host}/oauth2/authorize with redirect_uri and state. The gateway adds what a confidential client
 * with PKCE needs and redirects to the configured login host.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { negotiateLanguage } from '@varde/domain/languages';
import type { Config } from '#config/config.ts';
import { readCookie } from '#http/cookies.ts';
import { malformedParameter, ProblemError } from '#http/problems.ts';
import { refuseWriting } from '#http/method-not-allowed.ts';
import { LOGIN_HOST_PREFIX } from '#identity/login-host/login-host-prefix.ts';
import type { Gateways } from './gateway.service.ts';
import { readStartCookie, startCookies } from './sign-in-cookies.ts';
import { callbacksOf, signInOrigin } from './sign-in-origin.ts';

/** Our app sends a UUID; other apps may send more. */
const STATE = /^[\x21-\x7e]{8,512}$/;

interface AuthorizeQuery {
  readonly redirect_uri?: unknown;
  readonly state?: unknown;
  readonly prompt?: unknown;
}

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
      return leave(reply, location, startCookies(origin, binding, isElsewhere));
    },
  );
  refuseWriting(app, url);
}

/** The app shows the error and retries (RFC 6749, 4.1.2.1). */
function unavailableUrl(redirectUri: string, state: string): string {
  const query = new URLSearchParams({ error: 'temporarily_unavailable', state });
  return `${redirectUri}?${query.toString()}`;
}

function leave(reply: FastifyReply, location: string, cookies: string[]): FastifyReply {
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
