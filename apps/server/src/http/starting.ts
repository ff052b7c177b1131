/** Answers while the server starts: it migrates, imports the first content, loads the site. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CORRELATION_HEADER, correlationIdOf } from './correlation-id.ts';
import { plainPage, wantsPage } from './plain-page.ts';
import { presentProblem, PROBLEM_MEDIA_TYPE, ProblemError } from './problems.ts';
import { BASE_HEADERS } from './security-headers.ts';

const TRY_AGAIN_S = 2;

export function answerStarting(request: IncomingMessage, response: ServerResponse): void {
  const [path] = (request.url ?? '').split('?');
  const id = correlationIdOf(request);
  const headers = { ...BASE_HEADERS, 'Cache-Control': 'no-store', [CORRELATION_HEADER]: id };
  if (path === '/healthz') {
    response.writeHead(200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' });
    response.end('{"status":"ok"}');
    return;
  }
  const again = { ...headers, Vary: 'Accept', 'Retry-After': TRY_AGAIN_S };
  if (wantsPage(request.headers.accept)) {
    const page = plainPage(
      'Varde is starting',
      'Varde starter … Varde startar … One moment, please.',
    );
    response.writeHead(503, { ...again, ...page.headers, Refresh: TRY_AGAIN_S });
    response.end(page.html);
    return;
  }
  const problem = new ProblemError('unavailable', { detail: 'The server is starting.' });
  response.writeHead(503, { ...again, 'Content-Type': PROBLEM_MEDIA_TYPE });
  response.end(JSON.stringify(presentProblem(problem, id)));
}
