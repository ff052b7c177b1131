/**
 * Request log: route template, status, duration and correlation id of each request, and which rule
 * refused it. Never a URL, an IP address, a position, a search text or a token, since those are
 * personal (specification §7.2).
 */
import { Writable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '#config/config.ts';
import type { ProblemKind } from './problems.ts';
import type { ReadyResponses } from './ready-responses.ts';

export interface LogTarget {
  readonly isTTY?: boolean;
  write(line: string): unknown;
}

/** How long lines are gathered. A process that is killed loses those. */
const GATHER_MS = 50;

let gathered = '';

/** Writes the lines gathered so far, so that what the process prints next follows them. */
export function writeGathered(): void {
  if (gathered !== '') process.stdout.write(gathered);
  gathered = '';
}

/**
 * Standard output. To a file or another program, lines are gathered and written together: a write
 * costs several times as much as a line.
 */
export function standardOutput(): LogTarget {
  if (process.stdout.isTTY) return process.stdout;
  // Once, however many apps the process opens.
  process.off('exit', writeGathered).once('exit', writeGathered);
  return {
    write(line) {
      if (gathered === '') setTimeout(writeGathered, GATHER_MS).unref();
      gathered += line;
    },
  };
}

/** On a terminal, warnings as plain lines; elsewhere, every request as a line of JSON. */
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

/** @param ready the responses that the app does not see are logged like its own */
export function logRequests(app: FastifyInstance, ready: ReadyResponses): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(requestLine(request, reply), 'request');
    done();
  });
  ready.onSent(({ correlationId, method, route, status, ms }) => {
    const line = { correlation_id: correlationId, method, route, status, ms: rounded(ms) };
    app.log.info(line, 'request');
  });
}

const problems = new WeakMap<FastifyRequest, ProblemKind>();

/** Attacks appear in the log as refusals by one rule: too many attempts, tokens, other origins. */
export function noteProblem(request: FastifyRequest, kind: ProblemKind): void {
  problems.set(request, kind);
}

/** Logs the route template instead of the URL, which may contain personal data. */
export function requestLine(request: FastifyRequest, reply: FastifyReply): object {
  return {
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status: reply.statusCode,
    problem: problems.get(request),
    ms: rounded(reply.elapsedTime),
  };
}

const rounded = (ms: number): number => Math.round(ms * 10) / 10;

type DescribedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: DescribedError;
};

/** Limits nested causes, which may be circular. */
const MAX_CAUSES = 3;

/** Database errors carry the statement and its values; only fields without values are logged. */
function describeError(error: unknown, causes = MAX_CAUSES): DescribedError {
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

/** PostgreSQL error classes that quote values: data exceptions, constraints, bad parameters. */
const QUOTES_VALUES = /^(22|23|42846|42804|P0)/;

function withoutValues(message: string, code: string): string {
  return QUOTES_VALUES.test(code) ? message.replace(/"[^]*"/g, '"…"') : message;
}

interface LogLine {
  level: string;
  time: string;
  msg?: string;
  correlation_id?: string;
  method?: string;
  route?: string;
  status?: number;
  problem?: string;
  ms?: number;
  err?: { stack: string; cause?: { stack: string } };
}

function plainLines(target: LogTarget): Writable {
  return new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the logger writes
      target.write(plainLine(JSON.parse(line) as LogLine));
      done();
    },
  });
}

/** `18:03:12 warn  request failed  GET /api/v3/documents/:id 500 12 ms (correlation id)`. */
export function plainLine(line: LogLine): string {
  const status = [line.status, line.problem].filter(Boolean).join(' ');
  const request = line.method && `${line.method} ${line.route} ${status} ${line.ms} ms`;
  const id = line.correlation_id && `(${line.correlation_id})`;
  const head = [line.time.slice(11, 19), line.level, line.msg, request, id]
    .filter(Boolean)
    .join('  ');
  const cause = line.err?.cause && `\n  because of ${line.err.cause.stack}`;
  return line.err ? `${head}\n${line.err.stack}${cause ?? ''}\n` : `${head}\n`;
}
