/** Hears what happens on a PostgreSQL server (LISTEN), on a connection of its own that is made anew when it is lost. */
import pg from 'pg';

export interface Listener {
  listen(channel: string, heard: () => void): Promise<void>;
  stopListening(): Promise<void>;
}

const TRY_AGAIN_MS = 1_000;

export function createPostgresListener(address: string): Listener {
  const hearers = new Map<string, (() => void)[]>();
  let client: pg.Client | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const tellAll = (): void => [...hearers.values()].flat().forEach((heard) => heard());

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: address,
      application_name: 'varde listener',
      keepAlive: true,
    });
    next.on('error', () => {});
    next.on('end', () => {
      if (client === next) reconnectLater();
    });
    next.on('notification', ({ channel }) => hearers.get(channel)?.forEach((heard) => heard()));
    await next.connect();
    for (const channel of hearers.keys())
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  }

  function reconnectLater(): void {
    client = undefined;
    if (isStopped) return;
    timer = setTimeout(() => {
      // What was said in between was not heard.
      connect().then(tellAll, reconnectLater);
    }, TRY_AGAIN_MS);
    timer.unref();
  }

  return {
    async listen(channel, heard) {
      hearers.set(channel, [...(hearers.get(channel) ?? []), heard]);
      if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      else await connect();
    },
    async stopListening() {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
