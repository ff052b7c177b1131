/**
 * Hears what happens on a PostgreSQL server (LISTEN), on a connection of its own that is tried with a heartbeat and
 * made anew when it is lost.
 */
import pg from 'pg';

export interface Listener {
  /** @param lost called when notices may be missed from now on; `heard` is called when that is over */
  listen(channel: string, onNotify: () => void, lost?: () => void): Promise<void>;
  /** Acts as if a notice had come. */
  notifyLocally(channel: string): void;
  stopListening(): Promise<void>;
}

interface Hearer {
  readonly channel: string;
  readonly onNotify: () => void;
  readonly lost: () => void;
}

const TRY_AGAIN_MS = 500;
const CONNECT_WITHIN_MS = 3_000;
/** A connection that some firewall forgot says nothing by itself. */
const HEARTBEAT_MS = 10_000;
const QUERY_TIMEOUT_MS = 3_000;

export function createPostgresListener(url: string): Listener {
  const listener = new PostgresListener(url);
  return {
    listen: (channel, onNotify, lost = () => {}) => listener.add({ channel, onNotify, lost }),
    notifyLocally: (channel) => listener.notify(channel),
    stopListening: () => listener.stop(),
  };
}

class PostgresListener {
  readonly #address: string;
  readonly #hearers: Hearer[] = [];
  #client: Promise<pg.Client> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(url: string) {
    this.#address = url;
  }

  async add(hearer: Hearer): Promise<void> {
    this.#hearers.push(hearer);
    this.#client ??= this.#connect();
    await listenTo(await this.#client, hearer.channel);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const client = await this.#client?.catch(() => undefined);
    this.#client = undefined;
    await client?.end();
  }

  notify(channel?: string): void {
    for (const hearer of this.#hearers)
      if (channel === undefined || hearer.channel === channel) hearer.onNotify();
  }

  /** A connection that listens to all channels; when it ends another one is made. */
  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#address,
      application_name: 'varde listener',
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', () => {});
    client.on('notification', (notice) => this.notify(notice.channel));
    try {
      await client.connect();
      const channels = new Set(this.#hearers.map(({ channel }) => channel));
      for (const channel of channels) await listenTo(client, channel);
    } catch (error) {
      endQuietly(client);
      throw error;
    }
    client.once('end', () => this.#lose());
    this.#beat(client);
    return client;
  }

  #lose(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    for (const { lost } of this.#hearers) lost();
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#client = this.#connect();
      // What was said in between was not heard.
      this.#client.then(
        () => this.notify(),
        () => this.#reconnectLater(),
      );
    }, TRY_AGAIN_MS).unref();
  }

  #beat(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.#isStopped || this.#beat(client),
        () => endQuietly(client),
      );
    }, HEARTBEAT_MS).unref();
  }
}

async function listenTo(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}

/** Politely, or at once when a question stands unanswered. */
function endQuietly(client: pg.Client): void {
  client.end().catch(() => {});
}
