/** The login host under its prefix: the OpenID provider, and pages of ours that need no script. */
import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFormBodies } from '#http/form-body.ts';
import { requireOwnOrigin } from '#http/cross-origin.ts';
import { ProblemError } from '#http/problems.ts';
import { signInOrigin } from '#modules/gateway/sign-in-origin.ts';
import { registerAccount } from './account.routes.ts';
import { registerInteraction } from './interaction.routes.ts';
import { pagePolicy, type LoginHostParts } from './page-request.ts';
import { pageStyle } from './pages/page-style.ts';
import { providerMount } from './provider-mount.ts';
import { providerPages } from './provider-pages.ts';
import { registerRecovery } from './recovery.routes.ts';

export function loginHostRoutes(parts: LoginHostParts) {
  const { config } = parts;
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
    sayProblems(app);
    await app.register(providerMount(parts));
    await app.register(pages(parts));
    app.all('/*', { schema: { hide: true } }, async () => {
      throw new ProblemError('not-found');
    });
  };
}

/** A person who meets a problem here is told so in these pages' look and language; programs get it as everywhere. */
function sayProblems(app: FastifyInstance): void {
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

function pages(parts: LoginHostParts) {
  const style = pageStyle(parts.siteFolder);
  const tag = `"${hash('sha256', style, 'base64url')}"`;
  return async (app: FastifyInstance): Promise<void> => {
    readFormBodies(app);
    app.addHook('onRequest', async (request) => {
      if (request.method === 'POST')
        requireOwnOrigin(request, [signInOrigin(parts.config, request)]);
    });
    app.get('/style.css', { schema: { hide: true } }, async (_request, reply) =>
      reply
        .headers({ 'Cache-Control': 'public, max-age=3600', ETag: tag })
        .type('text/css; charset=utf-8')
        .send(style),
    );
    registerInteraction(app, parts);
    registerRecovery(app, parts);
    registerAccount(app, parts);
  };
}
