/** A pack of many documents is imported while visitors read. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FIRST_ID, objectText, writeArticles } from '../../bench/corpus/article-files.ts';
import { type Chain, PROJECT } from './chain.ts';
import { POLL_MS, readsRow, type Scenario } from './scenario.ts';
import { startVisits } from './visitors.ts';

/** The replica has everything within this time after the import. */
const REPLAYED_WITHIN_MS = 30_000;
const SAMPLE_MS = 1_000;
/** Between two requests of a visitor, and two writes: up to 24 requests a second. */
const PAUSE_MS = 1_000;
const WRITE_PAUSE_MS = 2_000;
/** Of the corpus: the demo's articles have lower ids. */
const IMPORTED = `select count(*) from document where id >= ${FIRST_ID}`;

/**
 * @param count documents besides the demo's
 * @param tokens of visitors with an account
 */
export const importMany =
  (count: number, tokens: ReadonlyMap<string, string>): Scenario =>
  async ({ chain, visits: others, folder }) => {
    await others.untilAllVisited();
    // An import yields to visitors: those who never pause would leave it no processor.
    others.pause();
    const pack = path.join(folder, 'large-pack');
    await cp(path.join(PROJECT, 'content/demo'), pack, { recursive: true });
    writeArticles(pack, count, objectText);
    const { visitors: port } = chain.ports;
    const pauses = { pauseMs: PAUSE_MS, writePauseMs: WRITE_PAUSE_MS };
    const visits = startVisits({ port, visitors: others.count, tokens, ...pauses });
    const started = performance.now();
    const lag = watchReplica(chain);
    const importing = chain
      .varde('import', pack, '--yes')
      .then(() => (performance.now() - started) / 1_000);
    const seconds = await importing.finally(() => lag.stop());
    await visits.stop();
    const replayedMs = await untilReplayed(chain);
    const imported = Number(await chain.query(IMPORTED));
    others.resume();
    const { reads, freshReads, writes } = visits;
    const perS = (reads.done + freshReads.done + writes.done) / seconds;
    const what = `${count.toLocaleString('en')} documents imported under load`;
    return [
      {
        what,
        figure: `in ${seconds.toFixed()} s, ${(count / seconds).toFixed()} documents/s`,
        isRight: imported === count,
        details: [`the database holds ${imported} of them`],
      },
      readsRow(`${what}: meanwhile, ${perS.toFixed()} requests/s`, visits),
      {
        what: `${what}: the replica`,
        figure: `at most ${megabytes(lag.most())} behind, 0 after ${(replayedMs / 1_000).toFixed(1)} s`,
        isRight: replayedMs <= REPLAYED_WITHIN_MS,
      },
    ];
  };

/** Bytes of the database's log that the replica has not replayed. */
const BEHIND = `select coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)), 0) from pg_stat_replication`;

/** @returns the most bytes that the replica was behind until `stop` */
function watchReplica(chain: Chain): { most(): number; stop(): void } {
  let most = 0;
  const look = async (): Promise<void> => {
    // A query that fails is repeated by the next one.
    const behind = await chain.queryPrimary(BEHIND).catch(() => 0);
    most = Math.max(most, Number(behind));
  };
  const timer = setInterval(() => void look(), SAMPLE_MS);
  return { most: () => most, stop: () => clearInterval(timer) };
}

/** Milliseconds until the replica shows what the primary has written by now. */
async function untilReplayed(chain: Chain): Promise<number> {
  const started = performance.now();
  const written = (await chain.queryPrimary('select pg_current_wal_lsn()')).trim();
  const isReplayed = `select coalesce(bool_and(replay_lsn >= '${written}'), false) from pg_stat_replication`;
  while ((await chain.queryPrimary(isReplayed)).trim() !== 't') {
    if (performance.now() - started > REPLAYED_WITHIN_MS) return Infinity;
    await setTimeout(POLL_MS);
  }
  return performance.now() - started;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
