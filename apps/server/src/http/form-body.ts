/**
 * Parses HTML forms (`application/x-www-form-urlencoded`) within one plugin; the last value of a
 * repeated field wins.
 */
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problems.ts';

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
