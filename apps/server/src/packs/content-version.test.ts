import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { Database } from '#db/database.ts';
import { openImportedFixture } from '#test/demo-content.ts';
import { describeWithDatabase } from '#test/database.ts';
import { WAIT } from '#test/wait.ts';
import { followContent } from './content-version.ts';

describeWithDatabase('a result of several reads of the content', (open) => {
  const titleOf = async ({ kysely }: Database): Promise<unknown> =>
    (await sql<{ title: unknown }>`select title from document where id = 101`.execute(kysely))
      .rows[0]?.title;

  /** Like an import: content and digest change atomically. */
  const change = ({ kysely }: Database, title: string) =>
    kysely.transaction().execute(async (transaction) => {
      await sql`update document set title = ${{ no: title }}`.execute(transaction);
      await sql`update pack set digest = ${title}`.execute(transaction);
    });

  const endListener = ({ kysely }: Database) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'varde listener' and datname = current_database()`.execute(kysely);

  it('is computed again when the content changed in between', async () => {
    const { database } = await openImportedFixture(open);
    const cache = {
      clear: vi.fn<() => void>(),
      markStale: vi.fn<() => void>(),
      markCurrent: vi.fn<() => void>(),
    };
    const content = await followContent(database, [cache]);
    let imports = 0;
    const [first, second] = await content.consistently(async () => {
      const before = await titleOf(database);
      if ((imports += 1) === 1) await change(database, 'Ny');
      return [before, await titleOf(database)];
    });
    expect([imports, first, second]).toEqual([2, { no: 'Ny' }, { no: 'Ny' }]);
    expect(cache.clear).toHaveBeenCalled();
  });

  const missed: readonly (readonly [
    string,
    (database: Database) => Promise<unknown>,
    ...string[],
  ])[] = [
    ['no change', async () => {}, 'current'],
    ['an import', (database) => change(database, 'Ny'), 'clear', 'current'],
    [
      'an import and its rollback',
      ({ kysely }) => sql`update pack set digest = digest`.execute(kysely),
      'clear',
      'current',
    ],
    [
      'a video that failed',
      ({ kysely }) =>
        sql`insert into film_stream (sha256, version, failed) values ('ab', 1, 'why')`.execute(
          kysely,
        ),
      'clear',
      'current',
    ],
    [
      'a video that became ready',
      ({ kysely }) =>
        sql`insert into film_stream (sha256, version, made_at) values ('ab', 1, now())`.execute(
          kysely,
        ),
      'clear',
      'current',
    ],
  ];
  it.for(missed)(
    'comes from caches that are stale while notifications may be missed: %s',
    async ([, act, ...then]) => {
      const { database } = await openImportedFixture(open);
      const calls: string[] = [];
      await followContent(database, [
        {
          clear: () => void calls.push('clear'),
          markStale: () => void calls.push('stale'),
          markCurrent: () => void calls.push('current'),
        },
      ]);
      // Without a notification.
      await act(database);
      await endListener(database);
      await expect.poll(() => calls, WAIT).toEqual(['stale', ...then]);
    },
  );

  it('comes from caches that stay stale in an outage in which they are cleared, and are cleared after it', async () => {
    const { database } = await openImportedFixture(open);
    const calls: string[] = [];
    await followContent(database, [
      {
        clear: () => void calls.push('clear'),
        markStale() {
          calls.push('stale');
          // A request has noticed an import; the next one may come before the notifications do.
          database.notifyLocally('varde_content');
        },
        markCurrent: () => void calls.push('current'),
      },
    ]);
    await endListener(database);
    await expect.poll(() => calls, WAIT).toEqual(['stale', 'clear', 'clear', 'current']);
  });

  it('is computed once when the content did not change', async () => {
    const { database } = await openImportedFixture(open);
    const content = await followContent(database, []);
    const make = vi.fn<() => Promise<unknown>>(() => titleOf(database));
    await content.consistently(make);
    await content.consistently(make);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
