import { type Message, MessageError } from '@varde/domain/message';

/**
 * The database is unusable for a reason that the operator can fix. The message states the problem
 * and the fix; show it without a stack trace.
 */
export class DatabaseProblem extends MessageError {
  /** `platform`: the embedded database cannot run on this machine. */
  readonly kind: 'unreachable' | 'migration' | 'folder' | 'platform';

  constructor(kind: DatabaseProblem['kind'], text: Message, options?: ErrorOptions) {
    super(text, options);
    this.name = 'DatabaseProblem';
    this.kind = kind;
  }
}

/**
 * Temporary SQLSTATE classes: connection, resources, operator intervention (statement timeout); and a
 * write to a replica, to which the way to the primary leads while another becomes it.
 */
const UNAVAILABLE_STATES = /^(08|53|57|25006)/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
]);
/** Messages that `pg` throws without a code. */
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded|timeout expired|Query read timeout)/i;

/** Thrown without contacting a database that has just failed to respond. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Whether a query failed because the database is unreachable, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  // All IP addresses of a host name were tried.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The Unix socket of a stopped server.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return (
    UNAVAILABLE_CODES.has(code) ||
    UNAVAILABLE_STATES.test(code) ||
    UNAVAILABLE_MESSAGES.test(error.message)
  );
}

/** Whether nobody waited for the statement any more (postgres-pool.ts), in contrast to its limit. */
export function isCancelled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'AbortError') return true;
  return 'code' in error && error.code === '57014' && error.message.includes('user request');
}

/** Whether the connection is lost, in contrast to one failed statement or a full pool. */
export function isConnectionLost(error: unknown): boolean {
  const isOneStatement =
    error instanceof Error &&
    (/^timeout exceeded/i.test(error.message) ||
      ('code' in error && (error.code === '57014' || error.code === '25006')));
  return isDatabaseUnavailable(error) && !isOneStatement;
}
