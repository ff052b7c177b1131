/**
 * What the server writes about its work: per request the route's template, status, time and correlation id. Never an
 * address, a position, a search word or a token: those are the visitor's (decisions.md §9).
 */
import { Writable } from 'node:stream';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '#config.ts';

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
    serializers: { err: describeError },
    stream: target.isTTY
      ? plainLines(target)
      : { write: (line: string) => void target.write(line) },
  };
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}

/** Database errors carry their statement and its values; only what helps to find the fault is kept. */
function describeError(error: Error & { code?: unknown }): {
  type: string;
  message: string;
  stack: string;
  code?: string;
} {
  const code = typeof error.code === 'string' ? { code: error.code } : {};
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code };
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
  err?: { stack: string };
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
  return line.err ? `${head}\n${line.err.stack}\n` : `${head}\n`;
}
