import { sql } from 'kysely';
import { beforeEach, expect, it, vi } from 'vitest';
import { createDatabase, describeWithDatabase } from '#test/database.ts';
import { relayTo } from '#test/relay.ts';
import { WAIT } from '#test/wait.ts';
import type { Database } from './database.ts';
import { createPostgresListener } from './postgres-listener.ts';

describeWithDatabase('LISTEN', (open) => {
  let database: Database;
  let calls: string[];
  beforeEach(async () => {
    database = await open();
    calls = [];
    for (const channel of ['varde_content', 'varde_sessions'] as const)
      await database.listen(channel, () => void calls.push(`${channel} changed`), {
        onLost: () => void calls.push(`${channel} lost`),
      });
  });

  const notify = () => sql`notify varde_sessions`.execute(database.kysely);
  const disconnect = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'varde listener' and datname = current_database()`.execute(
      database.kysely,
    );

  it('calls the listeners of a channel for its notifications only', async () => {
    await notify();
    await expect.poll(() => calls, WAIT).toEqual(['varde_sessions changed']);
  });

  it('calls the listeners of a channel at once for a local notification', () => {
    database.notifyLocally('varde_content');
    expect(calls).toEqual(['varde_content changed']);
  });

  it('reports a lost connection to all listeners, and notifies all after the reconnection', async () => {
    await disconnect();
    await expect
      .poll(() => calls, WAIT)
      .toEqual([
        'varde_content lost',
        'varde_sessions lost',
        'varde_content changed',
        'varde_sessions changed',
      ]);
    await notify();
    await expect.poll(() => calls.slice(4), WAIT).toEqual(['varde_sessions changed']);
  });

  it('reports nothing when it is closed', async () => {
    await database.close();
    expect(calls).toEqual([]);
  });
});

it('LISTEN rejects when the server cannot be reached', async () => {
  const listener = createPostgresListener('postgres://varde@127.0.0.1:1/varde');
  await expect(listener.listen('varde_content', () => {})).rejects.toThrow('ECONNREFUSED');
  await listener.stopListening();
});

it('LISTEN reports a connection that does not respond any more as lost, and reconnects', async () => {
  const { url, drop } = await createDatabase();
  const relay = await relayTo(url);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const listener = createPostgresListener(relay.url);
  try {
    const calls: string[] = [];
    await listener.listen('varde_content', () => void calls.push('changed'), {
      onLost: () => void calls.push('lost'),
      onReconnect: () => void calls.push('reconnected'),
    });
    relay.stall();
    // Heartbeat and timeout of its query.
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.advanceTimersByTimeAsync(3_000);
    await expect.poll(() => calls, WAIT).toEqual(['lost']);
    await relay.restore();
    await vi.advanceTimersByTimeAsync(500);
    await expect.poll(() => calls, WAIT).toEqual(['lost', 'reconnected']);
  } finally {
    vi.useRealTimers();
    await listener.stopListening();
    await relay.close();
    await drop();
  }
});
