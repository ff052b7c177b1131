import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const CORRELATION_HEADER = 'Correlation-Id';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function newCorrelationId(): string {
  return randomUUID();
}

/**
 * The caller's id when it is a UUID (specification §7.1), else a new one: callers must not choose
 * what is logged.
 */
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
