/**
 * PostgreSQL's classes of errors that mean "not now": connection exceptions, resources, operator intervention, and a
 * statement that was stopped because it took too long.
 */
const UNAVAILABLE_STATES = /^(08|53|57)/;
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
/** What `pg` throws without a code. */
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded|timeout expired|Query read timeout)/i;

/** Thrown without asking the database, which did not answer a moment ago or cannot answer any more. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseAway';
}

/** Whether a query failed because the database cannot be reached, and may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  // All addresses of a host name were tried.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The socket of a server that is not running.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return (
    UNAVAILABLE_CODES.has(code) ||
    UNAVAILABLE_STATES.test(code) ||
    UNAVAILABLE_MESSAGES.test(error.message)
  );
}

/** Whether the connection itself is of no more use, and so probably none: not one statement, not a full pool. */
export function isConnectionLost(error: unknown): boolean {
  const isOneStatement =
    error instanceof Error &&
    (/^timeout exceeded/i.test(error.message) || ('code' in error && error.code === '57014'));
  return isDatabaseUnavailable(error) && !isOneStatement;
}
