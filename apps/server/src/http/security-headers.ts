import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';

/** For data responses: nothing may run or be framed. */
const DATA_CSP = "default-src 'none'; frame-ancestors 'none'";

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

export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers: Record<string, string> = { ...BASE_HEADERS };
  if (config.publicUrl?.startsWith('https:')) {
    headers['Strict-Transport-Security'] = `max-age=${YEAR_S}`;
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
