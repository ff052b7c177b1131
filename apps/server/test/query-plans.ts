/** Overhears a database's statements and tells how it answers them. */
import { sql, type CompiledQuery, type DatabaseConnection } from 'kysely';
import type { Database } from '#db/database.ts';

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Collects every statement that is sent from now on. */
export function overhear({ kysely }: Database): readonly Statement[] {
  const heard: Statement[] = [];
  const executor = kysely.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  const overheard = new WeakSet<DatabaseConnection>();
  executor.provideConnection = (consumer) =>
    provide((connection) => {
      if (!overheard.has(connection)) {
        overheard.add(connection);
        const execute = connection.executeQuery.bind(connection);
        connection.executeQuery = (query, ...rest) => {
          heard.push(query);
          return execute(query, ...rest);
        };
      }
      return consumer(connection);
    });
  return heard;
}

/** Makes the planner believe that each of these tables has a million rows, spread as those it holds. */
export async function pretendMillions(
  { kysely }: Database,
  tables: readonly string[],
): Promise<void> {
  await sql`analyze`.execute(kysely);
  await sql`update pg_class set reltuples = 1000000 where relkind = 'r' and relname = any(${tables}::text[])`.execute(
    kysely,
  );
}

export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Order By'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * How the statement is answered when reading a table from end to end is forbidden: a sequential scan is left only where no
 * index helps. (A planner rightly prefers one for tables that fill few pages, as a test's do.)
 */
export async function planOf({ kysely }: Database, statement: Statement): Promise<PlanNode[]> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const explained = { ...statement, sql: `explain (format json) ${statement.sql}` };
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      explained as CompiledQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>,
    );
    return rows.flatMap((row) => allNodes(row['QUERY PLAN'][0].Plan));
  });
}

/** The node and all below it. */
export function allNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)];
}
