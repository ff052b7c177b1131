/**
 * No API query scans a table that grows with the content: requests all operations over HTTP in all
 * variants, and explains every statement that they cause.
 */
import { sql, type CompiledQuery, type DatabaseConnection } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { EDITOR } from '#test/app.ts';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { GRID_FILES } from '#test/grid-pack.ts';
import { ACCESS_CODE, CODE_LOCKED, lockedPackFiles } from '#test/locked-pack.ts';
import { signIn } from '#test/signed-in.ts';
import { walkCalls } from '#test/walk-endpoints.ts';
import type { Database } from './database.ts';

/** Tables that grow with the content or the number of visitors. */
const LARGE = [
  'document',
  'document_listing',
  'document_title_key',
  'document_theme',
  'document_reference',
  'document_media',
  'search_entry',
  'search_word',
  'selection',
  'media',
  'code',
  'archive_record',
  'attempt',
  'user_settings',
  'quiz_response',
];
/** A sequential scan, or a scan of a full index. */
function readsAll(node: PlanNode): boolean {
  const { 'Node Type': type, 'Relation Name': table = '' } = node;
  const isUnbounded = type.startsWith('Index') && !node['Index Cond'] && !node['Order By'];
  return LARGE.includes(table) && (type === 'Seq Scan' || isUnbounded);
}

/** May be scanned in full by these queries: all entries are requested, or small sets joined. */
const MEANT: readonly (readonly [index: string, question: RegExp])[] = [
  ['document_listing_pkey', /document_listing/],
  ['document_reference_pkey', /source\.schema_id = any/],
  ['selection_document', /from selection s/],
  ['document_pkey', /from selection s/],
  ['search_entry_document', /e\.everything @@/],
];

function isMeant(node: PlanNode, { sql }: Statement): boolean {
  const index = node['Index Name'];
  return MEANT.some(([name, question]) => name === index && question.test(sql));
}

const TARGETS = {
  ids: [101, 105, 301, 401, CODE_LOCKED.id, 1],
  mediaIds: [5101, 5102],
  words: ['stavkirke', 'stavkrike', 'en', 'bryggens museum'],
  owners: ['1', '2', 'bryggen'],
  codes: ['7131', 'ukjent'],
};
const QUERY = /^\s*(select|with|insert|update|delete)/i;
const HERE = 'location=60.4,5.3';

const NEAREST = [HERE, `${HERE}&include_no_location=true`];
const WALKS = [
  `${HERE}&order_asc=false`,
  `${HERE}&owner_id=1`,
  'sort=id',
  'sort=updated&order_asc=false',
  'sort=updated&owner_id=1',
  'sort=title',
  'sort=title&order_asc=false&owner_id=1',
];

/** Lists long enough for an index scan instead of a sort. */
const MORE = [
  ...['', 'owner_id=1&', 'schema_ids=2&', 'owner_id=1&schema_ids=12&'].flatMap((filter) =>
    [
      'sort=id',
      'sort=id&order_asc=false',
      'sort=updated',
      'sort=updated&order_asc=false',
      'sort=title',
      'sort=title&order_asc=false&language=sv',
      HERE,
      `${HERE}&order_asc=false`,
      `${HERE}&include_no_location=true`,
      `${HERE}&page=9`,
      `${HERE}&kulturnav_tags=middelalder`,
      `${HERE}&referenced_from_schema_id=12`,
      `${HERE}&path_value=facts.period.from:1644`,
      `${HERE}&search=kirke`,
    ].map((query) => `documents/?page_size=2&${filter}${query}`),
  ),
  'documents/mapdata?bbox=5,60,6,61',
  'documents/mapdata?bbox=170,-10,-170,10',
  `documents/mapdata?${HERE}&page_size=5`,
  'documents/mapdata?owner_id=1',
  'documents/?old_id=gammel-131',
  'owners/?search=museum',
  'themes/?search=stav',
  'selections/?search=to',
];

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Records every statement sent from now on. */
function overhear({ kysely }: Database): readonly Statement[] {
  const statements: Statement[] = [];
  const executor = kysely.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  const overheard = new WeakSet<DatabaseConnection>();
  executor.provideConnection = (consumer) =>
    provide((connection) => {
      if (!overheard.has(connection)) {
        overheard.add(connection);
        const execute = connection.executeQuery.bind(connection);
        connection.executeQuery = (query, ...rest) => {
          statements.push(query);
          return execute(query, ...rest);
        };
      }
      return consumer(connection);
    });
  return statements;
}

/** Makes the planner assume a million rows per large table, distributed like the existing ones. */
async function pretendMillions({ kysely }: Database): Promise<void> {
  await sql`analyze`.execute(kysely);
  await sql`update pg_class set reltuples = 1000000 where relkind = 'r' and relname = any(${LARGE}::text[])`.execute(
    kysely,
  );
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Order By'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * The plan when sequential scans are disabled: one remains only where no index helps. (A planner
 * rightly prefers one for tables of few pages, as in tests.)
 */
async function planOf({ kysely }: Database, statement: Statement): Promise<PlanNode[]> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const explained = { ...statement, sql: `explain (format json) ${statement.sql}` };
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      explained as CompiledQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>,
    );
    return rows.flatMap((row) => allNodes(row['QUERY PLAN'][0].Plan));
  });
}

function allNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)];
}

describeWithDatabase('query plans', (open) => {
  const server = apiPackForAll(open, async () => {
    const files = { ...GRID_FILES, ...(await lockedPackFiles()) };
    return { files };
  });
  let statements: readonly Statement[];
  beforeAll(async () => {
    statements = overhear(server.database);
    await requestEverything();
    await pretendMillions(server.database);
  });

  async function requestEverything(): Promise<void> {
    const callers: Record<string, string>[] = [{}, EDITOR];
    for (const headers of callers) {
      const results = await walkCalls(
        (url, own) => server.get(url, { ...own, ...headers }),
        TARGETS,
      );
      expect(results.filter(({ response }) => response.statusCode >= 500)).toEqual([]);
      for (const path of MORE) {
        const { statusCode } = await server.get(`/api/v3/${path}`, headers);
        expect({ path, statusCode }).toEqual({ path, statusCode: 200 });
      }
    }
    for (const path of ['sitemap.xml', 'sitemap/documents-1.xml', 'sitemap/selections-1.xml'])
      expect((await server.get(`/${path}`)).statusCode).toBe(200);
    const locked = `/api/v3/documents/${CODE_LOCKED.id}`;
    const response = await server.post(`${locked}/unlock`, { code: ACCESS_CODE });
    const { grant } = response.json<{ grant: string }>();
    await server.get(`${locked}?include_media=true`, { 'unlock-grant': grant });
    const kari = await signIn(server, 'kari');
    await kari.put('user-settings', { settings: {} });
    await kari.get('user-settings/current');
    await kari.put('quiz-response', { document_id: 401, quiz_data: {} });
    await kari.get('quiz-response?document_id=401');
  }

  it('contain no full scan of a growing table', async () => {
    const byText = new Map(statements.map((statement) => [statement.sql, statement]));
    const queries = [...byText.values()].filter(({ sql }) => QUERY.test(sql));
    expect(queries.length).toBeGreaterThan(40);
    const scans: string[] = [];
    for (const query of queries) {
      const plan = await planOf(server.database, query);
      const found = plan.filter((node) => readsAll(node) && !isMeant(node, query));
      scans.push(...found.map((node) => `${node['Relation Name']}: ${query.sql}`));
    }
    expect(scans).toEqual([]);
  });

  /** Of a list of articles, the most frequent kind: of the few others a planner may read all. */
  async function planOfArticles(path: string): Promise<PlanNode[]> {
    const before = statements.length;
    await server.get(`/api/v3/documents/${path}`);
    const walk = statements.slice(before).find(({ sql }) => sql.includes('union all'));
    const plan = walk ? await planOf(server.database, walk) : [];
    const kinds = plan.find(({ 'Node Type': type }) => type.endsWith('Append'))?.Plans ?? [];
    return kinds.slice(0, 1).flatMap(allNodes);
  }

  // No other test requests these pages, so they are not cached.
  const pageOf = (query: string): string => `?page_size=3&page=2&${query}`;

  it.each([...WALKS.map(pageOf), 'mapdata?page_size=4'])(
    'read no more of an index than a page needs: documents/%s',
    async (path) => {
      const nodes = await planOfArticles(path);
      const scans = nodes.filter((node) => node['Relation Name'] !== undefined);
      expect(scans.map((node) => node['Index Cond'])).not.toContain(undefined);
      expect(scans.length).toBeGreaterThan(0);
      for (const { 'Node Type': type } of nodes)
        expect(type).toMatch(
          /^(Append|Limit|Index (Only )?Scan|Subquery Scan|Nested Loop|Memoize)$/,
        );
    },
  );

  it.each([
    ['all points of the map', 'mapdata?page=1'],
    ['the points of a theme', 'mapdata?page_size=6&kulturnav_tags=middelalder'],
  ])('read %s at once, not kind by kind', async (_, path) => {
    const before = statements.length;
    await server.get(`/api/v3/documents/${path}`);
    const read = statements.slice(before).find(({ sql }) => sql.includes('string_agg(point'));
    const nodes = read ? await planOf(server.database, read) : [];
    const types = nodes.map(({ 'Node Type': type }) => type);
    expect(types).toContain('Aggregate');
    expect(types.filter((type) => type.endsWith('Append'))).toEqual([]);
  });

  it.each([...NEAREST.map(pageOf), `mapdata?page_size=5&${HERE}&page=2`])(
    'read only the surroundings for the nearest documents: documents/%s',
    async (path) => {
      const nodes = await planOfArticles(path);
      const strip = nodes.filter((node) => node['Index Name'] === 'document_listing_strip');
      expect(strip.some((node) => node['Order By'])).toBe(true);
      expect(strip.some((node) => node['Index Cond'])).toBe(true);
      for (const node of nodes.filter((node) => node['Relation Name'] !== undefined))
        expect(node['Index Cond'] ?? node['Recheck Cond'] ?? node['Order By']).toBeDefined();
    },
  );
});
