import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';

/** Directives that do not follow `default-src`: no base, no forms, no frames around it. */
export const CLOSED = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For data responses: nothing may run or be framed. */
const DATA_CSP = `default-src 'none'; ${CLOSED}`;

const PERMISSIONS = 'camera=(self), geolocation=(self), xr-spatial-tracking=(self), microphone=()';
const YEAR_S = 31_536_000;

/** Headers of every response; a route that needs another Content-Security-Policy sets its own. */
export const BASE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  'Content-Security-Policy': DATA_CSP,
} as const;

/** Also of responses that no route of the app gives. Subdomains of the site need https, too. */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  if (!publicUrl?.startsWith('https:')) return BASE_HEADERS;
  const transport = `max-age=${YEAR_S}; includeSubDomains`;
  return { ...BASE_HEADERS, 'Strict-Transport-Security': transport };
}

export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

export const CORRELATION_HEADER = 'Correlation-Id';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function newCorrelationId(): string {
  return randomUUID();
}

/** The caller's id if a UUID (specification §7.1), else a new one: callers choose no log text. */
export function correlationIdOf(request: { headers: IncomingHttpHeaders }): string {
  const correlationId = request.headers['correlation-id'];
  return typeof correlationId === 'string' && UUID.test(correlationId)
    ? correlationId
    : newCorrelationId();
}

/** Returns the id to the caller, so that a visitor's report can be found in the log. */
export function echoCorrelationId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(CORRELATION_HEADER, request.id);
    done();
  });
}
