/**
 * Limits how much work of one class runs at once. What waits is bounded in number and time, and
 * turns go round the clients' networks: who sends many requests waits behind their own.
 */
import { ProblemError } from './problems.ts';

export interface Client {
  /** Requests of one network wait in one line (`clientSite`). */
  readonly network: string;
  /** Aborts when the client has disconnected. */
  readonly signal: AbortSignal;
}

export interface WorkLimits {
  /** Work that runs at once. */
  readonly turns: number;
  /** Requests that wait for a turn; more are refused. */
  readonly maxWaiting: number;
  /** Longest wait for a turn, in milliseconds. */
  readonly waitMs: number;
}

export interface WorkCounts {
  readonly running: number;
  readonly waiting: number;
  /** Since the start. */
  readonly started: number;
  readonly refused: number;
  /** Seconds that requests have waited for turns. */
  readonly waitedS: number;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

/** Work takes fractions of a second: a full queue has moved on by then. */
const RETRY_AFTER_S = 2;

/** Thrown instead of waiting in a full queue, or for too long: 503 with `Retry-After`. */
export class Overloaded extends ProblemError {
  constructor() {
    super('overloaded', {
      detail: 'The server has too much of this kind to do; try again in a moment.',
      headers: { 'Retry-After': String(RETRY_AFTER_S) },
    });
  }
}

export class WorkQueue {
  readonly #limits: WorkLimits;
  /** Lines by network; the first line has the next turn. None is empty. */
  readonly #lines = new Map<string, Waiting[]>();
  #running = 0;
  #waiting = 0;
  #started = 0;
  #refused = 0;
  #waitedMs = 0;

  constructor(limits: WorkLimits) {
    this.#limits = limits;
  }

  /**
   * Runs `work` when it has a turn.
   * @param mayWait `false`: refused unless a turn is free
   * @throws Overloaded; the signal's reason when the client disconnects before the turn
   */
  async run<T>(client: Client, work: () => Promise<T>, mayWait = true): Promise<T> {
    client.signal.throwIfAborted();
    if (this.#running < this.#limits.turns) this.#begin();
    else await this.#wait(client, mayWait);
    try {
      return await work();
    } finally {
      this.#end();
    }
  }

  get counts(): WorkCounts {
    return {
      running: this.#running,
      waiting: this.#waiting,
      started: this.#started,
      refused: this.#refused,
      waitedS: this.#waitedMs / 1_000,
    };
  }

  #begin(): void {
    this.#running += 1;
    this.#started += 1;
  }

  /** Work without I/O would run the whole queue before anything else is answered: that comes first. */
  #end(): void {
    if (this.#waiting === 0) this.#running -= 1;
    else
      setImmediate(() => {
        this.#running -= 1;
        this.#next();
      });
  }

  #wait({ network, signal }: Client, mayWait: boolean): Promise<void> {
    if (!mayWait || !this.#makeRoom(network)) {
      this.#refused += 1;
      throw new Overloaded();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const since = performance.now();
    const end = (): void => {
      this.#remove(network, waiting);
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      this.#waitedMs += performance.now() - since;
    };
    const leave = (): void => {
      end();
      reject(signal.reason);
    };
    const waiting: Waiting = {
      start: () => {
        end();
        this.#begin();
        resolve();
      },
      refuse: () => {
        end();
        this.#refused += 1;
        reject(new Overloaded());
      },
    };
    const timer = setTimeout(waiting.refuse, this.#limits.waitMs);
    signal.addEventListener('abort', leave, { once: true });
    const line = this.#lines.get(network);
    if (line) line.push(waiting);
    else this.#lines.set(network, [waiting]);
    this.#waiting += 1;
    return promise;
  }

  /** Where the queue is full, the newest of the longest line leaves it, unless that is this one. */
  #makeRoom(network: string): boolean {
    if (this.#waiting < this.#limits.maxWaiting) return true;
    const [longest] = [...this.#lines.values()].toSorted((a, b) => b.length - a.length);
    const own = this.#lines.get(network)?.length ?? 0;
    if (!longest || own + 1 >= longest.length) return false;
    longest.at(-1)?.refuse();
    return true;
  }

  #next(): void {
    const [first] = this.#lines;
    if (!first) return;
    const [network, line] = first;
    // To the end: the other networks come first now.
    this.#lines.delete(network);
    this.#lines.set(network, line);
    line[0]?.start();
  }

  #remove(network: string, waiting: Waiting): void {
    const line = this.#lines.get(network);
    const at = line?.indexOf(waiting) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    this.#waiting -= 1;
    if (line.length === 0) this.#lines.delete(network);
  }
}
