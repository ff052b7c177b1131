import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from './api-prefix.ts';
import { CORRELATION_HEADER } from './correlation-id.ts';
import { plainPage, wantsPage } from './plain-page.ts';
import { presentProblem, PROBLEM_MEDIA_TYPE, type ProblemError } from './problems.ts';
import { VARY } from './send-answer.ts';

/**
 * Sends problem details to programs; to a browser that opened the address as a page, a page that says the same.
 * Problems are never cached: a missing document may be published the next minute.
 */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ProblemError,
): void {
  const problem = presentProblem(error, request.id);
  const isCall = request.url.startsWith(`${API_PREFIX}/`);
  reply.code(problem.status).headers({
    ...error.options.headers,
    'Cache-Control': 'no-store',
    Vary: isCall ? VARY : 'Accept',
    [CORRELATION_HEADER]: request.id,
  });
  if (!isCall && wantsPage(request.headers.accept)) {
    const page = plainPage(problem.title, problem.detail, request.id);
    reply.headers(page.headers).serializer(String).send(page.html);
    return;
  }
  reply.type(PROBLEM_MEDIA_TYPE).serializer(JSON.stringify).send(problem);
}
