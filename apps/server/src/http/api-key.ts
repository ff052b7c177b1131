import type { FastifyInstance } from 'fastify';
import { secretVerifier } from './caller.ts';
import { ProblemError } from './problems.ts';

/** Refuses every request of the scope that lacks the product's `api-key` header (specification §7). */
export function requireApiKey(app: FastifyInstance, apiKey: string): void {
  const isRight = secretVerifier(apiKey);
  app.addHook('onRequest', (request, _reply, done) => {
    done(isRight(request.headers['api-key']) ? undefined : new ProblemError('wrong-api-key'));
  });
}
