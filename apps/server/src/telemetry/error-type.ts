import { ProblemError } from '#http/problems.ts';

/** A kind of problem, an error code of PostgreSQL or Node, or a class: never a message. */
export function errorType(error: unknown): string {
  if (error instanceof ProblemError) return error.kind;
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
