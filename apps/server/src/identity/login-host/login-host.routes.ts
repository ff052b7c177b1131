/** The login host under its prefix: the OpenID provider, and pages of ours that need no script. */
import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientIpAddress } from '#http/caller.ts';
import { readFormBodies } from '#http/body-parsers.ts';
import { requireOwnOrigin } from '#http/cross-origin.ts';
import { ProblemError, tooManyRequests } from '#http/problems.ts';
import { clientNetwork } from '#rate-limit/client-network.ts';
import { signInOrigin } from '#identity/gateway/sign-in-origin.ts';
import { registerAccount } from './account.routes.ts';
import { registerInteraction } from './interaction.routes.ts';
import { LOGIN_HOST_PREFIX } from './login-host-prefix.ts';
import { type LoginHostDeps, pagePolicy } from './page-request.ts';
import { pageStyle } from './pages/page-style.ts';
import { providerPages } from './provider-pages.ts';
import { registerRecovery } from './recovery.routes.ts';

export function loginHostRoutes(deps: LoginHostDeps) {
  const { config } = deps;
  const policy = pagePolicy(config);
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request, reply) => {
      signInOrigin(config, request);
      reply.headers({
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-store',
        // A form tells its origin under this policy; addresses hold links from mails and go nowhere else.
        'Referrer-Policy': 'same-origin',
      });
    });
    registerErrorPages(app);
    await app.register(providerMount(deps));
    await app.register(pages(deps));
    app.all('/*', { schema: { hide: true } }, async () => {
      throw new ProblemError('not-found');
    });
  };
}

/** A person who meets a problem here is told so in these pages' look and language; programs get it as everywhere. */
function registerErrorPages(app: FastifyInstance): void {
  const failed = new WeakSet<FastifyRequest>();
  app.setErrorHandler((error, request) => {
    failed.add(request);
    throw error;
  });
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    // A host name that is not ours has no login host.
    const isOurs = reply.hasHeader('content-security-policy');
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    return failed.has(request) && isOurs && isPage
      ? providerPages.failed(request.headers)
      : payload;
  });
}

function pages(deps: LoginHostDeps) {
  const style = pageStyle(deps.siteFolder);
  const tag = `"${hash('sha256', style, 'base64url')}"`;
  return async (app: FastifyInstance): Promise<void> => {
    readFormBodies(app);
    app.addHook('onRequest', async (request) => {
      if (request.method === 'POST')
        requireOwnOrigin(request, [signInOrigin(deps.config, request)]);
    });
    app.get('/style.css', { schema: { hide: true } }, async (_request, reply) =>
      reply
        .headers({ 'Cache-Control': 'public, max-age=3600', ETag: tag })
        .type('text/css; charset=utf-8')
        .send(style),
    );
    registerInteraction(app, deps);
    registerRecovery(app, deps);
    registerAccount(app, deps);
  };
}

/** Every start is kept for an hour; a museum's visitors share an address. */
const STARTS = { count: 300, windowS: 600 } as const;
const WHAT = 'login-host/start';

/** The paths that `provider.ts` configures. */
const PATHS = [
  '/.well-known/openid-configuration',
  '/authorize',
  '/authorize/:uid',
  '/token',
  '/token/revocation',
  '/userinfo',
  '/jwks',
  '/session/end',
  '/session/end/confirm',
  '/session/end/success',
];

/** Hands requests to the OpenID library, which answers on the raw response. */
function providerMount(deps: LoginHostDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    // The library reads bodies itself.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _body, done) => done(null));
    const handler = (request: FastifyRequest, reply: FastifyReply) => hand(deps, request, reply);
    for (const url of PATHS)
      app.route({ method: ['GET', 'POST', 'OPTIONS'], url, schema: { hide: true }, handler });
  };
}

async function hand(
  { config, hosts, rateLimiter }: LoginHostDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const origin = signInOrigin(config, request);
  if (request.routeOptions.url === `${LOGIN_HOST_PREFIX}/authorize`) {
    const key = { what: WHAT, who: clientNetwork(clientIpAddress(request.ip)) };
    const wait = await rateLimiter.consume(key, STARTS);
    if (wait !== undefined) throw tooManyRequests(wait);
  }
  const provider = await hosts.at(origin);
  reply.hijack();
  const { raw } = request;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  // The library believes these two, so they are ours and nobody else's.
  raw.headers['x-forwarded-proto'] = origin.startsWith('https:') ? 'https' : 'http';
  raw.headers['x-forwarded-host'] = new URL(origin).host;
  Object.assign(raw, { originalUrl: raw.url });
  raw.url = (raw.url ?? '').slice(LOGIN_HOST_PREFIX.length);
  await provider.callback()(raw, reply.raw);
}
