import { describe, expect, it } from 'vitest';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';

const CODES = '- { code: "3002", context: 301, document: 101 }\n';

describeWithDatabase('schema ids that the environment configures', (open) => {
  const server = apiPackForAll(open, () => ({
    files: { 'codes.yaml': CODES },
    env: { VARDE_SCHEMA_IDS: 'article=102, group=2' },
  }));

  const ids = async (path: string) => {
    const { items } = await server.read('listDocuments', path);
    return new Set(items.map((item) => `${item.schema_name} ${item.schema_id}`));
  };

  it('are those of documents', async () => {
    const article = await server.read('getDocument', 'documents/101');
    expect([article.schema_id, article.owner_document?.schema_id]).toEqual([102, 31]);
    expect((await server.read('getDocument', 'documents/301')).schema_id).toBe(2);
  });

  it('are those of map points', async () => {
    const { points } = await server.read('getDocumentMapData', 'documents/mapdata');
    expect(new Set(points.map(([, schemaId]) => schemaId))).toEqual(new Set([102, 2, 32]));
  });

  it('leave the points of owners, which have none, as they are', async () => {
    const { points } = await server.read('getOwnersMapData', 'owners/mapdata');
    expect(points.map(([, documentId]) => documentId)).toContain(1);
  });

  it('are those of a printed code’s context', async () => {
    const target = await server.read('getCode', 'qr-codes/3002/code');
    expect(target).toMatchObject({ context_document_id: 301, context_schema_id: 2 });
  });

  describe('select documents', () => {
    it.each([
      ['schema_ids=102', ['article 102']],
      ['schema_ids=2', ['group 2']],
      ['schema_ids=12', []],
      ['schema_names=article', ['article 102']],
      ['schema_ids=31,102', ['owner 31', 'article 102']],
    ])('by %s', async (query, expected) => {
      expect(await ids(`documents/?page_size=150&${query}`)).toEqual(new Set(expected));
    });

    it('by what refers to them', async () => {
      const byGroup = await server.read('listDocuments', 'documents/?referenced_from_schema_id=2');
      expect(byGroup.total).toBeGreaterThan(0);
      const byNone = await server.read('listDocuments', 'documents/?referenced_from_schema_id=12');
      expect(byNone.total).toBe(0);
    });
  });
});
