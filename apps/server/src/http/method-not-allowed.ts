import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problems.ts';

/** Answers the writing methods of a read-only address with 405 and what is allowed, before any body is read. */
export function refuseWriting(app: FastifyInstance, url: string): void {
  const refuse = async (): Promise<never> => {
    throw new ProblemError('method-not-allowed', { headers: { Allow: 'GET, HEAD' } });
  };
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
    url,
    schema: { hide: true },
    onRequest: refuse,
    handler: refuse,
  });
}
