import type { FastifyInstance } from 'fastify';
import { ProblemError } from '#http/problems.ts';
import type { OperationService } from './operation.service.ts';

/** For load balancers and supervisors: `/healthz` says the process lives, `/readyz` that it can answer visitors. */
export function registerOperation(app: FastifyInstance, operation: OperationService): void {
  const schema = { hide: true };
  app.get('/healthz', { schema }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { schema }, async (_request, reply) => {
    if (!(await operation.isReady())) throw new ProblemError('unavailable');
    reply.header('Cache-Control', 'no-store');
    return { status: 'ready' };
  });
}
