/** What the description says of exports and IIIF, held against the server over the demo pack. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemo, type DemoServer } from '#test/demo-answers.ts';
import { describeFiles } from './openapi-files.ts';

let demo: DemoServer;
// The first time the demo's pictures are drawn.
beforeAll(async () => {
  demo = await openDemo();
}, 600_000);
afterAll(() => demo.close());

interface Described {
  readonly parameters: { in?: string; name?: string; schema?: { enum?: string[] } }[];
  readonly responses: Record<string, { headers?: object; content?: object }>;
}

/** Right values, wrong ones, and ones that name nothing, for what the paths leave open. */
const SOUND = {
  kind: 'group',
  id: '302',
  identifier: 'b49ef71386247f13',
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
  values: { ...SOUND, ...(path.startsWith('/exports') && { format: 'gpx' }) },
}));

describe.each(FILES)('$path', ({ path, get, values }) => {
  const { parameters, responses } = get;
  const types = Object.keys(responses['200']?.content ?? {});

  it('gives every type that is described, with the headers that are', async () => {
    const formats = parameters.find(({ name }) => name === 'format')?.schema?.enum;
    const given = await Promise.all(
      (formats ?? ['application/ld+json', 'application/json']).map((one) =>
        demo.ask(
          formats
            ? { url: fill(path, { ...values, format: one }) }
            : { url: fill(path, values), headers: { accept: one } },
        ),
      ),
    );
    expect(given.map(({ statusCode }) => statusCode)).toEqual(types.map(() => 200));
    expect(new Set(given.map(({ headers }) => headers['content-type']))).toEqual(new Set(types));
    // Where the server names no public address, its own is part of some answers.
    const expected = Object.keys(responses['200']?.headers ?? {}).filter((one) => one !== 'Vary');
    for (const { headers } of given)
      expect(Object.keys(headers)).toEqual(
        expect.arrayContaining(expected.map((name) => name.toLowerCase())),
      );
  });

  it('gives each of its kinds, to anybody, and no bytes twice', async () => {
    const kinds = parameters.find(({ name }) => name === 'kind')?.schema?.enum ?? [''];
    const ids: Record<string, string> = { article: '101', post: '4011', rebus: '401' };
    for (const kind of kinds) {
      const url = fill(path, { ...values, kind, id: ids[kind] ?? values.id });
      const { statusCode, headers } = await demo.ask({ url });
      expect([url, statusCode]).toEqual([url, 200]);
      const again = await demo.ask({ url, headers: { 'if-none-match': headers['etag'] } });
      expect(again.statusCode).toBe(304);
    }
  });

  it.each([
    ['what is not there', { id: '999999', identifier: '0'.repeat(16) }],
    ['nonsense', { id: 'x', identifier: 'x', region: 'x', format: 'x' }],
    ['a picture larger than it is', { size: '^3000,' }],
  ])('answers %s with a problem that is described, or as ever', async (_, wrong) => {
    const { statusCode, headers } = await demo.ask({ url: fill(path, { ...values, ...wrong }) });
    expect(Object.keys(responses)).toContain(String(statusCode));
    expect(headers['content-type']?.startsWith('application/problem+json')).toBe(statusCode >= 400);
  });
});

it('tells apart what is malformed, missing and not done', async () => {
  const image = FILES.at(-1);
  const statuses = await Promise.all(
    [{ size: 'x' }, { identifier: '0'.repeat(16) }, { size: '^3000,' }].map(async (wrong) => {
      const url = fill(image?.path ?? '', { ...SOUND, ...wrong });
      return (await demo.ask({ url })).statusCode;
    }),
  );
  expect(statuses).toEqual([400, 404, 501]);
});
