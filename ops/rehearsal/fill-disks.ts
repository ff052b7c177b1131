/** Disks that are full: of a server, and of the primary database. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SERVERS } from './addresses.ts';
import { rowsOfOutage, untilPrimary, untilWritten } from './lose-primary.ts';
import { makeFolder } from './programs.ts';
import { readsRow, type ResultRow, type Scenario, writesRow } from './scenario.ts';
import { canMount, mountSmallDisk } from './small-disk.ts';

const SERVER_MB = 32;
/** Room for the demo and its log. */
const DATABASE_MB = 512;

const notRehearsed = (what: string): readonly ResultRow[] => [
  { what, figure: 'not rehearsed: only root may mount a small disk', isRight: true },
];

/** A server holds copies and temporary files only: the originals are in the bucket. */
export const fillServer: Scenario = async ({ chain, visits, folder, seconds }) => {
  const what = "a server's disk full";
  if (!canMount) return notRehearsed(what);
  const [, name] = SERVERS;
  const data = path.join(folder, `data-${name}`);
  await chain.running.get(name)?.stop();
  await mkdir(data, { recursive: true });
  const disk = await mountSmallDisk(data, SERVER_MB);
  try {
    await chain.startServer(name);
    await disk.fill();
    visits.reset();
    await setTimeout(seconds * 1_000);
    return [readsRow(what, visits), writesRow(what, visits)];
  } finally {
    await chain.running.get(name)?.stop();
    await disk.unmount();
    await chain.startServer(name);
  }
};

/** The primary moves to a small disk, which then fills. */
export const fillPrimary =
  (tokens: ReadonlyMap<string, string>): Scenario =>
  async (context) => {
    const what = "the primary's disk full";
    if (!canMount) return notRehearsed(what);
    const { chain, visits, folder, seconds } = context;
    const name = (await chain.primary()) === 'db1' ? 'db2' : 'db1';
    await chain.running.get(name)?.stop();
    const disk = await mountSmallDisk(path.join(folder, name), DATABASE_MB);
    try {
      await makeFolder(path.join(folder, name));
      await chain.startDatabase(name);
      await chain.switchPrimary(name, () => {});
      await untilPrimary(chain, (one) => one === name);
      await untilWritten(context);
      visits.reset();
      await disk.fill();
      await untilPrimary(chain, (one) => one !== name);
      await untilWritten(context);
      await setTimeout((seconds * 1_000) / 2);
      return await rowsOfOutage(context, tokens, what);
    } finally {
      await chain.running.get(name)?.stop();
      await disk.unmount();
      await chain.startDatabase(name);
    }
  };
