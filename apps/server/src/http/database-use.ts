/** Which requests needed the database, for the metrics. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { watchDatabaseUse } from '#db/statement-context.ts';

/** @returns whether statements have been sent for a request; not for those within a page */
export function watchRequests(app: FastifyInstance): (request: FastifyRequest) => boolean {
  const uses = new WeakMap<FastifyRequest, () => boolean>();
  // After `onRequest`, in which cached responses are sent.
  app.addHook('preHandler', (request, _reply, done) => {
    const isDatabaseUsed = watchDatabaseUse(done);
    if (isDatabaseUsed) uses.set(request, isDatabaseUsed);
  });
  return (request) => uses.get(request)?.() ?? false;
}
