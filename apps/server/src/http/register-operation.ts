/** Builds product API routes from the contract: path, schemas, documentation, caching, 404, 405. */
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import {
  calls,
  type CallBody,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallResponse,
  type Calls,
} from '@varde/contract/calls';
import { isAnonymous, readCaller, readUser } from './caller.ts';
import { refuseOtherMethods } from './method-not-allowed.ts';
import { ProblemError } from './problems.ts';
import type { Caller, ProductApi } from './product-api.ts';
import { JSON_TYPE, sendResponse, VARY } from './send-response.ts';
import { clientOf, isPageRequest, runRead } from './work-classes.ts';

interface CallInput<N extends CallName> {
  readonly params: CallParams<N>;
  readonly query: CallQuery<N>;
  readonly body: CallBody<N>;
  /** For personal operations, with the user's unique id. */
  readonly caller: Calls[N]['access'] extends 'personal' ? Caller & { userId: string } : Caller;
}

/** A `string` is sent as JSON text (large, serialised by the database); `undefined` is 404. */
export type OperationHandler<N extends CallName> = (
  input: CallInput<N>,
) => Promise<CallResponse<N> | string | undefined>;

export function registerCall<N extends CallName>(
  api: ProductApi,
  name: N,
  handle: OperationHandler<N>,
): void {
  const { path, method } = calls[name];
  const route = { ...routeOf(name), ...handlersOf(api, name, handle) };
  for (const url of urlsOf(path)) {
    const hide = !url.endsWith('/') && path.endsWith('/');
    api.app.route({ ...route, method, url, schema: { ...route.schema, hide } });
  }
}

/** Responds 405 to other methods of the API's URLs; called after all operations are registered. */
export function refuseUnlistedMethods({ app }: ProductApi): void {
  const allowed = new Map<string, string[]>();
  for (const { path, method } of Object.values(calls))
    for (const url of urlsOf(path)) allowed.set(url, [...(allowed.get(url) ?? []), method]);
  for (const [url, methods] of allowed) refuseOtherMethods(app, url, methods);
}

/** URLs below the API's prefix whose responses are a visitor's own. */
export const PERSONAL_URLS: ReadonlySet<string> = new Set(
  Object.values(calls)
    .filter(({ access }) => access === 'personal')
    .flatMap(({ path }) => urlsOf(path)),
);

type Handlers = Pick<RouteOptions, 'handler' | 'onRequest'>;

function handlersOf<N extends CallName>(
  api: ProductApi,
  name: N,
  handle: OperationHandler<N>,
): Handlers {
  const { access } = calls[name];
  const { schemaIds } = api;
  const run = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const caller = readCaller(request, api.previewKey);
    const user = access === 'personal' ? { userId: userIds.get(request) } : {};
    const { params, body } = request;
    const query = schemaIds ? schemaIds.readQuery(request.query) : request.query;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the schemas
    const input = { params, query, body, caller: { ...caller, ...user } } as CallInput<N>;
    const found = await handle(input);
    if (found === undefined) throw new ProblemError('not-found');
    const text =
      typeof found === 'string'
        ? found
        : String(reply.serializeInput(found, '200', 'application/json'));
    return schemaIds ? schemaIds.writeResponse(name, text) : text;
  };
  if (access === 'public') return publicHandlers(name, api, run);
  const write = async (request: FastifyRequest, reply: FastifyReply): Promise<string> =>
    api.work.write.run(clientOf(request, reply), () => run(request, reply));
  const handler = sendUncached(write);
  if (access !== 'personal') return { handler };
  // Before anything of the request is validated: a caller without a token learns nothing else.
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    userIds.set(request, await readUser(request, api.tokens));
  };
  return { onRequest, handler };
}

/** Of requests to personal operations. */
const userIds = new WeakMap<FastifyRequest, string>();

type Run = (request: FastifyRequest, reply: FastifyReply) => Promise<string>;

function publicHandlers(name: CallName, { responses, work }: ProductApi, run: Run): Handlers {
  const sendPrivate = sendUncached((request, reply) => {
    const call = { name, query: request.query, client: clientOf(request, reply) };
    return runRead(work, call, () => run(request, reply));
  });
  return {
    // Runs before parsing: a cached URL is valid. A callback, because most responses end here.
    onRequest(request, reply, done) {
      const cached = isAnonymous(request) ? responses.find(request.url) : undefined;
      if (!cached) return done();
      void settle(sendResponse(request, reply, cached), done);
    },
    async handler(request, reply) {
      if (!isAnonymous(request)) return sendPrivate(request, reply);
      const { url, query } = request;
      const client = clientOf(request, reply);
      const response = await responses.read({
        url,
        key: keyOf(name, request),
        // A page must not wait for what waits in the queue of other programs.
        group: isPageRequest() ? 'page' : 'program',
        signal: client.signal,
        make: ({ signal, hasExpired }) => {
          const call = { name, query, client: { ...client, signal }, mayWait: !hasExpired };
          return runRead(work, call, () => run(request, reply));
        },
      });
      return sendResponse(request, reply, response);
    },
  };
}

/** Compression is the only step of a cached response that can fail. */
async function settle(sending: unknown, fail: (error: Error) => void): Promise<void> {
  try {
    await sending;
  } catch (error) {
    fail(error instanceof Error ? error : new Error(String(error)));
  }
}

/** Cache key: the validated parameters in the order of the contract, without unknown ones. */
function keyOf(name: CallName, { params, query }: FastifyRequest): string {
  return `${name} ${JSON.stringify([params, query])}`;
}

function sendUncached(run: Run) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const text = await run(request, reply);
    reply.headers({ 'Cache-Control': 'private, no-store', Vary: `${VARY}, Authorization` });
    return reply.type(JSON_TYPE).send(Buffer.from(text));
  };
}

function routeOf(name: CallName) {
  const call = calls[name];
  const { path, summary, params, query, response, access } = call;
  return {
    ...('maxBytes' in call ? { bodyLimit: call.maxBytes } : {}),
    schema: {
      operationId: name,
      summary,
      tags: [path.split('/')[0] ?? ''],
      security: [{ apiKey: [], ...(access === 'personal' ? { accessToken: [] } : {}) }],
      params,
      querystring: query,
      ...('body' in call ? { body: call.body } : {}),
      response: {
        200: { description: 'OK', content: { 'application/json': { schema: response } } },
      },
    },
  };
}

/** Specification §7.2 writes `documents/`; callers may omit the trailing slash. */
function urlsOf(path: string): string[] {
  const url = `/${path.replace(/\{(\w+)\}/g, ':$1')}`;
  return url.endsWith('/') ? [url, url.slice(0, -1)] : [url];
}
