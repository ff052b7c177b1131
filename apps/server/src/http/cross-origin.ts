/**
 * Which pages on other sites may call the product API from a visitor's browser (CORS, the Fetch standard). Anybody may build
 * on what it reads. What is sent for a visitor (an unlocking from the museum's network, favourites) is for the site itself and
 * for the origins that the operator names, such as those of the app in a native shell.
 */
import type { FastifyRequest, FastifyInstance, FastifyReply } from 'fastify';
import { ProblemError } from './problems.ts';
import { CORRELATION_HEADER } from './correlation-id.ts';

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

/** @param appOrigins origins that may send, besides the site's own */
export function registerCors(app: FastifyInstance, appOrigins: readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin = '' } = request.headers;
    const requestedMethod = request.headers['access-control-request-method'];
    const isPreflight = request.method === 'OPTIONS' && requestedMethod !== undefined;
    const isReading = ['GET', 'HEAD'].includes(isPreflight ? requestedMethod : request.method);
    // Said to everybody, so that a shared copy serves other sites too.
    if (isReading) allow(reply, '*');
    // Such answers are never shared.
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

/** For calls that live by a cookie: pages of these origins may send it along, and read the answer; nobody else's. */
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

/** A browser asks first, without the headers it asks about: no key can be wanted of this question. */
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

/** A neighbour under the same domain is another site too. */
const OTHERS: readonly unknown[] = ['cross-site', 'same-site'];

/**
 * Browsers name the page's origin with everything that is posted; programs that are no browsers need not.
 * @throws ProblemError
 */
export function requireOwnOrigin({ headers }: FastifyRequest, allowed: readonly string[]): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isOther = origin === undefined ? OTHERS.includes(site) : !allowed.includes(origin);
  if (isOther) throw new ProblemError('other-origin');
}
