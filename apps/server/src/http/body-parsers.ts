/** Request body parsers: JSON for the API, HTML forms for the login host. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problems.ts';

/** Deeper JSON could overflow the stack of recursive readers, here and in the database. */
export const MAX_JSON_DEPTH = 32;

export function readJsonBodies(app: FastifyInstance): void {
  // The default parsers would accept plain text too.
  app.removeAllContentTypeParsers();
  // Rejects keys that would change the prototype.
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

/** PostgreSQL stores neither NUL nor unpaired surrogates. */
function findTextProblem(text: string): ProblemError | undefined {
  if (!text.includes('\0') && text.isWellFormed()) return undefined;
  return malformed('The body contains an invalid character (NUL or an unpaired surrogate).');
}

function malformed(detail: string): ProblemError {
  return new ProblemError('malformed-request', { detail });
}

/** A form holds a few short fields. */
const FORM_MAX_BYTES = 16_384;

export type FormBody = Readonly<Record<string, string>>;

export function readFormBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
    (_request, text, done) => {
      const fields = new Map(new URLSearchParams(text));
      // PostgreSQL cannot store NUL.
      const isValid = [...fields.values()].every((value) => !value.includes('\0'));
      const problem = new ProblemError('malformed-request', {
        detail: 'The form contains an invalid character (NUL).',
      });
      done(isValid ? null : problem, Object.fromEntries(fields));
    },
  );
}

/** Fields of a parsed form; none without a body. */
export function formFields({ body }: FastifyRequest): FormBody {
  const fields: [string, unknown][] = Object.entries(body ?? {});
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}
