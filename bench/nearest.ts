/** The floor of the nearest-10 call: the same SQL, run in this process on the same data, without HTTP around it. */
import { findHeads } from '../apps/server/src/modules/documents/document-head.repository.ts';
import { findIds } from '../apps/server/src/modules/documents/documents.repository.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import type { Load } from './load.ts';

export const NEAR = { lat: 60.397, lng: 5.324 };
const ARTICLE_SCHEMA = 2;
const PAGE = { limit: 10, offset: 0 };
const CONNECTIONS = 10;
const WARM_UP = 200;
const QUERIES = 3_000;

/** Runs the query as often as ten visitors at once would, and measures each. */
export async function measureNearestSql(dataFolder: string, databaseUrl?: string): Promise<Load> {
  const database = await openDatabase({ dataFolder, databaseUrl });
  const filter = { audience: 'public' as const, schemaIds: [ARTICLE_SCHEMA], hasLocation: true };
  const order = { by: 'distance', ascending: true, near: NEAR } as const;
  const query = async (): Promise<number> => {
    const started = performance.now();
    const { ids } = await findIds(database, filter, order, PAGE);
    await findHeads(database, ids, 'public', NEAR);
    return performance.now() - started;
  };
  for (let warm = 0; warm < WARM_UP; warm++) await query();
  const times: number[] = [];
  const started = performance.now();
  const visitor = async (): Promise<void> => {
    while (times.length < QUERIES) times.push(await query());
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  const seconds = (performance.now() - started) / 1000;
  await database.close();
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
