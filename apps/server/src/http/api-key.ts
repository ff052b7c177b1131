import type { FastifyInstance } from 'fastify';
import { isSameSecret } from './caller.ts';
import { ProblemError } from './problems.ts';

/** Refuses every request of the scope that lacks the product's `api-key` header (specification §7). */
export function requireApiKey(app: FastifyInstance, apiKey: string): void {
  app.addHook('onRequest', async (request) => {
    const given = request.headers['api-key'];
    if (given === undefined || !isSameSecret(given, apiKey))
      throw new ProblemError('wrong-api-key');
  });
}
