/** Three servers are updated to the next version one after the other, and back, under load. */
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SERVERS } from './addresses.ts';
import { type Chain, PROJECT } from './chain.ts';
import { readsRow, type ResultRow, type Scenario, writesRow } from './scenario.ts';

const MIGRATION = '9999-rehearsal';
/** Expands tables that visits read and write. */
const SQL = `-- Backward compatible.
alter table document add column rehearsal text;
alter table user_settings add column rehearsal integer not null default 0;
create index document_rehearsal on document (rehearsal);
`;

/**
 * This version with another migration: a copy of the server's sources among links to everything
 * else. Returns the file that starts it.
 */
function copyAsNext(folder: string): string {
  const next = path.join(folder, 'next');
  const link = (...parts: readonly string[]): void => {
    const to = path.join(next, ...parts);
    mkdirSync(path.dirname(to), { recursive: true });
    symlinkSync(path.join(PROJECT, ...parts), to);
  };
  for (const name of readdirSync(PROJECT)) if (name !== 'apps') link(name);
  for (const name of readdirSync(path.join(PROJECT, 'apps')))
    if (name !== 'server') link('apps', name);
  const server = path.join('apps', 'server');
  for (const name of readdirSync(path.join(PROJECT, server)))
    if (name === 'src')
      cpSync(path.join(PROJECT, server, name), path.join(next, server, name), { recursive: true });
    else link(server, name);
  const sources = path.join(next, server, 'src');
  writeFileSync(path.join(sources, 'db', 'migrations', `${MIGRATION}.sql`), SQL);
  return path.join(sources, 'main.ts');
}

export const upgrade: Scenario = async ({ chain, visits, folder, seconds }) => {
  const next = copyAsNext(folder);
  const rows: ResultRow[] = [];
  await visits.untilAllVisited();
  const roll = async (what: string, main?: string): Promise<void> => {
    visits.reset();
    for (const [index, name] of SERVERS.entries()) {
      await chain.running.get(name)?.stop();
      await chain.startServer(name, { main });
      // Both versions on one schema.
      if (index === 0) await setTimeout((seconds * 1_000) / 2);
    }
    rows.push(readsRow(what, visits), writesRow(what, visits));
  };
  await roll('updated to the next version, one server after the other', next);
  const isApplied = await hasMigration(chain);
  rows.push({
    what: 'the migration of the next version is applied',
    figure: isApplied ? MIGRATION : 'no',
    isRight: isApplied,
  });
  await roll('back to this version, on the schema of the next');
  return rows;
};

async function hasMigration(chain: Chain): Promise<boolean> {
  const found = await chain.query(`select name from schema_migration where name = '${MIGRATION}'`);
  return found.includes(MIGRATION);
}
