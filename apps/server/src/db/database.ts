/**
 * The one door to the database: the embedded engine on a data folder by default, PostgreSQL when an address is given.
 * Both speak the same SQL and give the same values: int8 as number, jsonb as value, timestamptz as Date, date as text.
 */
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { createKysely } from './create-kysely.ts';
import { startEmbedded } from './embedded-engine.ts';
import { lockFolder } from './folder-lock.ts';
import { connectPostgres } from './postgres-engine.ts';
import type { Listener } from './listener.ts';
import { createPostgresListener } from './postgres-listener.ts';
import { guardPool } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

export interface Database {
  /**
   * Inside `kysely.transaction().execute(callback)` use only the callback's own handle: the embedded engine has one
   * connection, so a query by the outer handle would wait for the transaction that waits for it. Both engines
   * refuse such a query with an error instead.
   */
  readonly kysely: Kysely<Tables>;
  readonly engine: 'embedded' | 'postgres';
  /**
   * Calls `heard` after every `notify` on this channel, from whichever process, and whenever notices may have been
   * missed (a connection that was lost and is there again). Calls `lost` when nothing can be heard until then. Ends
   * with `close`.
   */
  listen(channel: Channel, heard: () => void, lost?: () => void): Promise<void>;
  /**
   * From now on a statement fails when it takes longer: visitors do not wait for ever. Imports and migrations come
   * before it, or run in a process of their own. The embedded engine cannot stop a statement.
   */
  readonly limitStatements?: (milliseconds: number) => void;
  /** Connections and who waits for one, for those who watch the server. */
  readonly usage?: () => DatabaseUsage;
  /** Resolves when the embedded engine ends without being asked to: only a new process can help then. */
  readonly died?: Promise<Error>;
  /** Waits for running queries, then lets go of the engine and its folder. Calling it again does nothing. */
  close(): Promise<void>;
}

export interface DatabaseUsage {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Names what happened, for all servers on this database. */
export type Channel = 'varde_content' | 'varde_sessions';

export interface DatabaseOptions {
  /** The embedded engine keeps its files in `<dataFolder>/database`; `':memory:'` keeps nothing. */
  dataFolder: string;
  /** `postgres://…`; the data folder is then not touched. */
  databaseUrl?: string | undefined;
  /** Embedded and `':memory:'` only: the state to start from, made by `EmbeddedPool.dump`. */
  snapshot?: Uint8Array;
}

/** Where the embedded engine keeps its files. */
export const embeddedFolder = (dataFolder: string): string => join(dataFolder, 'database');

/** Opens without migrating. Throws a `DatabaseProblem` when the folder is taken or the server cannot be reached. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openEmbedded(options);
}

async function openPostgres(address: string): Promise<Database> {
  const pool = await connectPostgres(address);
  const guarded = guardPool(pool);
  return {
    ...database('postgres', await createKysely<Tables>(guarded), createPostgresListener(address)),
    limitStatements: (milliseconds) => guarded.limitStatements(milliseconds),
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

async function openEmbedded({ dataFolder, snapshot }: DatabaseOptions): Promise<Database> {
  if (dataFolder === ':memory:') {
    const pool = await startEmbedded(snapshot ? { snapshot } : {});
    return { ...database('embedded', await createKysely<Tables>(pool), pool), died: pool.died };
  }
  const release = lockFolder(dataFolder);
  try {
    const pool = await startEmbedded({ folder: embeddedFolder(dataFolder) });
    const { died } = pool;
    return { ...database('embedded', await createKysely<Tables>(pool), pool, release), died };
  } catch (error) {
    release();
    throw error;
  }
}

function database(
  engine: Database['engine'],
  kysely: Kysely<Tables>,
  listener: Listener,
  release: () => void = () => {},
): Database {
  let closing: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await listener.stopListening();
    await kysely.destroy().finally(release);
  };
  return {
    kysely,
    engine,
    listen: (channel, heard, lost) => listener.listen(channel, heard, lost),
    close: () => (closing ??= end()),
  };
}
