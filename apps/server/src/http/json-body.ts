/** Reads request bodies: JSON only, no deeper than any call needs, and nothing in it that cannot be kept. */
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problems.ts';

/** Deeper JSON exhausts the stack of whoever walks through it, ours and the database's. */
export const MAX_JSON_DEPTH = 32;

export function readJsonBodies(app: FastifyInstance): void {
  // Without these, plain text would be read as a body, too.
  app.removeAllContentTypeParsers();
  // Keys that would change the prototype are refused.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      void parse(request, text, (error, body: unknown) => {
        const problem = error ? malformed('The body is not valid JSON.') : findProblem(body, 0);
        done(problem ?? null, body);
      });
    },
  );
}

function findProblem(value: unknown, depth: number): ProblemError | undefined {
  if (typeof value === 'string') return findTextProblem(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_JSON_DEPTH) return malformed('The body is nested too deeply.');
  for (const [name, part] of Object.entries(value)) {
    const problem = findTextProblem(name) ?? findProblem(part, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

/** The database holds neither NUL nor halves of letters. */
function findTextProblem(text: string): ProblemError | undefined {
  if (!text.includes('\0') && text.isWellFormed()) return undefined;
  return malformed('The body contains an invalid character (NUL or an unpaired surrogate).');
}

function malformed(detail: string): ProblemError {
  return new ProblemError('malformed-request', { detail });
}
