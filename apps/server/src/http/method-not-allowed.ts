import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { ProblemError } from './problems.ts';

const METHODS: readonly HTTPMethods[] = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
];

/** Responds 405 with `Allow` to all other methods of a URL, before the body is read. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly string[],
): void {
  const names = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const refuse = async (): Promise<never> => {
    throw new ProblemError('method-not-allowed', { headers: { Allow: names.join(', ') } });
  };
  app.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url,
    schema: { hide: true },
    onRequest: refuse,
    handler: refuse,
  });
}

/** Same for a read-only URL. */
export function refuseWriting(app: FastifyInstance, url: string): void {
  refuseOtherMethods(app, url, ['GET']);
}

/** Registers a read-only URL with its schemas; hidden from the OpenAPI description. */
export function readOnlyRoute<Params extends TSchema, Query extends TSchema>(
  app: FastifyInstance,
  url: string,
  inputs: { readonly params?: Params; readonly querystring?: Query },
  handler: (
    request: FastifyRequest<{ Params: Static<Params>; Querystring: Static<Query> }>,
    reply: FastifyReply,
  ) => Promise<FastifyReply>,
): void {
  refuseWriting(app, url);
  app.get<{ Params: Static<Params>; Querystring: Static<Query> }>(
    url,
    { schema: { hide: true, ...inputs } },
    handler,
  );
}
