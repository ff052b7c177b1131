/**
 * A hidden post, a draft, a withdrawn document and the body of a locked one are named by nothing
 * that the public can request: every operation with every id, and every file outside the API.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '@varde/contract/calls';
import { apiPackForAll, createImage, markdown } from '#test/api-pack.ts';
import { EDITOR } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';
import { walkCalls, type EndpointResponse } from '#test/walk-endpoints.ts';

interface Secret {
  readonly name: string;
  readonly id: number;
  readonly mediaId: number;
  /** In each text that is not shown. */
  readonly word: string;
  readonly front: string;
  /** Title and description of a locked document are shown. */
  readonly hasPublicHead?: true;
}

const SECRETS: readonly Secret[] = [
  { name: 'a hidden post', id: 4022, mediaId: 5922, word: 'Steinristgruble', front: 'kind: post' },
  { name: 'a draft', id: 141, mediaId: 5941, word: 'Kladdebokskisse', front: 'status: draft' },
  {
    name: 'a withdrawn document',
    id: 142,
    mediaId: 5942,
    word: 'Tilbaketrukken',
    front: 'status: withdrawn',
  },
  {
    name: 'a locked body',
    id: 143,
    mediaId: 5943,
    word: 'Hvelvhemmelighet',
    front: 'lock: { code: "1644" }',
    hasPublicHead: true,
  },
];

/** Named by the secrets alone. */
const NAMED = 105;

async function filesOf(secret: Secret): Promise<[string, string | Uint8Array][]> {
  const { id, mediaId, word, front, hasPublicHead } = secret;
  const shown = hasPublicHead ? '' : `image: ${word.toLowerCase()}.png\n`;
  const blocks = [
    `bilde: { image: ${word.toLowerCase()}.png }`,
    `lenker: { links: [{ url: "https://${word.toLowerCase()}.example/", title: { no: ${word} } }] }`,
    `rute: { box: { no: ${word} } }`,
    `mer: { related: [${NAMED}] }`,
  ];
  const facts = `facts: { monument_type: { no: ${word} }, sources: [{ title: ${word} }] }`;
  const place = `location: 60.4${id % 100}1, 5.3${id % 100}1`;
  const head = `id: ${id}\nowner: bryggen\nold_id: dm-${id}\n${place}\n${facts}\n${front}\n${shown}`;
  const text = `${hasPublicHead ? 'Ingress' : word}.\n\n${word} tekst.\n\n${['bilde', 'lenker', 'rute', 'mer'].map((block) => `{{${block}}}`).join('\n\n')}`;
  return [
    [
      `articles/${id}.md`,
      markdown({
        front: `${head}blocks:\n${blocks.map((block) => `  ${block}`).join('\n')}`,
        title: hasPublicHead ? 'Låst' : `${word} tittel`,
        text,
      }),
    ],
    [
      `media/${word.toLowerCase()}.png`,
      await createImage(40, 30, `#${(id * 997).toString(16).padStart(6, '0')}`)
        .png()
        .toBuffer(),
    ],
    [
      `media/${word.toLowerCase()}.png.yaml`,
      `id: ${mediaId}\ntitle: { no: ${word} }\nalt_text: { no: ${word} bilde }\ncredits: [{ type: artist, name: ${word} }]\nlicense: by\n`,
    ],
  ];
}

async function packFiles(): Promise<Record<string, string | Uint8Array>> {
  const files = await Promise.all(SECRETS.map(filesOf));
  return {
    ...Object.fromEntries(files.flat()),
    'rebuses/402.md': markdown({
      front:
        'id: 402\nowner: bryggen\nposts:\n  - { article: 4011, conditions: { distance: 50 } }\n  - { article: 4022, hidden_until: sequence, conditions: { sequence: true } }',
      title: 'Rebus med skjult post',
    }),
    'codes.yaml': '- { code: "7022", document: 4022 }\n- { code: "7141", document: 141 }\n',
  };
}

/** Operations that answer for the id of a hidden post, without its content. */
const BY_ID: readonly CallName[] = ['getDocument', 'getDocumentFields', 'getCode'];
const FORMATS = ['gpx', 'kml', 'geojson', 'csv'];
const KINDS = ['article', 'group', 'rebus', 'owner', 'post', 'theme'];

type Response = Pick<EndpointResponse, 'path' | 'response'> & { readonly name?: CallName };

describeWithDatabase('what is not shown', (open) => {
  const server = apiPackForAll(open, async () => ({ files: await packFiles() }));
  let seen: Record<'public' | 'editor', Response[]>;
  let identifiers: Map<number, string>;

  async function walk(headers: Record<string, string>): Promise<Response[]> {
    const { kysely } = server.database;
    const rows = await kysely.selectFrom('document').select('id').execute();
    const ids = rows.map(({ id }) => id);
    const calls = await walkCalls((url, own) => server.get(url, { ...own, ...headers }), {
      ids,
      mediaIds: [...identifiers.keys()],
      words: SECRETS.flatMap(({ word }) => [word, word.slice(0, 7), `${word}en`]),
      owners: ['1', '2', '3', 'bryggen', 'arsenalet', 'skjult'],
      codes: ['7022', '7141', '9999'],
    });
    const paths = [
      ...ids.flatMap((id) => [
        ...['group', 'rebus'].flatMap((kind) =>
          FORMATS.map((format) => `/exports/${kind}/${id}.${format}`),
        ),
        ...KINDS.flatMap((kind) => [
          `/iiif/presentation/3/${kind}/${id}/manifest.json`,
          `/iiif/presentation/3/${kind}/${id}/collection.json`,
        ]),
      ]),
      '/sitemap.xml',
      '/robots.txt',
      '/metrics',
      '/readyz',
    ];
    const files: Response[] = [];
    for (const path of paths) files.push({ path, response: await server.get(path, headers) });
    const index = files.find(({ path }) => path === '/sitemap.xml')?.response.payload ?? '';
    for (const [, part = ''] of index.matchAll(/<loc>[^<]*(\/sitemap\/[^<]+)<\/loc>/g))
      files.push({ path: part, response: await server.get(part, headers) });
    return [...calls, ...files];
  }

  beforeAll(async () => {
    const { kysely } = server.database;
    const rows = await kysely.selectFrom('media').select(['id', 'identifier']).execute();
    identifiers = new Map(rows.map(({ id, identifier }) => [id, identifier]));
    seen = { editor: await walk(EDITOR), public: await walk({}) };
  });

  const placesOf = (responses: readonly Response[], pattern: RegExp): string[] =>
    responses.filter(({ response }) => pattern.test(textOf(response))).map(({ path }) => path);
  /** Headers and body, without random ids and hashes, in which any number can stand. */
  function textOf({ headers, payload }: Response['response']): string {
    const named = JSON.stringify({ ...headers, etag: undefined });
    return `${named}\n${payload}`.replaceAll(String(headers['correlation-id']), '');
  }

  it('the walk meets files, lists and pages of the sitemap, and no error', () => {
    const failed = seen.public.filter(({ response }) => response.statusCode >= 500);
    expect(failed.map(({ path }) => path)).toEqual([]);
    expect(placesOf(seen.public, /Urnes stavkirke/).length).toBeGreaterThan(10);
    for (const start of ['/exports/', '/iiif/', '/sitemap/'])
      expect(
        seen.public.some(
          ({ path, response }) => path.startsWith(start) && response.statusCode === 200,
        ),
      ).toBe(true);
  });

  describe.each(SECRETS)('of $name', (secret) => {
    const { id, mediaId, word } = secret;

    it('no text, medium or link is found', () => {
      const marks = `${word}|\\b${mediaId}\\b|${identifiers.get(mediaId)}`;
      expect(placesOf(seen.public, new RegExp(marks, 'i'))).toEqual([]);
      expect(placesOf(seen.editor, new RegExp(marks, 'i')).length).toBeGreaterThan(2);
    });

    it('no reference is found', () => {
      const named = seen.public.filter(
        ({ path }) =>
          path.includes(`referenced_from=${id}`) ||
          path.startsWith(`documents/${NAMED}/reverse_references`),
      );
      expect(named).toHaveLength(2);
      for (const { response } of named)
        expect(response.json()).toMatchObject({ items: [], total: 0 });
    });

    it('no search, list, map or file has it', () => {
      const names = secret.hasPublicHead
        ? '$^'
        : `"(?:id|document_id)":${id}\\b|\\[${id},|/${id}\\b`;
      const listed = seen.public.filter(({ name }) => !BY_ID.includes(name ?? 'listDocuments'));
      const places = placesOf(listed, new RegExp(names));
      expect(places).toEqual([]);
      const found = seen.public.filter(({ path }) => path.includes(`search=${encodeURI(word)}`));
      for (const { response } of found) expect(response.json()).toMatchObject({ items: [] });
    });
  });
});
