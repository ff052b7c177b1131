/** Builds one route of the product API from the contract's table: path, schemas, documentation, 404 and 405. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  calls,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallResponse,
} from '@varde/contract/calls';
import { refuseWriting } from './method-not-allowed.ts';
import { PROBLEM_MEDIA_TYPE } from './send-problem.ts';
import { ProblemError } from './problems.ts';

/** Where the product API stands; paths of calls are below it. */
export const API_PREFIX = '/api/v3';

export interface CallInput<N extends CallName> {
  readonly params: CallParams<N>;
  readonly query: CallQuery<N>;
}

const PROBLEMS = { 400: 'Malformed parameter', 401: 'Missing or wrong api-key', 404: 'Not found' };

const problemResponses = Object.fromEntries(
  Object.entries(PROBLEMS).map(([status, description]) => [
    status,
    { description, content: { [PROBLEM_MEDIA_TYPE]: { schema: { $ref: 'Problem#' } } } },
  ]),
);

/**
 * Registers a call; `undefined` from `answer` becomes 404. A `string` is sent as the JSON text it is (large answers
 * that the database has built already).
 */
export function registerCall<N extends CallName>(
  app: FastifyInstance,
  name: N,
  answer: (input: CallInput<N>) => Promise<CallResponse<N> | string | undefined>,
): void {
  const { path, summary, params, query, response } = calls[name];
  const schema = {
    operationId: name,
    summary,
    tags: [path.split('/')[0] ?? ''],
    security: [{ apiKey: [] }],
    params,
    querystring: query,
    response: {
      200: { description: 'OK', content: { 'application/json': { schema: response } } },
      ...problemResponses,
    },
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const input = { params: request.params, query: request.query } as CallInput<N>;
    const found = await answer(input);
    if (found === undefined) throw new ProblemError('not-found');
    reply.type('application/json; charset=utf-8');
    return found;
  };
  for (const url of addresses(path)) {
    const hide = !url.endsWith('/') && path.endsWith('/');
    app.route({ method: 'GET', url, schema: { ...schema, hide }, compress: {}, handler });
    refuseWriting(app, url);
  }
}

/** The specification writes `documents/`; callers leave the slash out too. */
function addresses(path: string): string[] {
  const url = `/${path.replace(/\{(\w+)\}/g, ':$1')}`;
  return url.endsWith('/') ? [url, url.slice(0, -1)] : [url];
}
