import { describe, expect, it } from 'vitest';
import { markdown, apiPackForAll } from '#test/api-pack.ts';
import { EDITOR } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';

const article = (id: number, front: string, text = 'Ingress.\n\nTekst.'): [string, string] => [
  `articles/${id}.md`,
  markdown({ front: `id: ${id}\nowner: bryggen\n${front}`, title: `Sted ${id}`, text }),
];
const related = (id: number): string => `blocks:\n  mer: { related: [${id}] }`;
const MORE = 'Ingress.\n\n{{mer}}';

/** A mine with facts, a locked and a draft one, and a rebus whose second post is hidden. */
const FILES = Object.fromEntries([
  article(
    141,
    `old_id: "dm-141"\nlocation: 60.1, 5.1\nfacts: { monument_type: { no: Gruve }, period: { from: 1644 }, sources: [{ title: "Kilde: \\"A\\"" }, { title: B }] }\naccess: { step_free: true }\n${related(106)}`,
    MORE,
  ),
  article(
    142,
    `old_id: dm-142\nlock: { code: "1644" }\nlocation: 60.1, 5.2\nfacts: { monument_type: { no: Gruve }, period: { from: 1700 } }\n${related(106)}`,
    MORE,
  ),
  article(143, `status: draft\nfacts: { monument_type: { no: Gruve } }\n${related(106)}`, MORE),
  article(4021, 'kind: post\nlocation: 60.41, 5.31'),
  article(
    4022,
    `kind: post\nimage: skjult.svg\nlocation: 60.42, 5.32\nblocks:\n  mer: { related: [106, 113] }`,
    MORE,
  ),
  [
    'media/skjult.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="9" height="9"/></svg>',
  ],
  ['media/skjult.svg.yaml', 'id: 5901\nalt_text: { no: Skatten }\n'],
  [
    'rebuses/402.md',
    markdown({
      front: `id: 402\nowner: bryggen\nposts:\n  - { article: 4021, conditions: { distance: 50 } }\n  - { article: 4022, hidden_until: sequence, conditions: { sequence: true } }`,
      title: 'Rebus med skjult post',
    }),
  ],
  [
    'owners/gammel.md',
    markdown({
      front: 'id: 4\nslug: gammel\nold_id: museum-4\nlocation: 61, 6',
      title: 'Gammelt museum',
    }),
  ],
]);

describeWithDatabase('document filters', (open) => {
  const server = apiPackForAll(open, () => ({ files: FILES }));

  const idsOf = async (query: string, headers = {}): Promise<number[]> =>
    (await server.read('listDocuments', `documents/?page_size=150&${query}`, headers)).items.map(
      ({ id }) => id,
    );

  it.each([
    ['a text', 'facts.monument_type.no:Gruve', [141]],
    ['a number', 'facts.period.from:1644', [141]],
    ['a boolean', 'access.step_free:true', [141]],
    ['a text in a list', 'facts.sources.title:B', [141]],
    ['a text with a colon and quotes', 'facts.sources.title:Kilde: "A"', [141]],
    ['nothing for another value', 'facts.monument_type.no:Bro', []],
    ['nothing for part of a value', 'facts.monument_type.no:Gruv', []],
    ['nothing for another path', 'facts.no:Gruve', []],
    ['nothing of a locked document', 'facts.period.from:1700', []],
    ['nothing in the text', 'blocks.type:related', []],
    ['nothing in a rebus’s posts', 'posts.hidden_until:sequence', []],
    ['an id in a list', 'article_ids:108', [301]],
  ])('path_value finds %s', async (_what, pathValue, ids) => {
    expect(await idsOf(`path_value=${encodeURIComponent(pathValue)}`)).toEqual(ids);
  });

  it('path_value finds locked and draft documents for editors', async () => {
    expect(await idsOf('path_value=facts.monument_type.no:Gruve', EDITOR)).toEqual([141, 142, 143]);
  });

  it.each([
    ['old_id=dm-141', [141]],
    ['old_id=dm-142', [142]],
    ['old_id=museum-4', [4]],
    ['old_id=museum-4&schema_names=article', []],
    ['old_id=dm-1', []],
    ['referenced_from_schema_name=group', [101, 102, 106, 108]],
    ['referenced_from_schema_id=12&schema_ids=2&kulturnav_tags=middelalder', [101, 102]],
    ['referenced_from_schema_id=32', [4011, 4012, 4021]],
    [
      'referenced_from_schema_id=32&referenced_from_schema_name=group&schema_ids=2,33',
      [101, 102, 106, 108, 4011, 4012, 4021],
    ],
    ['referenced_from_schema_name=article', [102, 106]],
    ['referenced_from_schema_id=4711', []],
    ['referenced_from=402', [4021]],
    ['status=draft&old_id=dm-141', [141]],
    ['status=withdrawn&schema_names=rebus', [401, 402]],
  ])('GET /documents supports the filter %s', async (query, ids) => {
    expect((await idsOf(query)).toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('a hidden post is in no list and not on the map', async () => {
    const all = 'schema_ids=2,12,32,33';
    expect(await idsOf(all)).not.toContain(4022);
    expect(await idsOf(`${all}&location=60.4,5.3`)).not.toContain(4022);
    expect(await idsOf(`${all}&sort=title`)).not.toContain(4022);
    const { points } = await server.read('getDocumentMapData', `documents/mapdata?${all}`);
    const shown = points.map(([id]) => id);
    expect(shown).toContain(4021);
    expect(shown).not.toContain(4022);
    expect(await idsOf(all, EDITOR)).toContain(4022);
    // Nor is what it alone names or shows.
    expect(await idsOf('referenced_from=4022')).toEqual([]);
    expect(await idsOf('referenced_from_schema_name=post')).toEqual([]);
    expect(await idsOf('referenced_from=4022', EDITOR)).toEqual([106, 113]);
    expect((await server.get('/api/v3/media/5901')).statusCode).toBe(404);
    expect((await server.get('/api/v3/media/5901', EDITOR)).statusCode).toBe(200);
    // A client that has reached the post requests it by its id.
    expect((await server.read('getDocumentFields', 'documents/fields?d=4022')).items).toHaveLength(
      1,
    );
  });

  it.each([
    ['referenced_from_schema_name=group', [101, 102, 106, 108]],
    ['referenced_from_schema_id=32&bbox=5,60,6,61', [4011, 4012, 4021]],
    ['referenced_from_schema_id=32&location=60.42,5.32&page_size=1', [4021]],
    ['page_size=2&page=2&schema_ids=2', [104, 106]],
    ['kulturnav_tags=middelalder&schema_ids=2', [101, 102]],
  ])('GET /documents/mapdata supports the filter %s', async (query, ids) => {
    const { points } = await server.read('getDocumentMapData', `documents/mapdata?${query}`);
    expect(points.map(([id]) => id)).toEqual(ids);
  });

  describe('GET /documents/{id}/reverse_references', () => {
    const sourcesOf = async (path: string, headers = {}): Promise<[number, string[]][]> => {
      const { items } = await server.read('listReverseReferences', path, headers);
      return items.map(({ document, kinds }) => [document.id, kinds]);
    };

    it('lists referencing documents with their kinds, without locked, draft or hidden ones', async () => {
      expect(await sourcesOf('documents/106/reverse_references')).toEqual([
        [141, ['related']],
        [301, ['link']],
      ]);
    });

    it('lists all referencing documents for editors', async () => {
      expect(await sourcesOf('documents/106/reverse_references', EDITOR)).toEqual([
        [141, ['related']],
        [142, ['related']],
        [143, ['related']],
        [301, ['link']],
        [4022, ['related']],
      ]);
    });

    it('pages reverse references', async () => {
      const path = 'documents/106/reverse_references?page_size=1';
      expect(await sourcesOf(`${path}&page=2`)).toEqual([[301, ['link']]]);
      expect(await server.read('listReverseReferences', `${path}&page=3`)).toMatchObject({
        items: [],
        total: 2,
      });
    });

    it.each([
      ['documents/143/reverse_references', 404],
      ['documents/999/reverse_references', 404],
      ['documents/x/reverse_references', 400],
      ['documents/106/reverse_references?page=0', 400],
      ['documents/?path_value=facts', 400],
      ['documents/?path_value=facts.:x', 400],
      ['documents/?path_value=a.b.c.d.e.f.g.h.i:x', 400],
      ['documents/?old_id=', 400],
      ['documents/?referenced_from_schema_id=x', 400],
    ])('GET /%s returns %i', async (path, status) => {
      expect((await server.get(`/api/v3/${path}`)).statusCode).toBe(status);
    });
  });

  it('GET /owners/mapdata lists owners, nearest first from a location', async () => {
    expect((await server.read('getOwnersMapData', 'owners/mapdata')).points).toEqual([
      ['1', 1, 60.3975, 5.3245],
      ['4', 4, 61, 6],
    ]);
    const near = await server.read('getOwnersMapData', 'owners/mapdata?location=61,6&page_size=1');
    expect(near.points.map(([id]) => id)).toEqual(['4']);
    const drafts = await server.read('getOwnersMapData', 'owners/mapdata', EDITOR);
    expect(drafts.points.map(([id]) => id)).toEqual(['1', '3', '4']);
  });
});
