import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallName } from '@varde/contract/calls';
import { openApp, type TestApp } from '#test/app.ts';
import { openApiPack } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { readCall } from '#test/read-call.ts';
import type { Context } from '#context.ts';
import type { FillResult } from './generate.repository.ts';
import { generateSet } from './generate.service.ts';

const SET = { documents: 200, owners: 5, seed: 1 };
const FIRST_ID = SET.owners + 1;

describeWithDatabase('a generated set in the database', (open) => {
  let server: TestApp;
  let database: Context['database'];
  let filled: FillResult;
  beforeAll(async () => {
    database = await open();
    server = await openApp(database);
    filled = await generateSet(database, SET);
  });
  afterAll(() => server.close());

  const read = <N extends CallName>(name: N, path: string) => readCall(server, name, path);

  it('answers each kind as the contract promises', async () => {
    expect(filled).toBe('filled');
    const list = 'schema_ids=2,12,13,14,32,33&page_size=150';
    const { items, total } = await read('listDocuments', `documents/?${list}`);
    expect(total).toBeGreaterThan(180);
    for (const { id } of items) await read('getDocument', `documents/${id}?include_media=true`);
  });

  it('is found by place, by owner and by word', async () => {
    const owner = await read('listOwners', 'owners/?page_size=150');
    expect(owner.total).toBe(SET.owners);
    const { points } = await read('getDocumentMapData', 'documents/mapdata');
    const [, , lat, lng] = points[0] ?? [];
    const near = await read('listDocuments', `documents/?location=${lat},${lng}`);
    expect(near.items).toHaveLength(10);
    const { title } = await read('getDocument', `documents/${near.items[0]?.id}`);
    const found = await read('listDocuments', `documents/?search=${Object.values(title)[0]}`);
    expect(found.items.length).toBeGreaterThan(0);
  });

  it('is not written again when it is there, and replaced by another one', async () => {
    expect(await generateSet(database, SET)).toBe('unchanged');
    expect(await generateSet(database, { ...SET, documents: 50 })).toBe('filled');
    expect((await read('listOwners', 'owners/')).total).toBe(SET.owners);
    const last = FIRST_ID + 50;
    expect((await server.get(`/api/v3/documents/${last}`)).statusCode).toBe(404);
    const fresh = await open();
    await generateSet(fresh, { ...SET, documents: 50 });
    expect(await wordsOf(database)).toEqual(await wordsOf(fresh));
  });

  it('leaves all indexes as the migrations made them', async () => {
    const [mine, fresh] = [database, await open()];
    expect(await indexesOf(mine)).toEqual(await indexesOf(fresh));
  });

  it('does not touch a database that holds a pack', async () => {
    const other = await openApiPack(open);
    expect(await generateSet(other.database, SET)).toBe('refused');
    expect((await other.get('/api/v3/documents/101')).statusCode).toBe(200);
    await other.close();
  });
});

const wordsOf = ({ kysely }: Context['database']) =>
  kysely.selectFrom('search_word').select(['word', 'documents']).orderBy('word').execute();

async function indexesOf({ kysely }: Context['database']): Promise<unknown[]> {
  return kysely
    .selectFrom('pg_indexes' as never)
    .select(['indexname' as never, 'indexdef' as never])
    .where('schemaname' as never, '=', 'public' as never)
    .orderBy('indexname' as never)
    .execute();
}
