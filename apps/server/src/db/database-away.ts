/** PostgreSQL's classes of errors that mean "not now": connection exceptions, resources, operator intervention. */
const AWAY_STATES = /^(08|53|57P)/;
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
/** What `pg` throws without a code. */
const AWAY_WORDS = /^(Connection terminated|timeout exceeded|timeout expired|Query read timeout)/i;

/** Whether a query failed because the database cannot be reached, and may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (AWAY_CODES.has(code) || AWAY_STATES.test(code)) return true;
  return AWAY_WORDS.test(error.message);
}
