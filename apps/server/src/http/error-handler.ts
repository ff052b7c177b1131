/** Turns thrown errors into problem details; internal ones: logged in full, sent without detail. */
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest, FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseUnavailable } from '#db/database-errors.ts';
import { noteProblem, requestLine } from './logging.ts';
import { plainPage, wantsPage } from './html.ts';
import { overloadedPage } from './overloaded-page.ts';
import {
  presentProblem,
  PROBLEM_MEDIA_TYPE,
  ProblemError,
  databaseUnavailable,
  kindOfStatus,
  malformedParameter,
  type ProblemKind,
} from './problems.ts';
import type { Config } from '#config/config.ts';
import { API_PREFIX } from './product-api.ts';
import { CORRELATION_HEADER, newCorrelationId, securityHeaders } from './response-headers.ts';
import { VARY } from './send-response.ts';

type HttpError = Partial<FastifyError> & Error & { headers?: Record<string, string> };

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new ProblemError(kindOfMissing(request))),
  );
}

/** Methods unknown to the router; the others are handled by `refuseOtherMethods`. */
function kindOfMissing({ server, method }: FastifyRequest): ProblemKind {
  return server.supportedMethods.includes(method) ? 'not-found' : 'not-implemented';
}

function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // The client has disconnected: nothing to send, and not an error of the server.
  if (request.socket.destroyed) {
    reply.hijack();
    return;
  }
  const problem = toProblem(error);
  if (problem.kind === 'unavailable' && problem.options.isLogged !== true)
    request.log.warn({ err: error }, 'unavailable');
  if (problem.kind === 'internal-error') request.log.error({ err: error }, 'request failed');
  sendProblem(request, reply, problem);
}

/** No hook runs for a request that the router rejects: headers and log line are added here. */
export function unroutableHandler(config: Pick<Config, 'publicUrl'>) {
  const headers = securityHeaders(config);
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers);
    sendProblem(request, reply, toProblem(error));
    request.log.info(requestLine(request, reply), 'request');
  };
}

function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseUnavailable(error)) return databaseUnavailable();
  if (!(error instanceof Error)) return new ProblemError('internal-error');
  const { validation, statusCode = 500, headers }: HttpError = error;
  const [violation] = validation ?? [];
  if (violation)
    return malformedParameter(parameterName(violation), violation.message ?? 'is malformed');
  const kind = kindOfStatus(statusCode);
  // 416 carries the file's length in Content-Range (RFC 9110 §15.5.17).
  return new ProblemError(kind, kind === 'range-not-satisfiable' && headers ? { headers } : {});
}

/** First step of the violation's path: `/d/0` belongs to parameter `d`. */
function parameterName(error: { instancePath: string; params: Record<string, unknown> }): string {
  const [, name] = error.instancePath.split('/');
  const [missing] = Array.isArray(error.params.requiredProperties)
    ? error.params.requiredProperties
    : [];
  return name || (typeof missing === 'string' ? missing : 'body');
}

/** Handles requests too malformed for a route or a request object (node's `clientError`). */
export function clientErrorHandler(config: Pick<Config, 'publicUrl'>) {
  const headers = Object.entries(securityHeaders(config));
  return (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const kind = KIND_BY_CODE.get(error.code) ?? 'malformed-request';
    const problem = presentProblem(new ProblemError(kind), newCorrelationId());
    const body = JSON.stringify(problem);
    const fields = [
      ['Content-Type', PROBLEM_MEDIA_TYPE],
      ['Content-Length', String(Buffer.byteLength(body))],
      ['Connection', 'close'],
      ...headers,
    ].map(([name, value]) => `${name}: ${value}\r\n`);
    // A client would read a body after HEAD as the next response (RFC 9110 §9.3.2).
    const { rawPacket } = error;
    const isHead = Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD ';
    socket.write(
      `HTTP/1.1 ${problem.status} ${problem.title}\r\n${fields.join('')}\r\n${isHead ? '' : body}`,
    );
    // `end` would wait for a client that never closes its side.
    socket.destroySoon();
  };
}

const KIND_BY_CODE = new Map<string | undefined, ProblemKind>([
  ['HPE_HEADER_OVERFLOW', 'headers-too-large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'request-timeout'],
]);

/**
 * Sends problem details to programs, and an HTML page with the same text to browsers.
 * Problems are never cached: a missing document may be published the next minute.
 */
function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ProblemError): void {
  noteProblem(request, error.kind);
  const problem = presentProblem(error, request.id);
  const isCall = request.url.startsWith(`${API_PREFIX}/`);
  reply.code(problem.status).headers({
    ...error.options.headers,
    'Cache-Control': 'no-store',
    Vary: isCall ? VARY : 'Accept',
    [CORRELATION_HEADER]: request.id,
  });
  if (!isCall && wantsPage(request.headers.accept)) {
    const isOverloaded = error.kind === 'overloaded';
    const page = isOverloaded
      ? overloadedPage(request)
      : plainPage(problem.title, problem.detail, request.id);
    reply.headers(page.headers).serializer(String).send(page.html);
    return;
  }
  reply.type(PROBLEM_MEDIA_TYPE).serializer(JSON.stringify).send(problem);
}
