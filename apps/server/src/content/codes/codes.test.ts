import { describe, expect, it } from 'vitest';
import type { Problem } from '@varde/contract/common';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import { apiPackForAll, markdown, UNPUBLISHED } from '#test/api-pack.ts';
import { EDITOR } from '#test/app.ts';
import { bodyOf, problemOf } from '#test/responses.ts';
import { describeWithDatabase } from '#test/database.ts';
import { CODE_LOCKED, DRAFTS, lockedPackFiles } from '#test/locked-pack.ts';

const { draft, withdrawn, past } = UNPUBLISHED;

/** Code, the documents it names, and its target: context, schema, document, owner, moved. */
const CODES: [
  code: string,
  printed: string,
  target: [number | null, number | null, number | null, string | null, boolean] | null,
][] = [
  ['1001', 'document: 101', [null, null, 101, null, false]],
  ['1002', 'document: 101, owner: bryggen', [null, null, 101, '1', false]],
  ['3001', 'document: 301', [301, SCHEMA_IDS.group, null, null, false]],
  ['3002', 'context: 301, document: 101', [301, SCHEMA_IDS.group, 101, null, false]],
  ['4001', 'context: 401', [401, SCHEMA_IDS.rebus, null, null, false]],
  ['4011', 'context: 401, document: 4011', [401, SCHEMA_IDS.rebus, 4011, null, false]],
  ['4012', 'document: 4012', [401, SCHEMA_IDS.rebus, 4012, null, false]],
  ['museet', 'owner: bryggen', [null, null, null, '1', false]],
  ['museum-1', 'document: 1', [1, SCHEMA_IDS.owner, null, '1', false]],
  ['laast', `document: ${CODE_LOCKED.id}`, [null, null, CODE_LOCKED.id, null, false]],

  ['utkast', `document: ${draft}`, [null, null, null, '1', true]],
  ['trukket', `document: ${withdrawn}, owner: arsenalet`, [null, null, null, '2', true]],
  ['forbi', `document: ${past}, owner: skjult`, [null, null, null, '1', true]],
  ['gruppe', `context: ${DRAFTS.group}, document: 105`, [null, null, 105, null, true]],
  ['skjult', 'owner: skjult', null],
  ['uferdig', `document: ${DRAFTS.article}`, null],
  ['uferdig-post', `context: ${DRAFTS.rebus}, document: ${DRAFTS.post}`, null],
  ['uferdig-eid', `document: ${DRAFTS.article}, owner: bryggen`, [null, null, null, '1', true]],
];

/** Contains a post of the published rebus 401, and would be found first by its id. */
const WITHDRAWN_REBUS = markdown({
  front:
    'id: 400\nowner: bryggen\nstatus: withdrawn\nposts:\n  - { article: 4012, conditions: { distance: 50 } }',
  title: 'Fjorårets rebus',
});

const FILE = CODES.map(([code, printed]) => `- { code: "${code}", ${printed} }\n`).join('');

describeWithDatabase('codes', (open) => {
  const server = apiPackForAll(open, async () => ({
    files: {
      ...(await lockedPackFiles()),
      'rebuses/400.md': WITHDRAWN_REBUS,
      'codes.yaml': FILE,
    },
  }));

  const getCode = (code: string, headers?: Record<string, string>) =>
    server.get(`/api/v3/qr-codes/${code}/code`, headers);
  const read = async (code: string, headers?: Record<string, string>) =>
    bodyOf('getCode', await getCode(code, headers));

  describe('GET /codes/{id}', () => {
    const found = CODES.filter(([, , target]) => target !== null);
    it.each(found)('the code for %s { %s } resolves to its target', async (code, _, target) => {
      const { context_document_id, context_schema_id, document_id, owner_id, is_moved } =
        await read(code);
      const led = [context_document_id, context_schema_id, document_id, owner_id, is_moved];
      expect(led).toEqual(target);
    });

    const withdrawn = CODES.filter(([, , target]) => target === null);
    it.each(withdrawn)('the code for %s { %s } returns 404 like an unknown code', async (code) => {
      const [answer, unknown] = await Promise.all([getCode(code), getCode('9999')]);
      expect(answer.statusCode).toBe(404);
      const { correlation_id: _one, ...problem } = answer.json<Problem>();
      const { correlation_id: _other, ...wanted } = unknown.json<Problem>();
      expect(problem).toEqual(wanted);
    });
  });

  it('the code of a post in two rebuses resolves to the published one', async () => {
    expect(await read('4012')).toMatchObject({ context_document_id: 401, is_moved: false });
  });

  it('a resolved code includes the slug of its owner', async () => {
    expect(await read('museet')).toMatchObject({ owner_id: '1', owner_slug: 'bryggen' });
    expect(await read('1001')).toMatchObject({ owner_id: null, owner_slug: null });
  });

  it('codes are case-insensitive', async () => {
    expect(await read('MUSEET')).toEqual(await read('museet'));
  });

  it('GET /codes/lengths lists the lengths of numeric codes only', async () => {
    expect(await server.read('getCodeLengths', 'qr-codes/lengths')).toEqual({ items: [4] });
  });

  it.each(['utkast', 'skjult', 'uferdig', 'uferdig-post', 'gruppe'])(
    'editors can resolve a code of an unpublished document: %s',
    async (code) => expect((await read(code, EDITOR)).is_moved).toBe(false),
  );

  it.each([
    ['a%20b', 400],
    ['%00', 400],
    ['æ', 400],
    ['1'.repeat(65), 400],
    ['..%2f', 400],
    ['1'.repeat(64), 404],
    ['-', 404],
  ])('GET /codes/%s returns %i', async (code, status) => {
    expect(problemOf(await getCode(code)).status).toBe(status);
  });

  it('a code returns 404 to everyone while its owner is withdrawn, and resolves again afterwards', async () => {
    const setStatus = async (status: 'withdrawn' | 'published') => {
      await server.database.kysely
        .updateTable('document')
        .set({ status })
        .where('id', '=', 1)
        .execute();
    };
    await setStatus('withdrawn');
    // Another URL, so that no cached response is returned.
    expect((await getCode('UTKAST')).statusCode).toBe(404);
    await setStatus('published');
    expect((await getCode('Utkast')).statusCode).toBe(200);
  });
});
