import type { FastifyReply, FastifyRequest } from 'fastify';
import { CORRELATION_HEADER } from './correlation-id.ts';
import { presentProblem, type ProblemError } from './problems.ts';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** Problems are never cached: a missing document may be published the next minute. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ProblemError,
): void {
  const problem = presentProblem(error, request.id);
  reply
    .code(problem.status)
    .headers({
      ...error.options.headers,
      'Cache-Control': 'no-store',
      [CORRELATION_HEADER]: request.id,
    })
    .type(PROBLEM_MEDIA_TYPE)
    .serializer(JSON.stringify)
    .send(problem);
}
