/** The login host under its prefix: the OpenID provider, and own pages that need no script. */
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePalette, SiteProfile } from '@varde/contract/site-profile';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientIpAddress } from '#http/caller.ts';
import { readFormBodies } from '#http/body-parsers.ts';
import { requireOwnOrigin } from '#http/cross-origin.ts';
import { ProblemError, tooManyRequests } from '#http/problems.ts';
import { clientNetwork } from '#http/client-network.ts';
import { LOGIN_HOST_PREFIX, signInOrigin } from '#identity/gateway/sign-in-origin.ts';
import { registerAccount } from './account.routes.ts';
import { registerInteraction } from './interaction.routes.ts';
import type { MessagesFor } from './messages.ts';
import { type LoginHostDeps, pagePolicy } from './page-request.ts';
import { providerPages } from './pages.ts';
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
        // Forms send their origin under this policy; URLs with tokens of emailed links do not leak.
        'Referrer-Policy': 'same-origin',
      });
    });
    registerErrorPages(app, deps.messagesFor);
    await app.register(providerMount(deps));
    await app.register(pages(deps));
    app.all('/*', { schema: { hide: true } }, async () => {
      throw new ProblemError('not-found');
    });
  };
}

/** Browsers get errors as a page in the visitor's language; other clients get problem details. */
function registerErrorPages(app: FastifyInstance, messagesFor: MessagesFor): void {
  const { failed: failedPage } = providerPages(messagesFor);
  const failed = new WeakSet<FastifyRequest>();
  app.setErrorHandler((error, request) => {
    failed.add(request);
    throw error;
  });
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    // Unset for foreign host names, which have no login host.
    const isOurs = reply.hasHeader('content-security-policy');
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    return failed.has(request) && isOurs && isPage ? failedPage(request.headers) : payload;
  });
}

function pages(deps: LoginHostDeps) {
  const style = pageStyle(deps.siteFolder);
  return async (app: FastifyInstance): Promise<void> => {
    readFormBodies(app);
    app.addHook('onRequest', async (request) => {
      if (request.method === 'POST')
        requireOwnOrigin(request, [signInOrigin(deps.config, request)]);
    });
    app.get('/style.css', { schema: { hide: true } }, async (_request, reply) => {
      const text = style + siteColours(deps.profile());
      const tag = `"${hash('sha256', text, 'base64url')}"`;
      return reply
        .headers({ 'Cache-Control': 'public, max-age=3600', ETag: tag })
        .type('text/css; charset=utf-8')
        .send(text);
    });
    registerInteraction(app, deps);
    registerRecovery(app, deps);
    registerAccount(app, deps);
  };
}

/** Each start is stored for an hour; visitors of one museum share an IP address. */
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

/** Passes requests to the OpenID library, which writes the raw response. */
function providerMount(deps: LoginHostDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    // The library parses bodies itself.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _body, done) => done(null));
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      forwardToProvider(deps, request, reply);
    for (const url of PATHS)
      app.route({ method: ['GET', 'POST', 'OPTIONS'], url, schema: { hide: true }, handler });
  };
}

async function forwardToProvider(
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
  // The library trusts these two headers, so the client's values are overwritten.
  raw.headers['x-forwarded-proto'] = origin.startsWith('https:') ? 'https' : 'http';
  raw.headers['x-forwarded-host'] = new URL(origin).host;
  Object.assign(raw, { originalUrl: raw.url });
  raw.url = (raw.url ?? '').slice(LOGIN_HOST_PREFIX.length);
  await provider.callback()(raw, reply.raw);
}

const FACE = /@font-face\s*\{[^{}]*\}/g;

/** The style sheet with the `@font-face` rules of the built site, whose fonts are cached. */
export function pageStyle(siteFolder: string | undefined): string {
  const own = readFileSync(new URL('style.css', import.meta.url), 'utf8');
  return [...siteFaces(siteFolder), own].join('\n');
}

/** The museum's own colours, in the names of style.css. */
function siteColours({ colors }: SiteProfile): string {
  if (!colors) return '';
  const rule = (palette: SitePalette): string =>
    `:root{--link:${palette['--surface-link']};--accent:${palette['--color-accent']};` +
    `--accent-pressed:${palette['--color-accent-pressed']};` +
    `--on-accent:${palette['--color-on-accent']};--focus:${palette['--color-focus']}}`;
  return `${rule(colors.light)}@media (prefers-color-scheme: dark){${rule(colors.dark)}}`;
}

function siteFaces(siteFolder: string | undefined): string[] {
  const assets = siteFolder === undefined ? '' : join(siteFolder, 'assets');
  if (!existsSync(assets)) return [];
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  return sheets.flatMap((name) => readFileSync(join(assets, name), 'utf8').match(FACE) ?? []);
}
