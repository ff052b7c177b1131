import { describe, expect, it } from 'vitest';
import { DISTANCE_WITHOUT_LOCATION_M } from '@varde/domain/constants';
import { distanceBetween, formatLocation } from '@varde/domain/geo';
import { BERGEN, apiPackForAll, TIED, UNPUBLISHED } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { msToPublication } from './documents.repository.ts';

const HERE = `location=${formatLocation(BERGEN)}`;
const hidden = Object.values(UNPUBLISHED);

describeWithDatabase('documents', (open) => {
  const server = apiPackForAll(open);

  const list = (query: string) => server.read('listDocuments', `documents/?${query}`);
  const idsOf = async (query: string): Promise<number[]> =>
    (await list(query)).items.map(({ id }) => id);

  describe('GET /documents', () => {
    it('lists articles, presentations and rebuses, ten per page', async () => {
      const page = await list('');
      expect(page).toMatchObject({ page: 1, page_size: 10, total: 12 });
      expect(page.items).toHaveLength(10);
      expect(await idsOf('page_size=150')).toEqual([
        101, 102, 104, 105, 106, 107, 108, 112, 113, 114, 301, 401,
      ]);
    });

    it('responds with and without a trailing slash', async () => {
      const [one, other] = await Promise.all([
        server.get('/api/v3/documents/'),
        server.get('/api/v3/documents'),
      ]);
      expect(one.payload).toBe(other.payload);
    });

    it.each([
      ['schema_ids=12', [301]],
      ['schema_names=unknown&page_size=1', []],
      ['schema_names=rebus', [401]],
      ['schema_ids=12&schema_names=rebus', [301, 401]],
      ['schema_ids=4711', []],
      ['kulturnav_tags=middelalder', [101, 102]],
      ['kulturnav_tags=stavkirker,tom', [101]],
      ['kulturnav_tags=stavkirker&kulturnav_tags=tom', [101]],
      ['kulturnav_tags=ukjent', []],
      ['owner_id=2', []],
      ['referenced_from=301', [108, 101, 102, 106]],
      ['referenced_from=401', [4011, 4012]],
      ['referenced_from=101', [102]],
      ['referenced_from=999', []],
      ['order_asc=false&page_size=3', [401, 301, 114]],
      ['unknown=1&page_size=2', [101, 102]],
    ])('filters and orders by %s', async (query, ids) => expect(await idsOf(query)).toEqual(ids));

    it.each([
      ['no', 'page_size=150&schema_ids=2&language=no', ['Zebra', 'Ærfugl', 'Østfold', 'Ås']],
      ['sv', 'page_size=150&schema_ids=2&language=sv', ['Zebra', 'Ås', 'Ærfugl', 'Østfold']],
    ])('sorts titles by the collation of %s', async (_language, query, expected) => {
      const { items } = await list(`${query}&sort=title`);
      expect(items.map(({ title }) => title.no).slice(-4)).toEqual(expected);
      const backwards = await list(`${query}&sort_by_title=true&order_asc=false`);
      expect(backwards.items.map(({ title }) => title.no).slice(0, 4)).toEqual(
        expected.toReversed(),
      );
    });
  });

  describe('GET /documents?location', () => {
    it('orders by distance, within 0.5 % of the distance calculated on the device', async () => {
      const { items, total } = await list(`${HERE}&page_size=150`);
      expect(total).toBe(11);
      for (const [index, { location, distance }] of items.entries()) {
        const own = location ? distanceBetween(BERGEN, location) : Number.NaN;
        expect(Math.abs((distance ?? Number.NaN) - own)).toBeLessThanOrEqual(own * 0.005 + 0.05);
        expect(distance).toBeGreaterThanOrEqual(items[index - 1]?.distance ?? 0);
      }
    });

    it('lists documents without a location only on request, last, at 10,000,000 m', async () => {
      expect(await idsOf(`${HERE}&page_size=150`)).not.toContain(105);
      const { items, total } = await list(`${HERE}&page_size=150&include_no_location=true`);
      expect(total).toBe(12);
      expect(items.at(-1)).toMatchObject({
        id: 105,
        location: null,
        distance: DISTANCE_WITHOUT_LOCATION_M,
      });
    });

    it('omits documents without a location, without a position too, where that is requested', async () => {
      expect(await idsOf('page_size=150')).toContain(105);
      expect(await idsOf('page_size=150&include_no_location=true')).toContain(105);
      const located = await idsOf('page_size=150&include_no_location=false');
      expect(located).toContain(101);
      expect(located).not.toContain(105);
    });

    it('orders ties by id across pages', async () => {
      // After the update the row with the lower id is stored behind the other.
      const rewritten = server.database.kysely.updateTable('document').set({ revision: 1 });
      await rewritten.where('id', '=', TIED[0]).execute();
      for (const [index, id] of TIED.entries())
        expect(await idsOf(`location=58.97,5.73&page_size=1&page=${index + 1}`)).toEqual([id]);
    });

    it('returns no distance without a location', async () => {
      const { items } = await list('page_size=150');
      expect(items.every(({ distance }) => distance === null)).toBe(true);
    });
  });

  it('msToPublication is the time until the next date of publication, not a past one', async () => {
    const next = Date.parse('2120-01-01T00:00+01:00') - Date.now();
    const minuteMs = 60_000;
    const ms = await msToPublication(server.database);
    expect(Math.abs(ms - next)).toBeLessThan(minuteMs);
  });

  it('GET /documents?search applies the other filters and the requested order', async () => {
    expect(await list('search=stavkirke&kulturnav_tags=stavkirker')).toMatchObject({ total: 1 });
    expect(await idsOf(`search=stavkirke&sort=distance&${HERE}`)).toEqual([301, 102, 101]);
    expect(await idsOf('search=xyzzyqwerty')).toEqual([]);
  });

  describe('GET /documents/{id}', () => {
    it('returns head, content and owner', async () => {
      const document = await server.read('getDocument', 'documents/101');
      expect(document).toMatchObject({
        id: 101,
        schema_id: 2,
        schema_name: 'article',
        title: { no: 'Urnes stavkirke' },
        name: { no: 'Urnes stavkirke' },
        description: { no: 'Norges eldste stavkirke.' },
        owner_id: '1',
        owner_name: 'Bryggens Museum',
        location: { lat: 61.29814, lng: 7.32236 },
        tags: ['stavkirker', 'middelalder'],
        status: 'published',
        license: 'by',
        lock: null,
        owner_document: { id: 1, schema_name: 'owner' },
      });
      expect(document.image_src).toMatch(/^\/media\/image\/[0-9a-f]{16}$/);
      expect(document.content?.blocks.map(({ type }) => type)).toEqual([
        'text',
        'image',
        'audio',
        'related',
      ]);
      expect(document.media).toBeUndefined();
    });

    it('returns all shown media on request, the main image first', async () => {
      const { media = [] } = await server.read('getDocument', 'documents/101?include_media=true');
      expect(media.map(({ id }) => id)).toEqual([5101, 5102, 5104]);
      expect(media[0]).toMatchObject({
        media_type: 'image',
        dimension: '1600x1200',
        credits: [{ credit_type_id: 3, name: 'Tegner' }],
      });
      expect(media[2]).toMatchObject({ media_type: 'audio', url: null, thumbnail_src: null });
    });

    it('references the parts of a presentation and a rebus', async () => {
      expect(await server.read('getDocument', 'documents/301')).toMatchObject({
        item_count: 3,
        content: { article_ids: [108, 101, 102], ordered: true },
      });
      const rebus = await server.read('getDocument', 'documents/401');
      expect(rebus.content?.posts?.map(({ document_id }) => document_id)).toEqual([4011, 4012]);
    });

    it.each([
      ...[...hidden, 302, 3].map((id) => [id, 'not-published'] as const),
      [999, 'not-found'] as const,
      [2_147_483_647, 'not-found'] as const,
    ])('returns 404 and the reason for an unpublished or unknown document: %i', async (id, why) => {
      const response = await server.get(`/api/v3/documents/${id}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ type: `/problems/${why}` });
    });

    it('withholds the body of a locked article', async () => {
      const document = await server.read('getDocument', 'documents/104?include_media=true');
      expect(document).toMatchObject({
        title: { no: 'Låst hvelv' },
        lock: 'code',
        content: null,
        media: [],
      });
      expect(document.image_src).not.toBeNull();
    });

    it('does not reveal the right answer of a task', async () => {
      const { content } = await server.read('getDocument', 'documents/401');
      expect(content?.posts).toHaveLength(2);
      for (const { task } of content?.posts ?? []) {
        expect(task?.options).toHaveLength(2);
        for (const text of [{ no: 'Riktig' }, { no: 'Galt' }])
          expect(task?.options).toContainEqual({ key: expect.any(String), text });
        expect(task?.answer_hashes).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
      }
    });
  });

  describe('GET /documents/fields', () => {
    it('returns heads in the requested order, without unknown and unpublished ones', async () => {
      const { items } = await server.read(
        'getDocumentFields',
        'documents/fields?d=301&d=9&d=101&d=103&d=301',
      );
      expect(items.map(({ id }) => id)).toEqual([301, 101]);
    });

    it('accepts a single id', async () => {
      expect((await server.read('getDocumentFields', 'documents/fields?d=102')).items).toHaveLength(
        1,
      );
    });

    it('accepts at most 150 ids', async () => {
      const query = (count: number): string =>
        Array.from({ length: count }, (_, i) => `d=${i + 1}`).join('&');
      expect((await server.get(`/api/v3/documents/fields?${query(150)}`)).statusCode).toBe(200);
      expect((await server.get(`/api/v3/documents/fields?${query(151)}`)).json()).toMatchObject({
        status: 400,
        parameter: 'd',
      });
    });
  });

  describe('GET /documents/mapdata', () => {
    it('returns a point for each listed document with a location', async () => {
      const { points } = await server.read('getDocumentMapData', 'documents/mapdata');
      expect(points.map(([id]) => id)).toEqual([
        101, 102, 104, 106, 107, 108, 112, 113, 114, 301, 401,
      ]);
      expect(points[0]).toEqual([101, 2, 61.29814, 7.32236]);
    });

    it.each([
      ['bbox=5,60.39,6,60.4', [102, 104, 301, 401]],
      ['bbox=170,-90,-170,90', []],
      ['bbox=7,61,-7,90', [101, 107]],
      ['schema_ids=12', [301]],
      ['schema_names=unknown&page_size=1', []],
      ['owner_id=2', []],
      [`${HERE}&page_size=1&page=2`, [102]],
    ])('applies %s', async (query, ids) => {
      const { points } = await server.read('getDocumentMapData', `documents/mapdata?${query}`);
      expect(points.map(([id]) => id)).toEqual(ids);
    });
  });

  it.each([
    ['documents/?page=0', 'page'],
    ['documents/?page_size=151', 'page_size'],
    ['documents/?location=60', 'location'],
    ['documents/?schema_ids=2;drop', 'schema_ids'],
    ['documents/?owner_id=%27or%201', 'owner_id'],
    ['documents/?sort=random', 'sort'],
    ['documents/?order_asc=maybe', 'order_asc'],
    ['documents/?search=a%00b', 'search'],
    [`documents/?search=${'x'.repeat(201)}`, 'search'],
    ['documents/?referenced_from=99999999999', 'referenced_from'],
    ['documents/abc', 'id'],
    ['documents/0', 'id'],
    ['documents/2147483648', 'id'],
    ['documents/101?include_media=perhaps', 'include_media'],
    ['documents/fields', 'd'],
    ['documents/fields?d=1&d=x', 'd'],
    ['documents/mapdata?bbox=1,2,3', 'bbox'],
  ])('a malformed parameter is refused by name: %s', async (path, parameter) => {
    const response = await server.get(`/api/v3/${path}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ type: '/problems/malformed-parameter', parameter });
  });
});
