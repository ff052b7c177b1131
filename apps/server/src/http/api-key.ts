import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problems.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Refuses every request of the scope that lacks the product's `api-key` header (specification §7). */
export function requireApiKey(app: FastifyInstance, apiKey: string): void {
  const expected = digest(apiKey);
  app.addHook('onRequest', async (request) => {
    const given = request.headers['api-key'];
    // Digests have one length, so the comparison takes the same time however much of the key is right.
    const isRight = typeof given === 'string' && timingSafeEqual(digest(given), expected);
    if (!isRight) throw new ProblemError('wrong-api-key');
  });
}
