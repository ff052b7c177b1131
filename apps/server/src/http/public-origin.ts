import type { FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import { ProblemError } from './problems.ts';

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The configured origin, else the request's; its Host header is validated, as pages contain it. */
export function publicOrigin(config: Config, request: FastifyRequest): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  if (!HOST.test(request.host) || !URL.canParse(`http://${request.host}`)) {
    throw new ProblemError('malformed-request', { detail: 'The Host header is not a host name.' });
  }
  // A proxy may forward a protocol that the client wrote.
  const protocol = request.protocol === 'https' ? 'https' : 'http';
  return `${protocol}://${request.host.toLowerCase()}`;
}

/** Forwarding headers that the origin depends on; caches must vary by them. */
export function originVary({ publicUrl, trustedProxies }: Config): readonly string[] {
  const isForwarded = publicUrl === undefined && trustedProxies.length > 0;
  return isForwarded ? ['X-Forwarded-Host', 'X-Forwarded-Proto'] : [];
}
