/**
 * The embedded engine as a pool of one connection, in the shape that Kysely's PostgreSQL dialect takes. Whoever holds
 * the connection (a query, or a whole transaction) has it alone; others queue in order.
 */
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseAway } from './database-away.ts';
import { DatabaseProblem } from './database-problem.ts';
import { embeddedModules } from './embedded-modules.ts';
import type {
  EmbeddedCommand,
  EmbeddedNotice,
  EmbeddedReply,
  EmbeddedStart,
} from './embedded-protocol.ts';
import type { Listener } from './listener.ts';

export interface EmbeddedPool extends PostgresPool, Listener {
  /** A tar of the whole database, to start another one from (`snapshot`). */
  dump(): Promise<Uint8Array>;
  /** Resolves when the engine ends without being asked to; every query fails from then on. */
  readonly died: Promise<Error>;
}

/** Starts the engine; throws a `DatabaseProblem` when its files cannot be opened. */
export async function startEmbedded(options: EmbeddedStart): Promise<EmbeddedPool> {
  try {
    if (options.folder) await mkdir(options.folder, { recursive: true });
    const worker = new Worker(new URL('embedded-worker.ts', import.meta.url), {
      workerData: { ...options, modules: await embeddedModules() },
    });
    const thread = new EmbeddedThread(worker, options.folder !== undefined);
    await once(worker, 'message');
    thread.isStarted = true;
    return embeddedPool(thread);
  } catch (error) {
    throw new DatabaseProblem(
      'folder',
      `The embedded database in ${options.folder ?? 'memory'} could not be opened: ${errorMessage(error)}`,
      { cause: error },
    );
  }
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function embeddedPool(thread: EmbeddedThread): EmbeddedPool {
  const turns = new Turns();
  return {
    options: {},
    died: thread.died.promise,
    listen: async (channel, heard) => {
      thread.onNotice(channel, heard);
      const done = await turns.next();
      await thread.send({ kind: 'listen', channel }).finally(done);
    },
    // Ends with the engine.
    stopListening: async () => {},
    connect: async () => embeddedClient(thread, await turns.next()),
    dump: async () => {
      const done = await turns.next();
      const reply = await thread.send({ kind: 'dump' }).finally(done);
      return 'dump' in reply ? reply.dump : new Uint8Array();
    },
    end: async () => {
      const done = await turns.next();
      await thread.end().finally(done);
    },
  };
}

function embeddedClient(thread: EmbeddedThread, release: () => void): PostgresPoolClient {
  const query = async (sql: unknown, parameters: readonly unknown[] = []) => {
    const reply = await thread.send({ kind: 'query', sql: String(sql), parameters });
    return 'result' in reply ? reply.result : undefined;
  };
  // The dialect's type also names the cursor form of `query`, which only an engine with cursors is asked for.
  return { query: query as PostgresPoolClient['query'], release };
}

/** Hands out one turn at a time, in the order of asking. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn, with the function that ends it. */
  async next(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}

type Answer = PromiseWithResolvers<EmbeddedReply>;

class EmbeddedThread {
  readonly #worker: Worker;
  readonly #keepsFiles: boolean;
  readonly #waiting = new Map<number, Answer>();
  readonly #hearers = new Map<string, (() => void)[]>();
  readonly died = Promise.withResolvers<Error>();
  /** What goes wrong before is told by whoever starts the engine. */
  isStarted = false;
  #lastId = 0;
  #failure: Error | undefined;
  #isEnding = false;

  constructor(worker: Worker, keepsFiles: boolean) {
    this.#worker = worker;
    this.#keepsFiles = keepsFiles;
    worker.on('message', (reply: EmbeddedReply | EmbeddedNotice | 'ready') => {
      if (reply === 'ready') return;
      if ('heard' in reply) this.#hearers.get(reply.heard)?.forEach((heard) => heard());
      else this.#settle(reply);
    });
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', () => this.#fail(undefined));
  }

  async send(command: EmbeddedCommand): Promise<EmbeddedReply> {
    if (this.#failure) throw this.#failure;
    const id = ++this.#lastId;
    const answer = Promise.withResolvers<EmbeddedReply>();
    this.#waiting.set(id, answer);
    this.#worker.postMessage({ ...command, id }, []);
    return answer.promise;
  }

  onNotice(channel: string, heard: () => void): void {
    this.#hearers.set(channel, [...(this.#hearers.get(channel) ?? []), heard]);
  }

  async end(): Promise<void> {
    if (this.#failure) return;
    this.#isEnding = true;
    if (this.#keepsFiles) await this.send({ kind: 'close' });
    await this.#worker.terminate();
  }

  #settle(reply: EmbeddedReply): void {
    const answer = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('fault' in reply) answer?.reject(Object.assign(new Error(), reply.fault));
    else answer?.resolve(reply);
  }

  #fail(cause: unknown): void {
    if (this.#failure) return;
    this.#failure = this.#isEnding
      ? new Error('The embedded database has been closed.')
      : new DatabaseAway('The embedded database has stopped.', { cause });
    for (const answer of this.#waiting.values()) answer.reject(this.#failure);
    this.#waiting.clear();
    if (this.isStarted && !this.#isEnding) this.died.resolve(this.#failure);
  }
}
