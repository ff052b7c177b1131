/** Checks OpenAPI, exports, IIIF and the examples in docs/api.md on a server with the demo pack. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { InjectOptions } from 'fastify';
import { Check } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '@varde/contract/calls';
import { PROJECT_ROOT } from '#config/config.ts';
import { API_KEY } from '#test/app.ts';
import { fetchExamples, DEMO_PREVIEW_KEY, openDemo, type DemoServer } from '#test/demo-examples.ts';
import { describeFiles } from './openapi-files.ts';

let demo: DemoServer;
// The demo's images are rendered for the first time.
beforeAll(async () => {
  demo = await openDemo();
}, 600_000);
afterAll(() => demo.close());

interface Operation {
  readonly operationId: string;
  readonly parameters: { $ref?: string; in?: string; name?: string }[];
  readonly security: object[];
  readonly responses: Record<
    string,
    { headers?: object; content?: Record<string, { example?: unknown }> }
  >;
}

describe('the OpenAPI description', () => {
  let description: { paths: Record<string, Record<string, Operation>> };
  beforeAll(async () => {
    description = (await demo.inject({ url: '/api/v3/openapi.json' })).json();
  });
  /** Paths of the product API; other files come last. */
  const operations = (): Operation[] =>
    Object.entries(description.paths)
      .filter(([path]) => path.startsWith('/api/v3/'))
      .flatMap(([, operation]) => Object.values(operation));

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(description));
    expect(result.errors).toBeUndefined();
    expect([result.valid, validator.version]).toEqual([true, '3.1']);
  });

  it('is equal to docs/openapi.json', async () => {
    const file = await readFile(join(PROJECT_ROOT, 'docs/openapi.json'), 'utf8');
    expect(JSON.parse(file)).toEqual(description);
  });

  it('describes every operation of the contract, and no other', () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(names.sort()).toEqual(Object.keys(calls).sort());
  });

  it('lists keys, headers, problems and an example of every operation', () => {
    for (const { operationId, parameters, security, responses } of operations()) {
      const { access } = calls[operationId as CallName];
      const names = parameters.map(({ $ref, name }) => $ref?.split('/').at(-1) ?? name);
      expect([operationId, names]).toEqual([
        operationId,
        expect.arrayContaining(['CorrelationId']),
      ]);
      expect(names.includes('IfNoneMatch')).toBe(access === 'public');
      expect('304' in responses).toBe(access === 'public');
      expect(Object.assign({}, ...security)).toHaveProperty('apiKey');
      expect('accessToken' in Object.assign({}, ...security)).toBe(access === 'personal');
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining(['200', '400', '401', '500', '503']),
      );
      expect(responses['200']?.headers).toHaveProperty('Correlation-Id');
      expect(responses['200']?.content?.['application/json']?.example).toBeDefined();
    }
  });

  it('has examples that equal the server’s responses', async () => {
    const text = await readFile(join(import.meta.dirname, 'openapi-examples.json'), 'utf8');
    const examples = await fetchExamples(demo);
    // On failure: npm run openapi
    expect(JSON.parse(text)).toEqual(examples);
    for (const [name, { answer }] of Object.entries(examples))
      expect([name, Check(calls[name as CallName].response, answer)]).toEqual([name, true]);
  });
});

describe('the API explorer', () => {
  it('loads nothing from another host, and its policy forbids it', async () => {
    const page = await demo.inject({ url: '/api/v3/docs' });
    expect(page.headers['content-security-policy']).toMatch(
      /default-src 'none'.*script-src 'self'/,
    );
    expect(page.payload).not.toMatch(/https?:\/\//);
    for (const [, path = ''] of page.payload.matchAll(/(?:src|href)="([^"]+)"/g))
      expect([path, (await demo.inject({ url: path })).statusCode]).toEqual([path, 200]);
  });

  it('fills in the key of the local environment', async () => {
    const script = await demo.inject({ url: '/api/v3/docs/start.js' });
    expect(script.payload).toContain(API_KEY);
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it.each(['/api/v3/docs/index.html', '/api/v3/docs/..%2fpackage.json', '/api/v3/docs/x'])(
    'serves no other file: %s',
    async (url) => expect((await demo.inject({ url })).statusCode).toBe(404),
  );
});

describe('docs/api.md', () => {
  let blocks: CurlBlock[];
  beforeAll(async () => {
    blocks = curlBlocks(await readFile(join(PROJECT_ROOT, 'docs/api.md'), 'utf8'));
  });

  it('shows requests that succeed, with responses of the actual form', async () => {
    const variables: Record<string, string> = {
      TOKEN: demo.token,
      VARDE_PREVIEW_KEY: DEMO_PREVIEW_KEY,
    };
    expect(blocks.length).toBeGreaterThan(5);
    for (const { calls: shown, exampleResponse } of blocks) {
      for (const call of shown) {
        const request = call(variables);
        const response = await demo.inject(request);
        expect([response.statusCode, request.url, response.payload.slice(0, 200)]).toEqual([
          expect.toSatisfy((status: number) => [200, 304].includes(status)),
          request.url,
          response.payload.slice(0, 200),
        ]);
        // Images are shown too, and a 304 has no body.
        const isJson = /json/.test(response.headers['content-type'] ?? '');
        const body = isJson ? response.json<Record<string, string>>() : {};
        if (body['grant']) variables['GRANT'] = body['grant'];
        if (response.headers['etag']) variables['ETAG'] = response.headers['etag'];
        expect(Object.keys(body)).toEqual(
          expect.arrayContaining(Object.keys(exampleResponse ?? {})),
        );
      }
    }
  });

  it('shows every operation of the contract', () => {
    const urls = blocks.flatMap(({ calls: shown }) => shown.map((call) => call({})));
    for (const { method, path } of Object.values(calls)) {
      const pattern = new RegExp(`^/api/v3/${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
      const isShown = urls.some((one) => (one.method ?? 'GET') === method && pattern.test(one.url));
      expect([method, path, isShown]).toEqual([method, path, true]);
    }
  });
});

interface Described {
  readonly parameters: { in?: string; name?: string; schema?: { enum?: string[] } }[];
  readonly responses: Record<string, { headers?: object; content?: object }>;
}

/** Valid, invalid and unknown values of the path parameters. */
const VALID = {
  kind: 'group',
  id: '302',
  identifier: 'b76dfb98cdf12727',
  region: 'square',
  size: '64,64',
  rotation: '0',
  quality: 'default',
  format: 'jpg',
};
const fill = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const FILES = Object.entries(describeFiles()).map(([path, { get }]) => ({
  path,
  get: get as unknown as Described,
  values: { ...VALID, ...(path.startsWith('/exports') && { format: 'gpx' }) },
}));

describe.each(FILES)('$path', ({ path, get, values }) => {
  const { parameters, responses } = get;
  const types = Object.keys(responses['200']?.content ?? {});

  it('serves every described type with the described headers', async () => {
    const formats = parameters.find(({ name }) => name === 'format')?.schema?.enum;
    const results = await Promise.all(
      (formats ?? ['application/ld+json', 'application/json']).map((one) =>
        demo.inject(
          formats
            ? { url: fill(path, { ...values, format: one }) }
            : { url: fill(path, values), headers: { accept: one } },
        ),
      ),
    );
    expect(results.map(({ statusCode }) => statusCode)).toEqual(types.map(() => 200));
    expect(new Set(results.map(({ headers }) => headers['content-type']))).toEqual(new Set(types));
    // Without a configured public URL, the server's own is part of some responses.
    const expected = Object.keys(responses['200']?.headers ?? {}).filter((one) => one !== 'Vary');
    for (const { headers } of results)
      expect(Object.keys(headers)).toEqual(
        expect.arrayContaining(expected.map((name) => name.toLowerCase())),
      );
  });

  it('serves each of its types to any origin, and 304 to known ETags', async () => {
    const kinds = parameters.find(({ name }) => name === 'kind')?.schema?.enum ?? [''];
    const ids: Record<string, string> = { article: '101', post: '4011', rebus: '401' };
    for (const kind of kinds) {
      const url = fill(path, { ...values, kind, id: ids[kind] ?? values.id });
      const { statusCode, headers } = await demo.inject({ url });
      expect([url, statusCode]).toEqual([url, 200]);
      const again = await demo.inject({ url, headers: { 'if-none-match': headers['etag'] } });
      expect(again.statusCode).toBe(304);
    }
  });

  it.each([
    ['unknown ids', { id: '999999', identifier: '0'.repeat(16) }],
    ['nonsense', { id: 'x', identifier: 'x', region: 'x', format: 'x' }],
    ['an image larger than the original', { size: '^3000,' }],
  ])('responds to %s with a described problem, or successfully', async (_, wrong) => {
    const { statusCode, headers } = await demo.inject({ url: fill(path, { ...values, ...wrong }) });
    expect(Object.keys(responses)).toContain(String(statusCode));
    expect(headers['content-type']?.startsWith('application/problem+json')).toBe(statusCode >= 400);
  });
});

it('IIIF distinguishes malformed, missing and unimplemented requests', async () => {
  const image = FILES.at(-1);
  const statuses = await Promise.all(
    [{ size: 'x' }, { identifier: '0'.repeat(16) }, { size: '^3000,' }].map(async (wrong) => {
      const url = fill(image?.path ?? '', { ...VALID, ...wrong });
      return (await demo.inject({ url })).statusCode;
    }),
  );
  expect(statuses).toEqual([400, 404, 501]);
});

/** @param variables replace `$NAME` */
type ShownCall = (
  variables: Readonly<Record<string, string>>,
) => InjectOptions & { readonly url: string };

interface CurlBlock {
  readonly calls: readonly ShownCall[];
  /** The JSON block that follows. */
  readonly exampleResponse: object | undefined;
}

const BLOCK = /```sh\n([^]*?)```(?:\s*```json\n([^]*?)```)?/g;

function curlBlocks(page: string): CurlBlock[] {
  return [...page.matchAll(BLOCK)]
    .map(([, commands = '', answer]) => ({
      calls: commands.replaceAll('\\\n', ' ').split('\n').filter(isCurl).map(readCurl),
      exampleResponse: answer === undefined ? undefined : readShortened(answer),
    }))
    .filter(({ calls }) => calls.length > 0);
}

/** JSON in which `…` replaces omitted parts. */
function readShortened(text: string): object {
  return JSON.parse(text.replace(/:\s*…/g, ': null').replace(/,?\s*…(?=\s*[\]}])/g, '')) as object;
}

const isCurl = (line: string): boolean => line.startsWith('curl ');

/** Supports the options -X, -H, -d, -i and -s, which are all that the page uses. */
function readCurl(line: string): ShownCall {
  const args = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  );
  return (variables) => {
    const request: {
      method?: 'GET';
      url: string;
      headers: Record<string, string>;
      payload?: string;
    } = { url: '', headers: {} };
    for (let index = 1; index < args.length; index++) {
      const arg = fillIn(args[index] ?? '', variables);
      const next = fillIn(args[index + 1] ?? '', variables);
      if (arg === '-X') request.method = next as 'GET';
      else if (arg === '-d') request.payload = next;
      else if (arg === '-H') addHeader(request.headers, next);
      else if (!arg.startsWith('-')) request.url = arg.replace('http://localhost:4000', '');
      if (['-X', '-d', '-H'].includes(arg)) index += 1;
    }
    return request;
  };
}

function addHeader(headers: Record<string, string>, line: string): void {
  const colon = line.indexOf(':');
  headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
}

function fillIn(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\$([A-Z_]+)/g, (match, name: string) => variables[name] ?? match);
}
