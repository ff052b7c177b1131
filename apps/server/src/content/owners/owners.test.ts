import { describe, expect, it } from 'vitest';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';

describeWithDatabase('owners', (open) => {
  const server = apiPackForAll(open);

  const idsOf = async (query: string): Promise<string[]> =>
    (await server.read('listOwners', `owners/?${query}`)).items.map(({ id }) => id);

  it.each([
    ['all by name', '', ['1', '2']],
    ['a page', 'page_size=1&page=2', ['2']],
    ['nearest first, without a location last', 'location=60.3,5.3', ['1', '2']],
    ['one by its slug', 'owner_slug=arsenalet', ['2']],
    ['none for an unknown slug', 'owner_slug=ukjent', []],
    ['none for a slug that is not published', 'owner_slug=skjult', []],
    ['matches in names', 'search=museum', ['1']],
    ['transliterated matches in names', 'search=AERLIGE%20arsenal', ['2']],
    ['none for words in no name', 'search=stavkirke', []],
  ])('GET /owners lists %s', async (_what, query, ids) => expect(await idsOf(query)).toEqual(ids));

  it('an owner has name, images, distance and the number of its listed documents', async () => {
    const { items, total } = await server.read('listOwners', 'owners/?location=60.3975,5.3245');
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      id: '1',
      slug: 'bryggen',
      name: 'Bryggens Museum',
      logo: { media_id: 5103, license: 'by' },
      main_image: { media_id: 5101, credits: [{ name: 'Tegner' }] },
      document: { id: 1, schema_name: 'owner', distance: 0, owner_id: '1' },
      document_count: 12,
    });
    expect(items[1]).toMatchObject({
      logo: null,
      main_image: null,
      image_url: null,
      document_count: 0,
    });
  });

  it('GET /owners/{id} includes the full document', async () => {
    const owner = await server.read('getOwner', 'owners/1');
    expect(owner.owner_document).toMatchObject({
      id: 1,
      owner_document: null,
      title: { no: 'Bryggens Museum' },
    });
    expect(owner.owner_document.media?.map(({ id }) => id)).toEqual([5101, 5103]);
  });

  it.each([
    ['owners/ukjent', 404],
    ['owners/skjult', 404],
    ['owners/a%20b', 400],
    ['owners/?page_size=0', 400],
    ['owners/?location=north', 400],
    [`owners/?owner_slug=${'x'.repeat(101)}`, 400],
  ])('GET /%s returns %i', async (path, status) => {
    expect((await server.get(`/api/v3/${path}`)).statusCode).toBe(status);
  });

  describe('themes and selections', () => {
    it('GET /themes lists themes in pack order with their document counts', async () => {
      const { items, total } = await server.read('listThemes', 'themes/');
      expect(total).toBe(3);
      const counts = Object.fromEntries(items.map((theme) => [theme.slug, theme.document_count]));
      expect(counts).toEqual({ stavkirker: 1, middelalder: 2, tom: 0 });
    });

    it('GET /themes/{slug} returns one theme', async () => {
      expect(await server.read('getTheme', 'themes/stavkirker')).toMatchObject({
        title: { no: 'Stavkirker' },
        media_data: { media_id: 5101, license: 'by', credits: [{ name: 'Tegner' }] },
      });
    });

    it('GET /selections lists selections of published presentations only', async () => {
      expect(await server.read('listSelections', 'selections/')).toMatchObject({
        total: 1,
        items: [{ id: 3011, group_id: 301, group_title: { no: 'En vandring' }, item_count: 2 }],
      });
    });

    it('owner_id limits themes and selections to published content of that owner', async () => {
      const owners = await server.read('listOwners', 'owners/');
      const selections = await server.read('listSelections', 'selections/');
      const counted = { themes: 0, selections: 0 };
      for (const { id } of owners.items) {
        const themes = await server.read('listThemes', `themes/?owner_id=${id}`);
        expect(themes.total).toBe(themes.items.length);
        // Themes without documents of this owner are omitted.
        expect(themes.items.every((theme) => theme.document_count > 0)).toBe(true);
        for (const theme of themes.items) counted.themes += theme.document_count;
        counted.selections += (
          await server.read('listSelections', `selections/?owner_id=${id}`)
        ).total;
      }
      expect(counted).toEqual({ themes: 3, selections: selections.total });
      expect((await server.read('listThemes', 'themes/?owner_id=nobody')).total).toBe(0);
    });

    it.each([
      ['themes/?page=2&page_size=2', 1],
      ['themes/?page=9', 0],
      ['selections/?page=2', 0],
    ])('GET /%s returns that page', async (path, count) => {
      const { items } = (await server.get(`/api/v3/${path}`)).json<{ items: unknown[] }>();
      expect(items).toHaveLength(count);
    });

    it.each([
      ['themes/ukjent', 404],
      ['themes/Stor', 400],
      ['themes/?page=x', 400],
      ['selections/?page_size=1000', 400],
    ])('GET /%s returns %i', async (path, status) => {
      expect((await server.get(`/api/v3/${path}`)).statusCode).toBe(status);
    });
  });
});
