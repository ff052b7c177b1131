/** Arbitrary input to any operation: a response of the contract or a problem below 500, in time. */
import fc from 'fast-check';
import { Compile, type Validator } from 'typebox/compile';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '@varde/contract/calls';
import { Problem } from '@varde/contract/common';
import { createAccessTokens } from '#identity/tokens/access-tokens.service.ts';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';

const DEADLINE_MS = 15_000;
const RUNS = 40;
const isProblem = Compile(Problem);

interface Parameter {
  readonly call: CallName;
  readonly part: 'params' | 'query' | 'body';
  readonly name: string;
}

const bodyOf = (call: CallName): { properties: object } =>
  'body' in calls[call] ? (calls[call].body as { properties: object }) : { properties: {} };

const maxBytesOf = (name: CallName): number => {
  const call = calls[name];
  return 'maxBytes' in call ? call.maxBytes : Infinity;
};

const PARAMETERS: Parameter[] = (Object.keys(calls) as CallName[]).flatMap((call) => {
  const { params, query } = calls[call];
  const body = bodyOf(call);
  const list = (part: Parameter['part'], { properties }: { properties: object }): Parameter[] =>
    Object.keys(properties).map((name) => ({ call, part, name }));
  return [...list('params', params), ...list('query', query), ...list('body', body)];
});

// oxfmt-ignore
const HOSTILE = [
  '', ' ', '\0', 'a\0b', '0', '-1', '-0', '1.5', '1e3', '0x10', '٣', '9'.repeat(400), 'NaN', 'Infinity', 'null', 'undefined',
  'true', '[]', '{}', '[object Object]', '__proto__', 'constructor', "' or 1=1 --", '"; drop table document; --', '\\', '\\\\"',
  '(((((', '!!!', '&|!', ':*', 'a:*', '<->', "''", '%', '%%', '%_', '../../etc/passwd', '..', '.', '/', '//', '?', '#', '\u202e',
  '\uffff', '\u{10ffff}', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'ﷺ'.repeat(100), 'e\u0301'.repeat(100), 'x'.repeat(10_000), 'a b '.repeat(2_000), '1,'.repeat(1_000),
  '1,2,3', '2147483648', '-2147483649', '9007199254740993', '1e400', '91,0', '90,180', '-90,-180', '0,181', '60.4,5.3', '60.4,5.3,7',
  '-180,-90,180,90', '170,-10,-170,10', '1,1,0,0', 'a.b:c', 'a.b.c.d.e.f.g.h:1', '$.**:x', 'a:', '*:*', 'stavkirke', 'ß', 'İ', 'ǆ',
];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/** Values as written in a URL: escaped, partly escaped, or malformed. */
const written = fc.oneof(
  { weight: 6, arbitrary: text.map(encodeURIComponent) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...'% %f %ff %00 %c3%28 %ed%a0%80 + %2F %2e%2e%2f %252e ; %0d%0a'.split(' '),
    ),
  },
);

/** Once, several times, or in the notation of nested parameters. */
const queryFor = (name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: written.map((value) => `${name}=${value}`) },
    {
      weight: 2,
      arbitrary: fc
        .array(written, { maxLength: 200 })
        .map((values) => values.map((value) => `${name}=${value}`).join('&')),
    },
    { weight: 1, arbitrary: written.map((value) => `${name}[]=${value}&${name}[a]=${value}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        name,
        `${name}=`,
        `&&${name}&`,
        `${name}==`,
        `${name.toUpperCase()}=1`,
      ),
    },
  );

const json = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 2, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      null,
      true,
      -1,
      1e308,
      1.5,
      [],
      {},
      [[[]]],
      { lat: 91, lng: 0 },
      { lat: '1', lng: 1 },
    ),
  },
);

/** Required parameters of an operation. */
const NEEDED: Partial<Record<CallName, string>> = {
  getDocumentFields: 'd=101',
  getQuizResponse: 'document_id=101',
};
const PATH_VALUES: Partial<Record<CallName, string>> = {
  getOwner: '1', getTheme: 'stavkirker', getCode: '1001', getMedia: '5001', unlockDocument: '104',
}; // oxfmt-ignore
const BODIES: Partial<Record<CallName, object>> = {
  unlockDocument: { code: '1' },
  putUserSettings: { settings: { favourites: [101] } },
  putQuizResponse: { document_id: 101, quiz_data: {} },
  createTransfer: { code: 'a'.repeat(22), data: 'aaaa' },
  takeTransfer: { code: 'a'.repeat(22) },
};

/** Path segments that URL normalisation removes. */
const DOTS = /^\.{0,2}$/;

describeWithDatabase('bad input', (open) => {
  const server = apiPackForAll(open);
  let headers: Record<string, string>;
  beforeAll(async () => {
    const token = await createAccessTokens(server.database).issue('a-user');
    headers = { 'api-key': 'varde-local', authorization: `Bearer ${token}` };
  });

  const validators = new Map<CallName, Validator>();
  const validatorOf = (call: CallName): Validator => {
    const known = validators.get(call) ?? Compile(calls[call].response);
    validators.set(call, known);
    return known;
  };

  async function expectValidResponse(
    call: CallName,
    url: string,
    payload?: string | object,
  ): Promise<void> {
    const { method } = calls[call];
    const type = typeof payload === 'string' ? { 'content-type': 'application/json' } : {};
    const request = {
      method,
      url,
      headers: { ...headers, ...type },
      ...(payload !== undefined && { payload }),
    };
    const { promise: timeout, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => resolve(), DEADLINE_MS);
    const response = await Promise.race([server.app.inject(request), timeout]);
    clearTimeout(timer);
    if (!response) throw new Error(`No answer within ${DEADLINE_MS} ms: ${url.slice(0, 500)}`);
    const { statusCode, payload: body } = response;
    expect(statusCode, `${url.slice(0, 500)} ${body.slice(0, 300)}`).toBeLessThan(500);
    const parsed = JSON.parse(body) as { detail?: string };
    const isRight = statusCode === 200 ? validatorOf(call).Check(parsed) : isProblem.Check(parsed);
    expect(isRight, `${statusCode} ${url.slice(0, 500)} ${body.slice(0, 300)}`).toBe(true);
    // No detail contains the pattern that did not match.
    expect(parsed.detail ?? '').not.toMatch(/\^|\\d|\[A-Z|pattern/);
  }

  const urlOf = (
    call: CallName,
    value = PATH_VALUES[call] ?? '101',
    query = NEEDED[call] ?? '',
  ): string => `/api/v3/${calls[call].path.replace(/\{\w+\}/, value)}?${query}`;

  it.each(PARAMETERS.filter(({ part }) => part === 'params'))(
    '$call responds as specified to any $name in its path',
    async ({ call }) => {
      const property = fc.asyncProperty(
        written.filter((value) => !DOTS.test(value)),
        (value) => expectValidResponse(call, urlOf(call, value), BODIES[call]),
      );
      await expect(fc.assert(property, { numRuns: RUNS })).resolves.toBeUndefined();
    },
  );

  it.each(PARAMETERS.filter(({ part }) => part === 'query'))(
    '$call responds as specified to any $name in its query',
    async ({ call, name }) => {
      const others = (NEEDED[call] ?? '').startsWith(`${name}=`) ? '' : NEEDED[call];
      const property = fc.asyncProperty(queryFor(name), (query) =>
        expectValidResponse(
          call,
          urlOf(call, undefined, [others, query].filter(Boolean).join('&')),
        ),
      );
      await expect(fc.assert(property, { numRuns: RUNS })).resolves.toBeUndefined();
    },
  );

  it('responds as specified to any combination of list parameters', async () => {
    const names = Object.keys(calls.listDocuments.query.properties);
    const several = fc
      .subarray(names, { minLength: 2, maxLength: 6 })
      .chain((chosen) => fc.tuple(...chosen.map(queryFor)))
      .map((parts) => parts.join('&'));
    const property = fc.asyncProperty(several, (query) =>
      expectValidResponse('listDocuments', urlOf('listDocuments', undefined, query)),
    );
    await expect(fc.assert(property, { numRuns: RUNS * 3 })).resolves.toBeUndefined();
  });

  it.each(PARAMETERS.filter(({ part }) => part === 'body'))(
    '$call responds as specified to any $name in its body',
    async ({ call, name }) => {
      const property = fc.asyncProperty(json, (value) =>
        expectValidResponse(call, urlOf(call), JSON.stringify({ ...BODIES[call], [name]: value })),
      );
      await expect(fc.assert(property, { numRuns: RUNS })).resolves.toBeUndefined();
    },
  );

  describe.each((Object.keys(calls) as CallName[]).filter((call) => 'body' in calls[call]))(
    'the request body of %s',
    (call) => {
      it('may be any JSON value', async () => {
        const body = fc.oneof(
          json.map((value) => JSON.stringify(value)),
          fc.string(),
        );
        const property = fc.asyncProperty(body, (value) =>
          expectValidResponse(call, urlOf(call), value),
        );
        await expect(fc.assert(property, { numRuns: RUNS })).resolves.toBeUndefined();
      });

      const send = (payload: string, type = 'application/json') =>
        server.app.inject({
          method: calls[call].method,
          url: urlOf(call),
          headers: { ...headers, 'content-type': type },
          payload,
        });

      it.each([
        ['no JSON', '{"a":', 400],
        ['empty', '', 400],
        ['nested deeply', `${'['.repeat(20_000)}${']'.repeat(20_000)}`.slice(0, 40_000), 400],
        ['deeply nested', `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`, 400],
        ['a prototype', '{"__proto__":{"x":1}}', 400],
        ['a constructor', '{"constructor":{"prototype":{"x":1}}}', 400],
        ['a NUL', String.raw`{"settings":{"a":"\u0000"},"code":"\u0000"}`, 400],
        ['half a character', String.raw`{"settings":{"a":"\ud800"},"code":"\ud800"}`, 400],
        ['larger than any call takes', JSON.stringify({ a: 'x'.repeat(1_100_000) }), 413],
      ])('is rejected when it is %s', async (_what, payload, status) => {
        const response = await send(payload);
        const body = response.json<{ detail?: string }>();
        // Rejected by its size before it is parsed.
        const expected = payload.length > maxBytesOf(call) ? 413 : status;
        expect([response.statusCode, isProblem.Check(body)]).toEqual([expected, true]);
      });

      it.each([
        'text/plain',
        'application/xml',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'nonsense',
      ])('is rejected as %s', async (type) => {
        const response = await send('{}', type);
        expect([response.statusCode, response.json()]).toMatchObject([
          415,
          { type: '/problems/wrong-media-type' },
        ]);
      });
    },
  );
});
