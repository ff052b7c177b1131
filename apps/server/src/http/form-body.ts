/** Reads HTML forms (`application/x-www-form-urlencoded`) within one plugin; of a field that comes twice the last one counts. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
      // The database holds no NUL.
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
