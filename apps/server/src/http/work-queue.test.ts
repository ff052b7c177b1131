import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Overloaded, WorkQueue, type Client } from './work-queue.ts';

const WAIT_MS = 1_000;
const LIMITS = { turns: 1, maxWaiting: 4, waitMs: WAIT_MS };

describe('a queue of work', () => {
  let queue: WorkQueue;
  let started: string[];
  let ends: Map<string, () => void>;
  beforeEach(() => {
    queue = new WorkQueue(LIMITS);
    started = [];
    ends = new Map();
  });

  const clientAt = (network: string, signal = new AbortController().signal): Client => ({
    network,
    signal,
  });
  /** Work with a name that runs until `end`. */
  const run = (name: string, client = clientAt('a'), mayWait?: boolean): Promise<unknown> =>
    queue
      .run(
        client,
        () =>
          new Promise<string>((resolve) => {
            started.push(name);
            ends.set(name, () => resolve(name));
          }),
        mayWait,
      )
      .catch((error: unknown) => error);
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    // The next turn begins when others have run.
    for (const _ of ['its end', 'the next turn'])
      await new Promise((resolve) => setImmediate(resolve));
  };

  it('runs as much as it has turns, and the rest in order', async () => {
    queue = new WorkQueue({ ...LIMITS, turns: 2 });
    for (const name of ['1', '2', '3', '4']) void run(name);
    expect(started).toEqual(['1', '2']);
    await end('2');
    expect(started).toEqual(['1', '2', '3']);
    await end('1');
    expect(started).toEqual(['1', '2', '3', '4']);
  });

  it('lets others run between turns of work that waits for nothing', async () => {
    const done: string[] = [];
    const work = Array.from({ length: 4 }, (_, nr) =>
      queue.run(clientAt('a'), async () => done.push(`turn ${nr}`)),
    );
    const other = new Promise(setImmediate).then(() => done.push('another request'));
    await Promise.all([...work, other]);
    expect(done.indexOf('another request')).toBeLessThan(2);
  });

  it('frees the turn of work that fails', async () => {
    await expect(
      queue.run(clientAt('a'), () => Promise.reject(new Error('broken'))),
    ).rejects.toThrow('broken');
    void run('next');
    expect(started).toEqual(['next']);
  });

  it('gives the next turn to another network before the rest of a flood', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4']) void run(name);
    void run('b1', clientAt('b'));
    for (const name of ['a1', 'a2', 'b1']) await end(name);
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('refuses with 503 and Retry-After what has no place in the queue', async () => {
    for (const name of ['1', '2', '3', '4', '5']) void run(name);
    const refused = await run('6');
    expect(refused).toBeInstanceOf(Overloaded);
    expect(refused).toMatchObject({
      kind: 'overloaded',
      options: { headers: { 'Retry-After': '2' } },
    });
  });

  it('refuses the newest of a flood, when another network needs the place', async () => {
    const flood = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => run(name));
    void run('b1', clientAt('b'));
    expect(await flood[4]).toBeInstanceOf(Overloaded);
    await end('a1');
    await end('a2');
    expect(started).toContain('b1');
  });

  it('does not let two networks refuse each other endlessly', async () => {
    for (const name of ['a1', 'a2', 'a3']) void run(name);
    const others = ['b1', 'b2'].map((name) => run(name, clientAt('b')));
    expect(await run('b3', clientAt('b'))).toBeInstanceOf(Overloaded);
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name);
    expect(await Promise.all(others)).toEqual(['b1', 'b2']);
  });

  it('forgets a waiting client that has disconnected', async () => {
    const left = new AbortController();
    void run('1');
    const leaving = run('2', clientAt('a', left.signal));
    void run('3');
    left.abort();
    expect(await leaving).toMatchObject({ name: 'AbortError' });
    await end('1');
    expect(started).toEqual(['1', '3']);
    expect(queue.counts).toMatchObject({ running: 1, waiting: 0 });
  });

  it('refuses what has waited for too long', async () => {
    vi.useFakeTimers();
    try {
      void run('1');
      const late = run('2');
      vi.advanceTimersByTime(WAIT_MS);
      expect(await late).toBeInstanceOf(Overloaded);
    } finally {
      vi.useRealTimers();
    }
    void run('3');
    await end('1');
    expect(started).toEqual(['1', '3']);
  });

  it('refuses at once what has no reason to wait', async () => {
    void run('1', clientAt('a'), false);
    expect(started).toEqual(['1']);
    expect(await run('2', clientAt('a'), false)).toBeInstanceOf(Overloaded);
  });

  it('counts turns, waits and refusals', async () => {
    for (const name of ['1', '2', '3', '4', '5', '6']) void run(name);
    expect(queue.counts).toMatchObject({ running: 1, waiting: 4, started: 1, refused: 1 });
    await end('1');
    expect(queue.counts).toMatchObject({ running: 1, waiting: 3, started: 2 });
    expect(queue.counts.waitedS).toBeGreaterThan(0);
  });
});
