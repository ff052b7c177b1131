/**
 * Cross-origin access to the product API (CORS, the Fetch standard). Any site may read what is
 * public. What is a visitor's own, and writes for a visitor (unlocking by the museum's network,
 * favourites), are limited to the site itself and to the origins that the operator configures, such
 * as the app in a native shell.
 */
import type { FastifyRequest, FastifyInstance, FastifyReply } from 'fastify';
import { ProblemError } from './problems.ts';
import { API_PREFIX } from './product-api.ts';
import { PERSONAL_URLS } from './register-operation.ts';
import { CORRELATION_HEADER } from './response-headers.ts';

const READ_HEADERS = [
  'api-key',
  'authorization',
  'content-type',
  'correlation-id',
  'if-none-match',
  'preview-key',
  'unlock-grant',
].join(', ');
const DAY_S = 86_400;

/** @param appOrigins origins that may read a visitor's own and write, besides the site's own */
export function registerCors(app: FastifyInstance, appOrigins: readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin = '' } = request.headers;
    const requestedMethod = request.headers['access-control-request-method'];
    const isPreflight = request.method === 'OPTIONS' && requestedMethod !== undefined;
    const isReading = ['GET', 'HEAD'].includes(isPreflight ? requestedMethod : request.method);
    const { url = '' } = request.routeOptions;
    const isPersonal = PERSONAL_URLS.has(url.slice(API_PREFIX.length));
    // The same for every origin, so that shared caches can reuse the response.
    if (isReading && !isPersonal) allow(reply, '*');
    // Such responses are never shared.
    else if (appOrigins.includes(origin)) allow(reply, origin);
    return isPreflight ? sendPreflight(request, reply) : done();
  });
}

function allow(reply: FastifyReply, origin: string): void {
  reply.headers({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': `ETag, Retry-After, ${CORRELATION_HEADER}`,
  });
}

/** For endpoints with cookies: pages of these origins may send credentials, read the response. */
export function allowCredentials(app: FastifyInstance, appOrigins: readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin = '' } = request.headers;
    const requestedMethod = request.headers['access-control-request-method'];
    if (appOrigins.includes(origin)) {
      allow(reply, origin);
      reply.header('Access-Control-Allow-Credentials', 'true');
    }
    return request.method === 'OPTIONS' && requestedMethod !== undefined
      ? sendPreflight(request, reply)
      : done();
  });
}

/** A preflight request carries none of the headers it requests, so it needs no key. */
function sendPreflight(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.hasHeader('Access-Control-Allow-Origin')) {
    reply.headers({
      'Access-Control-Allow-Methods': request.headers['access-control-request-method'] ?? '',
      'Access-Control-Allow-Headers': READ_HEADERS,
      'Access-Control-Max-Age': String(DAY_S),
    });
  }
  reply.header('Vary', 'Origin, Access-Control-Request-Method').code(204).send();
}

/** A sibling subdomain is another site too. */
const OTHER_SITES: readonly unknown[] = ['cross-site', 'same-site'];

/** Browsers send the page's origin with every POST; others need not. @throws ProblemError */
export function requireOwnOrigin({ headers }: FastifyRequest, allowed: readonly string[]): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isOther = origin === undefined ? OTHER_SITES.includes(site) : !allowed.includes(origin);
  if (isOther) throw new ProblemError('other-origin');
}
