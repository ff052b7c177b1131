import {
  FAVOURITES_MAX,
  QUIZ_RECORDS_MAX,
  QUIZ_TOTAL_MAX_BYTES,
  RUN_EVENTS_MAX,
  UNKNOWN_KEYS_MAX,
  USER_DATA_READS,
  USER_DATA_WRITES,
} from '@varde/domain/constants';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { bodyOf, problemOf } from '#test/responses.ts';
import { type Visitor, signIn } from '#test/signed-in.ts';

const REBUS = 401;
const POST = 4011;
const LARGE = 'x'.repeat(250_000);

describeWithDatabase('limits of what is stored for a visitor', (open) => {
  const server = apiPackForAll(open);
  let kari: Visitor;
  beforeAll(async () => {
    kari = await signIn(server, 'kari');
  });
  beforeEach(async () => {
    for (const table of ['attempt', 'quiz_response', 'user_settings'] as const)
      await server.database.kysely.deleteFrom(table).execute();
  });

  const putSettings = (settings: object) => kari.put('user-settings', { settings });
  const putQuiz = (data: object, id = REBUS) =>
    kari.put('quiz-response', { document_id: id, quiz_data: data });
  const readSettings = async () =>
    bodyOf('getUserSettings', await kari.get('user-settings/current')).settings;
  const readQuiz = async (id = REBUS) =>
    bodyOf('getQuizResponse', await kari.get(`quiz-response?document_id=${id}`)).quiz_data;
  const range = (from: number, count: number) =>
    Array.from({ length: count }, (_, nr) => from + nr);
  const timed = (ids: readonly number[], at = Date.now()) => ({
    favourites: ids,
    favourite_times: Object.fromEntries(ids.map((id) => [id, at])),
  });
  const event = (nr: number, run = 1) => ({ id: `e${nr}`, at: nr, run, type: 'answered', post: 1 });

  it('settings that have no room for another key are refused and stay as they were', async () => {
    const first = { ...timed([1, 2]), first: LARGE };
    expect((await putSettings(first)).statusCode).toBe(200);
    const refused = problemOf(await putSettings({ ...timed([3]), second: LARGE }));
    expect(refused).toMatchObject({ status: 413, type: '/problems/body-too-large' });
    expect(refused.detail).toMatch(/more than 262144 bytes.*without favourite_times replace/);
    expect(refused.detail).toContain('Nothing that is stored was changed.');
    expect(await readSettings()).toEqual(first);
    expect((await putSettings(timed([3]))).statusCode).toBe(200);
    expect((await putSettings({ favourites: [1, 2, 3] })).statusCode).toBe(200);
    expect(await readSettings()).toEqual({ favourites: [1, 2, 3] });
  });

  it('settings hold a limited number of unknown keys', async () => {
    const keys = (from: number, count: number) =>
      Object.fromEntries(range(from, count).map((nr) => [`key${nr}`, nr]));
    expect((await putSettings({ ...timed([1]), ...keys(0, UNKNOWN_KEYS_MAX) })).statusCode).toBe(
      200,
    );
    const refused = problemOf(await putSettings({ ...timed([1]), ...keys(UNKNOWN_KEYS_MAX, 1) }));
    expect([refused.status, refused.detail]).toEqual([
      413,
      expect.stringContaining(`more than ${UNKNOWN_KEYS_MAX} unknown keys`),
    ]);
  });

  it('the favourites of two devices that do not fit together are refused, and none is lost', async () => {
    const ids = range(1, FAVOURITES_MAX);
    expect((await putSettings(timed(ids))).statusCode).toBe(200);
    const refused = problemOf(await putSettings(timed([9_001], Date.now() + 1)));
    expect([refused.status, refused.detail]).toEqual([
      413,
      expect.stringContaining(`more than ${FAVOURITES_MAX} favourites: remove some first`),
    ]);
    expect(new Set((await readSettings()).favourites)).toEqual(new Set(ids));
    const exchanged = {
      favourites: [9_001],
      favourite_times: { 7: Date.now() + 2, 9001: Date.now() },
    };
    expect((await putSettings(exchanged)).statusCode).toBe(200);
    const { favourites = [] } = await readSettings();
    expect([favourites.length, favourites.includes(7), favourites.includes(9_001)]).toEqual([
      FAVOURITES_MAX,
      false,
      true,
    ]);
  });

  it('a removal with a time far in the future counts as one of tomorrow', async () => {
    const before = Date.now();
    await putSettings({ favourites: [], favourite_times: { 7: before * 5 } });
    const { favourite_times: times = {} } = await readSettings();
    expect(times['7']).toBeGreaterThanOrEqual(before + 86_400_000);
    expect(times['7']).toBeLessThanOrEqual(Date.now() + 86_400_000);
  });

  it('a run holds a limited number of events; a restart makes room', async () => {
    const log = (from: number, count: number, run = 1) => ({
      version: 1,
      isSolved: true,
      events: range(from, count).map((nr) => event(nr, run)),
    });
    expect((await putQuiz(log(0, RUN_EVENTS_MAX))).statusCode).toBe(200);
    const refused = problemOf(await putQuiz(log(RUN_EVENTS_MAX, 1)));
    expect([refused.status, refused.detail]).toEqual([
      413,
      expect.stringContaining(`more than ${RUN_EVENTS_MAX} events: restart the rebus`),
    ]);
    expect(await readQuiz()).toMatchObject({ events: { length: RUN_EVENTS_MAX } });
    expect((await putQuiz(log(RUN_EVENTS_MAX, 1, 2))).statusCode).toBe(200);
    expect(await readQuiz()).toMatchObject({ isSolved: true, events: [{ run: 2 }] });
  });

  it('a run that has no room for another key is refused and stays as it was', async () => {
    const first = { version: 1, isSolved: false, events: [event(1)], first: LARGE };
    expect((await putQuiz(first)).statusCode).toBe(200);
    const second = { version: 1, isSolved: false, events: [event(2)], second: LARGE };
    expect(problemOf(await putQuiz(second)).status).toBe(413);
    expect(await readQuiz()).toEqual(first);
    expect((await putQuiz({ events: [event(2)] })).statusCode).toBe(200);
  });

  async function fillRecords(count: number, bytes: number, quizData: object = { points: 1 }) {
    await server.database.kysely
      .insertInto('quiz_response')
      .values(
        range(100_000, count).map((id) => ({
          user_id: 'kari',
          document_id: id,
          quiz_data: JSON.stringify(quizData),
          bytes,
        })),
      )
      .execute();
  }

  it('an account has a limited number of records; others are still stored', async () => {
    await fillRecords(QUIZ_RECORDS_MAX - 1, 10);
    expect((await putQuiz({ points: 1 })).statusCode).toBe(200);
    const refused = problemOf(await putQuiz({ points: 1 }, POST));
    expect([refused.status, refused.detail]).toEqual([
      413,
      expect.stringContaining(`more than ${QUIZ_RECORDS_MAX} rebuses and posts`),
    ]);
    expect((await putQuiz({ points: 2 })).statusCode).toBe(200);
    expect(await readQuiz(POST)).toBeNull();
  });

  it('rebuses that the visitor has removed make room for others', async () => {
    const restarted = { version: 1, isSolved: false, events: [{ ...event(1), type: 'restarted' }] };
    await fillRecords(QUIZ_RECORDS_MAX - 1, 10);
    await putQuiz(restarted);
    expect((await putQuiz({ points: 1 }, POST)).statusCode).toBe(200);
    expect(await readQuiz()).toBeNull();
    expect(await readQuiz(POST)).toEqual({ points: 1 });
  });

  it('the records of an account have a limited size in total, also when written at once', async () => {
    await fillRecords(1, QUIZ_TOTAL_MAX_BYTES - 300_000);
    const statuses = await Promise.all(
      [REBUS, POST].map(async (id) => (await putQuiz({ a: LARGE }, id)).statusCode),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 413]));
  });

  it('the writes of an account are limited per minute', async () => {
    const write = (visitor: Visitor) => visitor.put('user-settings', { settings: {} });
    expect((await write(kari)).statusCode).toBe(200);
    const { count } = USER_DATA_WRITES;
    await server.database.kysely.updateTable('attempt').set({ count }).execute();
    const refused = await write(kari);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await write(await signIn(server, 'ola'))).statusCode).toBe(200);
  });

  it('the reads of an account are limited per minute', async () => {
    const read = (visitor: Visitor) => visitor.get('user-settings/current');
    const [per, tor] = [await signIn(server, 'per'), await signIn(server, 'tor')];
    // On a busy machine the window would end before the last.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    // Of settings and rebuses together.
    for (let count = 1; count < USER_DATA_READS.count; count += 1)
      expect((await read(per)).statusCode).toBe(200);
    expect((await per.get('quiz-responses')).statusCode).toBe(200);
    const refused = await read(per);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await read(tor)).statusCode).toBe(200);
  });
});
