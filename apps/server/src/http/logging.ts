/**
 * Request log: route template, status, duration and correlation id of each request. Never a URL, an
 * IP address, a position, a search text or a token, since those are the visitor's
 * (specification §7.2).
 */
import { Writable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '#config/config.ts';

export interface LogTarget {
  readonly isTTY?: boolean;
  write(line: string): unknown;
}

/** On a terminal warnings as plain lines, elsewhere every request as a line of JSON. */
export function loggerOptions(config: Config, target: LogTarget): FastifyServerOptions['logger'] {
  const level = config.logLevel ?? (target.isTTY ? 'warn' : 'info');
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => describeError(error) },
    stream: target.isTTY
      ? plainLines(target)
      : { write: (line: string) => void target.write(line) },
  };
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(requestLine(request, reply), 'request');
    done();
  });
}

/** The route's template stands for the address, which may hold what belongs to the visitor. */
export function requestLine(request: FastifyRequest, reply: FastifyReply): object {
  return {
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
}

type DescribedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: DescribedError;
};

/** Causes of causes say nothing new, and may go in circles. */
const CAUSES = 3;

/** Database errors carry their statement and its values; only what helps to find the fault is kept. */
function describeError(error: unknown, causes = CAUSES): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const message = code === undefined ? error.message : withoutValues(error.message, code);
  const hasCause = error.cause !== undefined && causes > 0;
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...(code !== undefined && { code }),
    ...(hasCause && { cause: describeError(error.cause, causes - 1) }),
  };
}

/** PostgreSQL's classes of errors about values, which it quotes: data exceptions, violated constraints, bad parameters. */
const ABOUT_VALUES = /^(22|23|42846|42804|P0)/;

function withoutValues(message: string, code: string): string {
  return ABOUT_VALUES.test(code) ? message.replace(/"[^]*"/g, '"…"') : message;
}

interface LogLine {
  level: string;
  time: string;
  msg?: string;
  correlation_id?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  err?: { stack: string; cause?: { stack: string } };
}

function plainLines(target: LogTarget): Writable {
  return new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      target.write(plainLine(JSON.parse(line) as LogLine));
      done();
    },
  });
}

/** One log line for people: `18:03:12 warn  request failed  GET /api/v3/documents/:id 500 12 ms  (correlation id)`. */
export function plainLine(line: LogLine): string {
  const request = line.method && `${line.method} ${line.route} ${line.status} ${line.ms} ms`;
  const id = line.correlation_id && `(${line.correlation_id})`;
  const head = [line.time.slice(11, 19), line.level, line.msg, request, id]
    .filter(Boolean)
    .join('  ');
  const cause = line.err?.cause && `\n  because of ${line.err.cause.stack}`;
  return line.err ? `${head}\n${line.err.stack}${cause ?? ''}\n` : `${head}\n`;
}
