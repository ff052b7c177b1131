/** The OpenAPI description, generated from the registered routes. */
import { readFileSync } from 'node:fs';
import { calls, type CallName } from '@varde/contract/calls';
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { PRODUCT_NAME, PRODUCT_VERSION } from '@varde/domain/constants';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from './product-api.ts';
import { describeFiles } from './openapi-files.ts';
import { PROBLEM_MEDIA_TYPE } from './problems.ts';
import { refuseWriting } from './method-not-allowed.ts';
import { PUBLIC_CACHE } from './send-response.ts';

export const openApiOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} product API`,
      version: PRODUCT_VERSION,
      description:
        'Published content of a museum and heritage guide. Lists are pages; errors are problem details (RFC 9457).',
    },
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'api-key' },
        accessToken: { type: 'http', scheme: 'bearer' },
      },
    },
  },
  refResolver: {
    buildLocalReference: (schema, _base, _fragment, index) =>
      typeof schema.$id === 'string' ? schema.$id : `Schema${index}`,
  },
};

export function describeApi(app: FastifyInstance): Description {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- indexed by method name
  return addDetails(structuredClone(app.swagger()) as Description);
}

/** Open to everyone: it contains no content but the demo's. */
export function serveOpenApi(app: FastifyInstance): void {
  const url = `${API_PREFIX}/openapi.json`;
  let description: Description | undefined;
  refuseWriting(app, url);
  app.get(url, { schema: { hide: true }, compress: {} }, async (_request, reply) => {
    reply.header('Cache-Control', PUBLIC_CACHE);
    return (description ??= describeApi(app));
  });
}

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const isCallName = (name: string): name is CallName => name in calls;

interface Operation {
  parameters?: unknown[];
  responses: Record<string, Json>;
  requestBody?: { content: Record<string, Json> };
}

interface Description {
  paths?: Record<string, Record<string, Operation>>;
  components?: Json;
}

const header = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  in: 'header',
  name,
  description,
  schema,
});

const PARAMETERS = {
  CorrelationId: header(
    'Correlation-Id',
    'Returned in the response and written to the server’s log; generated when missing',
    { type: 'string', format: 'uuid' },
  ),
  IfNoneMatch: header(
    'If-None-Match',
    'ETags of answers at hand: 304 when one of them is still right',
  ),
  PreviewKey: header('preview-key', 'Editors: shows what is not published'),
  UnlockGrant: header('unlock-grant', 'Grants that open locked articles, apart by commas'),
};

const responseHeader = (description: string): Json => ({ description, schema: { type: 'string' } });

const HEADERS = {
  CorrelationId: responseHeader('The request’s id, or a new one'),
  ETag: responseHeader('Entity tag of these bytes; differs by encoding'),
  CacheControl: responseHeader('Who may cache the response, and for how long'),
  Vary: responseHeader('Request headers that the response depends on'),
  RetryAfter: responseHeader('Seconds to wait before the next request'),
};

const PROBLEMS: Readonly<Record<number, string>> = {
  400: 'A parameter or the request body is invalid',
  401: 'A key or token is missing or invalid',
  403: 'The lock was not opened',
  404: 'Not found, or not published',
  409: 'The document is not locked',
  413: 'The request body is too large',
  415: 'The request body is not JSON',
  429: 'Too many requests',
  500: 'Internal server error',
  501: 'Valid, but not implemented',
  503: 'The server is starting or stopping, or its database is unavailable',
};

const refTo = (kind: string, name: string | number): Json => ({
  $ref: `#/components/${kind}/${name}`,
});

/** Modifies the description in place and returns it. */
function addDetails(description: Description): Description {
  description.components = {
    ...description.components,
    parameters: PARAMETERS,
    headers: HEADERS,
    responses: Object.fromEntries(
      Object.keys(PROBLEMS).map((status) => [`Problem${status}`, problem(Number(status))]),
    ),
  };
  const examples = readExamples();
  for (const name of Object.keys(calls).filter(isCallName)) {
    const { path, method } = calls[name];
    const operation = description.paths?.[`${API_PREFIX}/${path}`]?.[method.toLowerCase()];
    if (operation) describeOperation(operation, name, examples[name]);
  }
  Object.assign((description.paths ??= {}), describeFiles());
  return description;
}

function problem(status: number): Json {
  const canWait = status === 429 || status === 503;
  return {
    description: PROBLEMS[status],
    headers: {
      'Correlation-Id': refTo('headers', 'CorrelationId'),
      ...(canWait && { 'Retry-After': refTo('headers', 'RetryAfter') }),
    },
    content: { [PROBLEM_MEDIA_TYPE]: { schema: refTo('schemas', 'Problem') } },
  };
}

function describeOperation(operation: Operation, name: CallName, example?: Example): void {
  const isPublic = calls[name].access === 'public';
  operation.parameters = [
    ...(operation.parameters ?? []),
    refTo('parameters', 'CorrelationId'),
    ...(isPublic ? ['IfNoneMatch', 'PreviewKey'] : []).map((one) => refTo('parameters', one)),
    ...(['getDocument', 'getMedia'].includes(name) ? [refTo('parameters', 'UnlockGrant')] : []),
  ];
  const headers = {
    'Correlation-Id': refTo('headers', 'CorrelationId'),
    'Cache-Control': refTo('headers', 'CacheControl'),
    Vary: refTo('headers', 'Vary'),
    ...(isPublic && { ETag: refTo('headers', 'ETag') }),
  };
  const { 200: success = {} } = operation.responses;
  operation.responses = {
    200: { ...success, headers },
    ...(isPublic && { 304: { description: 'Not modified', headers } }),
    ...Object.fromEntries(
      problemsOf(name).map((status) => [status, refTo('responses', `Problem${status}`)]),
    ),
  };
  if (!example) return;
  setExample(success['content'], example.answer);
  setExample(operation.requestBody?.content, example.request.body);
}

/** Rate-limited operations. */
const LIMITED: ReadonlySet<CallName> = new Set([
  'unlockDocument',
  'createTransfer',
  'takeTransfer',
]);

function problemsOf(name: CallName): number[] {
  const call = calls[name];
  const isPersonal = call.access === 'personal';
  return [
    400,
    401,
    ...(name === 'unlockDocument' ? [403] : []),
    ...(call.path.includes('{') || isPersonal || name === 'takeTransfer' ? [404] : []),
    ...(name === 'unlockDocument' ? [409] : []),
    ...('body' in call ? [413, 415] : []),
    ...(LIMITED.has(name) ? [429] : []),
    500,
    503,
  ];
}

function setExample(content: unknown, example: unknown): void {
  const json = isJson(content) ? content['application/json'] : undefined;
  if (isJson(json) && example !== undefined) json['example'] = example;
}

interface Example {
  readonly request: { readonly path: string; readonly body?: object };
  readonly answer: unknown;
}

/** Responses over the demo pack, written by `npm run openapi`. */
function readExamples(): Partial<Record<CallName, Example>> {
  const file = new URL('openapi-examples.json', import.meta.url);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- verified by openapi.test.ts
  return JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<CallName, Example>>;
}
