/** LISTEN on a dedicated connection with a heartbeat, which reconnects when it is lost. */
import pg from 'pg';

export interface Listener {
  listen(channel: string, onNotify: () => void, connection?: ConnectionCallbacks): Promise<void>;
  /** Calls the listeners without a notification. */
  notifyLocally(channel: string): void;
  stopListening(): Promise<void>;
}

export interface ConnectionCallbacks {
  /** Notifications may be missed until the reconnection. */
  readonly onLost?: () => void;
  /** Default: `onNotify` */
  readonly onReconnect?: () => void;
}

interface Subscriber extends Required<ConnectionCallbacks> {
  readonly channel: string;
  readonly onNotify: () => void;
}

const RETRY_MS = 500;
const CONNECT_WITHIN_MS = 3_000;
/** A connection dropped by a firewall does not report it. */
const HEARTBEAT_MS = 10_000;
const QUERY_TIMEOUT_MS = 3_000;

export function createPostgresListener(url: string): Listener {
  const listener = new PostgresListener(url);
  return {
    listen: (channel, onNotify, { onLost = () => {}, onReconnect = onNotify } = {}) =>
      listener.add({ channel, onNotify, onLost, onReconnect }),
    notifyLocally: (channel) => listener.notify(channel),
    stopListening: () => listener.stop(),
  };
}

class PostgresListener {
  readonly #url: string;
  readonly #subscribers: Subscriber[] = [];
  #client: Promise<pg.Client> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(url: string) {
    this.#url = url;
  }

  async add(subscriber: Subscriber): Promise<void> {
    await listenTo(await this.#connected(), subscriber.channel);
    // Afterwards, as the caller of one that failed may try again.
    this.#subscribers.push(subscriber);
  }

  async #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect();
    try {
      return await this.#client;
    } catch (error) {
      // Without a timer that connects again, the next caller does.
      if (this.#timer === undefined) this.#client = undefined;
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const client = await this.#client?.catch(() => undefined);
    this.#client = undefined;
    await client?.end();
  }

  notify(channel: string): void {
    for (const subscriber of this.#subscribers)
      if (subscriber.channel === channel) subscriber.onNotify();
  }

  /** Opens a connection that listens to all channels and is replaced when it ends. */
  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'varde listener',
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', () => {});
    client.on('notification', (notice) => this.notify(notice.channel));
    try {
      await client.connect();
      const channels = new Set(this.#subscribers.map(({ channel }) => channel));
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
    for (const { onLost } of this.#subscribers) onLost();
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#client = this.#connect();
      this.#client.then(
        () => this.#subscribers.forEach(({ onReconnect }) => onReconnect()),
        () => this.#reconnectLater(),
      );
    }, RETRY_MS).unref();
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

/** Ends gracefully, or at once when a query is pending. */
function endQuietly(client: pg.Client): void {
  client.end().catch(() => {});
}
