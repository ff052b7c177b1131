import type { Problem } from '@varde/contract/common';
import type { QuizData } from '@varde/contract/user-data';
import { USER_DATA_MAX_BYTES } from '@varde/domain/constants';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { apiPackForAll, UNPUBLISHED } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { type Visitor, signIn } from '#test/signed-in.ts';
import { bodyOf, problemOf } from '#test/responses.ts';

const REBUS = 401;
const POST = 4011;

describeWithDatabase('quiz responses', (open) => {
  const server = apiPackForAll(open);
  let kari: Visitor;
  beforeAll(async () => {
    kari = await signIn(server, 'kari');
  });
  beforeEach(async () => {
    await server.database.kysely.deleteFrom('quiz_response').execute();
  });

  it('are listed, the most recent first', async () => {
    const list = async (user: Visitor) => {
      const response = await user.get('quiz-responses');
      expect(response.headers['cache-control']).toBe('private, no-store');
      return bodyOf('listQuizResponses', response).items;
    };
    const put = (id: number) =>
      kari.put('quiz-response', { document_id: id, quiz_data: { isSolved: false } });
    expect(await list(kari)).toEqual([]);
    for (const id of [REBUS, POST, REBUS]) await put(id);
    expect(await list(kari)).toEqual([{ document_id: REBUS }, { document_id: POST }]);
    expect(await list(await signIn(server, 'ola'))).toEqual([]);
  });

  async function read(user: Visitor, documentId: number): Promise<QuizData | null> {
    const response = await user.get(`quiz-response?document_id=${documentId}`);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { document_id, quiz_data } = bodyOf('getQuizResponse', response);
    expect(document_id).toBe(documentId);
    return quiz_data;
  }
  async function save(user: Visitor, documentId: number, data: object): Promise<QuizData | null> {
    const response = await user.put('quiz-response', { document_id: documentId, quiz_data: data });
    return bodyOf('putQuizResponse', response).quiz_data;
  }

  it('are null at first, also for an unknown document', async () => {
    expect(await read(kari, REBUS)).toBeNull();
    expect(await read(kari, 9_999)).toBeNull();
  });

  it('are stored in full, one per document and visitor', async () => {
    const ola = await signIn(server, 'ola');
    const run = { isSolved: false, points: 12.5, log: [{ at: '2026-06-01', answer: ['æ', null] }] };
    expect(await save(kari, REBUS, run)).toEqual(run);
    expect(await save(kari, POST, { points: 1 })).toEqual({ points: 1 });
    expect(await save(ola, REBUS, { points: 2 })).toEqual({ points: 2 });
    expect(await read(kari, REBUS)).toEqual(run);
    expect(await read(kari, POST)).toEqual({ points: 1 });
    expect(await read(ola, REBUS)).toEqual({ points: 2 });
    expect(await read(ola, POST)).toBeNull();
  });

  it('stay solved when an outdated device writes', async () => {
    await save(kari, POST, { isSolved: true, points: 10 });
    const older = { isSolved: false, points: 0 };
    expect(await save(kari, POST, older)).toEqual({ isSolved: true, points: 0 });
    expect(await save(kari, POST, { points: 4 })).toEqual({ isSolved: true, points: 4 });
    expect(await read(kari, POST)).toEqual({ isSolved: true, points: 4 });
  });

  it('stay solved when many devices write concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      await server.database.kysely.deleteFrom('quiz_response').execute();
      await Promise.all(
        Array.from({ length: 12 }, (_, nr) => save(kari, POST, { isSolved: nr === 3, nr })),
      );
      expect(await read(kari, POST)).toMatchObject({ isSolved: true });
    }
  });

  it('are stored for visible documents, and for documents with an existing record', async () => {
    const put = async (id: number) =>
      (await kari.put('quiz-response', { document_id: id, quiz_data: {} })).statusCode;
    expect(await put(9_999)).toBe(404);
    expect(await put(UNPUBLISHED.draft)).toBe(404);
    await save(kari, POST, { points: 1 });
    const setStatus = (status: 'withdrawn' | 'published') =>
      server.database.kysely
        .updateTable('document')
        .set({ status })
        .where('id', '=', POST)
        .execute();
    await setStatus('withdrawn');
    expect(await put(POST)).toBe(200);
    await setStatus('published');
  });

  it.each([
    ['no document', '{"quiz_data":{}}', 400],
    ['no data', '{"document_id":401}', 400],
    ['a document id that is text', '{"document_id":401,"quiz_data":null}', 400],
    ['a solution that is text', '{"document_id":"401","quiz_data":{}}', 400],
    ['a solution that is a word', '{"document_id":401,"quiz_data":{"isSolved":"yes"}}', 400],
    ['NUL', String.raw`{"document_id":401,"quiz_data":{"a":"\u0000"}}`, 400],
    ['too many bytes', `{"document_id":401,"a":"${'a'.repeat(USER_DATA_MAX_BYTES)}"}`, 413],
  ])('with %s are rejected', async (_, body, status) => {
    expect(problemOf(await kari.put('quiz-response', body)).status).toBe(status);
  });

  it.each(['quiz-response', 'quiz-response?document_id=x', 'quiz-response?document_id=0'])(
    'need a document: %s',
    async (path) => {
      const response = await kari.get(path);
      expect(response.statusCode).toBe(400);
      expect(response.json<Problem>().parameter).toBe('document_id');
    },
  );
});
