import { readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForTest } from '#test/folder.ts';
import { ProblemError } from '#http/problems.ts';
import { createWorkClasses } from '#http/work-classes.ts';
import { openMediaStore, type MediaStore } from './storage/media.store.ts';
import { createRenderQueue, type OriginalRenderJob, type RenderQueue } from './render-queue.ts';

const CLIENT = { network: '192.0.2.7', signal: new AbortController().signal };
const DRAWN = Buffer.from('drawn');

describe('the render queue', () => {
  let store: MediaStore;
  let queue: RenderQueue;
  let original: string;
  let errors: unknown[];
  beforeEach(async () => {
    store = await openMediaStore(await folderForTest());
    ({ sha256: original } = await store.putBytes(Buffer.from('original')));
    errors = [];
    const onError = (error: unknown) => errors.push(error);
    queue = createRenderQueue(store, { maxBytes: 1e6, work: createWorkClasses(), onError });
  });

  /** A job whose rendering waits until it is released, and counts its starts. */
  function orderOf(changes: Partial<OriginalRenderJob> = {}) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const started: string[] = [];
    const draw = async (path: string): Promise<Buffer> => {
      started.push(path);
      await promise;
      return DRAWN;
    };
    const order = { original, name: `${original}-a.webp`, isCached: true, draw, ...changes };
    return { order, begun: started, letGo: resolve };
  }
  const countCachedFiles = async () => (await readdir(store.derivedFolder).catch(() => [])).length;
  const until = async (condition: () => boolean): Promise<void> => {
    while (!condition()) await new Promise((resolve) => setImmediate(resolve));
  };

  it('renders concurrent requests for one image once, then reads it from disk', async () => {
    const { order, begun, letGo } = orderOf();
    const all = Promise.all(Array.from({ length: 10 }, () => queue.fetch(order, CLIENT)));
    letGo();
    expect((await all).map((bytes) => bytes?.body)).toEqual(Array(10).fill(DRAWN));
    expect((await queue.fetch(order, CLIENT))?.body).toEqual(DRAWN);
    expect(begun).toEqual([store.pathOf(original)]);
  });

  it('stores nothing of an image for a single caller', async () => {
    const { order, begun, letGo } = orderOf({ isCached: false });
    letGo();
    expect((await queue.fetch(order, CLIENT))?.length).toBe(DRAWN.length);
    expect(await countCachedFiles()).toBe(0);
    await queue.fetch(order, CLIENT);
    expect(begun).toHaveLength(2);
  });

  it('renders a shared source once and stores it', async () => {
    const { order: from, begun, letGo } = orderOf();
    letGo();
    const partOf = (name: string) => ({
      original,
      name: `${original}-${name}.jpg`,
      isCached: false,
      from,
      draw: async (source: Buffer) => Buffer.concat([source, Buffer.from(name)]),
    });
    const results = await Promise.all([
      queue.fetch(partOf('a'), CLIENT),
      queue.fetch(partOf('b'), CLIENT),
    ]);
    expect(results.map((part) => part?.body)).toEqual([
      Buffer.from('drawna'),
      Buffer.from('drawnb'),
    ]);
    expect((await queue.fetch(partOf('c'), CLIENT))?.body).toEqual(Buffer.from('drawnc'));
    expect(begun).toHaveLength(1);
    const missing = orderOf({ original: '0'.repeat(64), name: 'gone' }).order;
    expect(await queue.fetch({ ...partOf('d'), from: missing }, CLIENT)).toBeUndefined();
  });

  it('returns nothing for a missing original', async () => {
    expect(await queue.fetch(orderOf({ original: '0'.repeat(64) }).order, CLIENT)).toBeUndefined();
  });

  it('retries after an error', async () => {
    const failing = orderOf({ draw: () => Promise.reject(new Error('broken')) });
    await expect(queue.fetch(failing.order, CLIENT)).rejects.toThrow('broken');
    const { order, letGo } = orderOf();
    letGo();
    expect((await queue.fetch(order, CLIENT))?.body).toEqual(DRAWN);
  });

  it('sends an image that cannot be stored and reports the error', async () => {
    const { order, letGo } = orderOf({ name: 'x'.repeat(300) });
    letGo();
    expect((await queue.fetch(order, CLIENT))?.body).toEqual(DRAWN);
    expect(errors).toHaveLength(1);
  });

  it('rejects requests with Retry-After when the queue is full', async () => {
    const orders = Array.from({ length: 22 }, (_one, nr) =>
      orderOf({ isCached: false, name: `${original}-${nr}` }),
    );
    const results = orders.map(({ order }) =>
      queue.fetch(order, CLIENT).catch((error: unknown) => error),
    );
    const refused = await Promise.race(results);
    expect(refused).toBeInstanceOf(ProblemError);
    expect(refused).toMatchObject({
      kind: 'overloaded',
      options: { headers: { 'Retry-After': '2' } },
    });
    for (const { letGo } of orders) letGo();
    const settled = await Promise.all(results);
    expect(settled.filter((result) => result instanceof ProblemError)).toHaveLength(1);
  });

  it('renders shared images while uncached images wait', async () => {
    const slow = orderOf({ isCached: false, name: `${original}-slow` });
    const waiting = queue.fetch(slow.order, CLIENT);
    await until(() => slow.begun.length === 1);
    const { order, letGo } = orderOf();
    letGo();
    expect((await queue.fetch(order, CLIENT))?.body).toEqual(DRAWN);
    slow.letGo();
    await waiting;
  });

  it('does not start work that no caller waits for', async () => {
    const slow = orderOf({ isCached: false, name: `${original}-slow` });
    const waiting = queue.fetch(slow.order, CLIENT);
    await until(() => slow.begun.length === 1);
    const left = orderOf({ isCached: false, name: `${original}-left` });
    const controller = new AbortController();
    const leaving = queue.fetch(left.order, { ...CLIENT, signal: controller.signal });
    controller.abort();
    await expect(leaving).rejects.toThrow('abort');
    slow.letGo();
    await waiting;
    left.letGo();
    expect(left.begun).toEqual([]);
  });

  it('starts the next uncached image only after the running one ended, though its caller left', async () => {
    const slow = orderOf({ isCached: false, name: `${original}-slow` });
    const controller = new AbortController();
    const leaving = queue.fetch(slow.order, { ...CLIENT, signal: controller.signal });
    await until(() => slow.begun.length === 1);
    const next = orderOf({ isCached: false, name: `${original}-next` });
    const waiting = queue.fetch(next.order, CLIENT);
    controller.abort();
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(next.begun).toEqual([]);
    slow.letGo();
    next.letGo();
    await Promise.all([leaving, waiting]);
    expect(next.begun).toHaveLength(1);
  });

  it('releases the slot of a waiting image without callers', async () => {
    const slow = orderOf({ isCached: false, name: `${original}-slow` });
    const waiting = queue.fetch(slow.order, CLIENT);
    await until(() => slow.begun.length === 1);
    const controller = new AbortController();
    const leaving = Array.from({ length: 20 }, (_one, nr) =>
      queue.fetch(orderOf({ isCached: false, name: `${original}-${nr}` }).order, {
        ...CLIENT,
        signal: controller.signal,
      }),
    );
    const left = Promise.allSettled(leaving);
    controller.abort();
    await left;
    const next = orderOf({ isCached: false, name: `${original}-next` });
    const drawn = queue.fetch(next.order, CLIENT);
    for (const { letGo } of [slow, next]) letGo();
    expect((await drawn)?.body).toEqual(DRAWN);
    await waiting;
  });
});
