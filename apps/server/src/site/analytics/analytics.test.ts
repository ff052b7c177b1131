import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { VisitEvent } from '@varde/contract/visit-event';
import { museumDate } from '@varde/domain/museum-date';
import { apiPackForAll, UNPUBLISHED } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { openApp } from '#test/app.ts';
import { rowsNaming } from '#test/rows-naming.ts';
import { readVisits } from './analytics.repository.ts';
import { createVisitCounter } from './visit-counter.service.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const ORIGIN = 'https://varde.example';
const IP_ADDRESS = '203.0.113.77';
const VIEW: VisitEvent = { name: 'pageview', page: 'article', language: 'sv', document: 101 };

describeWithDatabase('analytics', (open) => {
  const env = { VARDE_PUBLIC_URL: ORIGIN };
  const files = { 'codes.yaml': '- code: 1001\n  document: 101\n' };
  const server = apiPackForAll(open, () => ({ env, files }));
  // The same day and minute for all events, also at midnight and on a busy machine.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());
  beforeEach(() => sql`delete from visit_count`.execute(server.database.kysely));

  const send = (
    event: unknown,
    headers: Record<string, string> = {},
    { on = server.app, remoteAddress = IP_ADDRESS } = {},
  ) =>
    on.inject({
      method: 'POST',
      url: '/visits',
      remoteAddress,
      headers: { 'user-agent': PHONE, origin: ORIGIN, 'content-type': 'text/plain', ...headers },
      payload: typeof event === 'string' ? event : JSON.stringify(event),
    });
  const visitsOfToday = () => {
    const today = museumDate(new Date());
    return readVisits(server.database, { from: today, to: today });
  };
  /** Sends events to a separate server and stops it, which writes its counts. */
  async function counted(
    events: readonly unknown[],
    headers: Record<string, string> = {},
    ipAddressOf: (nr: number) => string = () => IP_ADDRESS,
  ) {
    const other = await openApp(server.database, { mediaStore: server.mediaStore, env });
    for (const [nr, event] of events.entries()) {
      const from = { on: other.app, remoteAddress: ipAddressOf(nr) };
      expect((await send(event, headers, from)).statusCode).toBe(204);
    }
    await other.close();
    const rows = await visitsOfToday();
    return rows.map(({ subject, ref, visits, engaged, seconds }) =>
      [subject, ref, visits, engaged, seconds].join(' '),
    );
  }

  it('counts a page view by page, document, owner and language', async () => {
    expect(await counted([VIEW, VIEW])).toEqual([
      'document 101 2 0 0',
      'language sv 2 0 0',
      `owner ${await ownerOf(101)} 2 0 0`,
      'page article 2 0 0',
    ]);
  });

  it('counts a phone whose brand ends in "bot"', async () => {
    const agent = { 'user-agent': PHONE.replace('Pixel 7', 'CUBOT X30') };
    expect(await counted([VIEW], agent)).toContain('document 101 1 0 0');
  });

  it('counts the printed code of a visit, and the owner of an owner page', async () => {
    const rows = await counted([
      { ...VIEW, code: '1001' },
      { ...VIEW, page: 'owner', document: 1 },
    ]);
    expect(rows).toContain('code 1001 1 0 0');
    expect(rows.filter((row) => row.startsWith('owner '))).toEqual([
      `owner ${await ownerOf(101)} 2 0 0`,
    ]);
  });

  it('counts an engagement once per view, and all of its seconds', async () => {
    const engagement = { ...VIEW, name: 'engagement', seconds: 7 };
    const rows = await counted([VIEW, engagement, { ...engagement, seconds: 30, again: true }]);
    expect(rows).toContain('document 101 1 1 37');
  });

  it('counts goals separately from pages', async () => {
    const goal = { name: 'goal', page: 'other', language: 'no', goal: '404' };
    expect(await counted([goal])).toEqual(['goal 404 1 0 0']);
  });

  it('adds to stored counts, from several servers', async () => {
    await counted([VIEW]);
    expect(await counted([VIEW])).toContain('document 101 2 0 0');
  });

  it.each([
    ['a draft', { ...VIEW, document: UNPUBLISHED.draft }],
    ['an unknown document', { ...VIEW, document: 99_999 }],
    ['an unknown code', { name: 'pageview', page: 'code', language: 'sv', code: 'ola' }],
  ])('counts nothing of %s but the page', async (_what, event) => {
    expect(await counted([event])).toEqual(['language sv 1 0 0', `page ${event.page} 1 0 0`]);
  });

  it.each([
    ['no JSON', '{'],
    ['no event', { name: 'pageview' }],
    ['a goal without a name', { ...VIEW, name: 'goal' }],
    ['an engagement without a duration', { ...VIEW, name: 'engagement' }],
    ['another page', { ...VIEW, page: '/ola@example.no' }],
    ['an invalid language', { ...VIEW, language: 'ola nordmann' }],
    ['an engagement of a year', { ...VIEW, name: 'engagement', seconds: 31_536_000 }],
    ['an invalid document', { ...VIEW, document: 'ola' }],
  ])('ignores %s', async (_what, event) => expect(await counted([event])).toEqual([]));

  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com)' }],
    ['a headless browser', { 'user-agent': PHONE.replace('Chrome', 'HeadlessChrome') }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['a program without a user agent', { 'user-agent': '' }],
    ['another site’s page', { origin: 'https://evil.example' }],
    ['nobody', { origin: '' }],
  ])('does not count %s, and responds as usual', async (_what, headers) => {
    expect(await counted([VIEW], headers)).toEqual([]);
  });

  it('rejects a body larger than an event', async () => {
    expect((await send('x'.repeat(2_000))).statusCode).toBe(413);
  });

  it.each([
    ['limits events per IPv4 address and minute', 300, () => IP_ADDRESS],
    ['limits events per /64 network of IPv6', 300, (nr) => `2001:db8:17:5::${nr.toString(16)}`],
    ['counts each /64 network by itself', 305, (nr) => `2001:db8:17:${nr.toString(16)}::1`],
  ] as [string, number, (nr: number) => string][])('%s', async (_, visits, ipAddressOf) => {
    const events = Array.from({ length: 305 }, () => VIEW);
    expect(await counted(events, {}, ipAddressOf)).toContain(`document 101 ${visits} 0 0`);
  });

  it('retries counts that the database could not store', async () => {
    const errors: unknown[] = [];
    let isDown = true;
    const { kysely } = server.database;
    const flaky = new Proxy(server.database, {
      get: (target, name) => {
        if (name === 'kysely' && isDown) throw new Error('away');
        return name === 'kysely' ? kysely : Reflect.get(target, name);
      },
    });
    const counter = createVisitCounter(flaky, { onError: (error) => errors.push(error) });
    counter.count(VIEW);
    await counter.flush();
    expect(errors).toHaveLength(1);
    isDown = false;
    counter.count(VIEW);
    await counter.close();
    const rows = await visitsOfToday();
    expect(rows.find(({ subject }) => subject === 'document')?.visits).toBe(2);
  });

  it('stores only a day, a program constant or published id, and sums', async () => {
    const { rows: columns } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = current_schema() and table_name like 'visit%' order by ordinal_position`.execute(
      server.database.kysely,
    );
    expect(columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'day date',
      'subject text',
      'ref text',
      'visits bigint',
      'engaged bigint',
      'seconds bigint',
    ]);
  });

  it('stores nothing that identifies a visitor, in any column of any table', async () => {
    await counted([{ ...VIEW, analyticsId: 'zqx-id', name: 'pageview', visitor: 'zqx' }], {
      cookie: 'language=sv; sid=zqx-kake',
      referer: 'https://zqx.example/',
      'x-forwarded-for': IP_ADDRESS,
    });
    for (const trace of ['zqx', IP_ADDRESS, 'Pixel 7'])
      expect([trace, await rowsNaming(server.database, trace)]).toEqual([trace, []]);
  });

  async function ownerOf(id: number): Promise<string> {
    const row = await server.database.kysely
      .selectFrom('document')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.owner_id ?? '';
  }
});
