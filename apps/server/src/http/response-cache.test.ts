import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '#db/database-errors.ts';
import { WAIT } from '#test/wait.ts';
import { Overloaded } from './work-queue.ts';
import {
  createResponseCache,
  FRESH_MS,
  type Reading,
  type Rendering,
  type ResponseCache,
} from './response-cache.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const UNAVAILABLE = new DatabaseUnavailable('away');

describe('the response cache', () => {
  let time: number;
  let responses: ResponseCache;
  beforeEach(() => {
    time = 0;
    responses = createResponseCache({ now: () => time });
  });

  const read = async (make: Reading['make'], url = '/a', key = 'a'): Promise<string> =>
    (await responses.read({ url, key, make })).body.toString();
  const give = (text: string) => async () => text;
  const fail = (error: Error) => async (): Promise<string> => {
    throw error;
  };

  it('caches a response for a minute', async () => {
    expect(responses.find('/a')).toBeUndefined();
    await read(give('old'));
    time = FRESH_MS - 1;
    expect(responses.find('/a')?.body.toString()).toBe('old');
    time = FRESH_MS;
    expect(responses.find('/a')).toBeUndefined();
    expect(await read(give('new'))).toBe('new');
  });

  it('lets a response be reused exactly while it would be found', async () => {
    const first = await responses.read({ url: '/a', key: 'a', make: give('old') });
    expect([first.reuse(), responses.counts.hits]).toEqual([true, 1]);
    responses.markStale();
    expect(first.reuse()).toBe(false);
    responses.clear();
    responses.markCurrent();
    expect(first.reuse()).toBe(false);
    const second = await responses.read({ url: '/a', key: 'a', make: give('old') });
    expect([first.reuse(), second.reuse()]).toEqual([false, true]);
    time = FRESH_MS;
    expect(second.reuse()).toBe(false);
  });

  it('keeps no response in memory for a holder of its `reuse`', async () => {
    const keep = async () => {
      const response = await responses.read({ url: '/a', key: 'a', make: give('old') });
      return { reuse: response.reuse, response: new WeakRef(response) };
    };
    const { reuse, response } = await keep();
    responses.clear();
    await vi.waitFor(() => {
      collectGarbage();
      expect(response.deref() === undefined).toBe(true);
    }, WAIT);
    expect(reuse()).toBe(false);
  });

  it('reuses hash and compressed forms for equal bytes', async () => {
    const first = await responses.read({ url: '/a', key: 'a', make: give('same') });
    first.encoded.set('br', Buffer.from('compressed'));
    time = FRESH_MS;
    const second = await responses.read({ url: '/a', key: 'a', make: give('same') });
    expect(second.hash).toBe(first.hash);
    expect(second.encoded.has('br')).toBe(true);
    time = 2 * FRESH_MS;
    const third = await responses.read({ url: '/a', key: 'a', make: give('other') });
    expect(third.hash).not.toBe(first.hash);
    expect(third.encoded.has('br')).toBe(false);
  });

  it('renders a response once for concurrent requests and for equivalent URLs', async () => {
    const make = vi.fn(give('text'));
    await Promise.all([read(make), read(make), read(make, '/a?unknown=1')]);
    await read(make, '/a?unknown=2');
    expect(make).toHaveBeenCalledTimes(1);
    expect(responses.find('/a?unknown=2')).toBeDefined();
    expect(responses.counts).toMatchObject({ entries: 1, misses: 1, hits: 2 });
  });

  it('renders again after a failure', async () => {
    await expect(read(fail(new Error('broken')))).rejects.toThrow('broken');
    expect(await read(give('mended'))).toBe('mended');
  });

  it('renders a response again when the content changes meanwhile', async () => {
    const pending = Promise.withResolvers<string>();
    const early = read(vi.fn(give('new')).mockReturnValueOnce(pending.promise));
    responses.clear();
    pending.resolve('half old, half new');
    expect(await early).toBe('new');
    expect(responses.find('/a')?.body.toString()).toBe('new');
  });

  it('shares what a later request has rendered since a content change', async () => {
    const pending = Promise.withResolvers<string>();
    const make = vi.fn(() => pending.promise);
    const early = read(make);
    responses.clear();
    expect(await read(give('new'))).toBe('new');
    pending.resolve('old');
    expect(await early).toBe('new');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('stops rendering again while every attempt meets a content change', async () => {
    const make = vi.fn(async () => {
      responses.clear();
      return 'mixed';
    });
    expect(await read(make)).toBe('mixed');
    expect(make).toHaveBeenCalledTimes(3);
    expect(responses.find('/a')).toBeUndefined();
  });

  it('serves an expired response while the database is down, and after no other error', async () => {
    await read(give('kept'));
    time = FRESH_MS * 60;
    expect(await read(fail(UNAVAILABLE))).toBe('kept');
    await expect(read(fail(new Error('broken')))).rejects.toThrow('broken');
    await expect(read(fail(UNAVAILABLE), '/b', 'b')).rejects.toBe(UNAVAILABLE);
    expect(responses.counts.staleServed).toBe(1);
  });

  it('serves an expired response while there is too much to do, if nothing has changed', async () => {
    await read(give('old'));
    time = FRESH_MS;
    const refuse = async ({ hasExpired }: Rendering): Promise<string> => {
      expect(hasExpired).toBe(true);
      throw new Overloaded();
    };
    expect(await read(refuse)).toBe('old');
    time = 11 * FRESH_MS;
    await expect(read(fail(new Overloaded()))).rejects.toBeInstanceOf(Overloaded);
    time = FRESH_MS;
    await expect(read(fail(new Overloaded()), '/b', 'b')).rejects.toBeInstanceOf(Overloaded);
    responses.markStale();
    await expect(read(fail(new Overloaded()))).rejects.toBeInstanceOf(Overloaded);
  });

  it('aborts a rendering when all of its clients have disconnected', async () => {
    const clients = [new AbortController(), new AbortController()];
    const seen = Promise.withResolvers<AbortSignal>();
    const make = ({ signal }: Rendering): Promise<string> => {
      seen.resolve(signal);
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
      );
    };
    const reads = clients.map(({ signal }) =>
      responses.read({ url: '/a', key: 'a', signal, make }).catch((error: unknown) => error),
    );
    const signal = await seen.promise;
    clients[0]?.abort();
    expect(signal.aborted).toBe(false);
    expect(await read(give('another'), '/b', 'b')).toBe('another');
    clients[1]?.abort();
    expect(signal.aborted).toBe(true);
    await Promise.all(reads);
    expect(await read(give('again'))).toBe('again');
  });

  it('never serves a response from before a content change', async () => {
    await read(give('old'));
    responses.clear();
    await expect(read(fail(UNAVAILABLE))).rejects.toBe(UNAVAILABLE);
  });

  it('does not serve a stale response to a request from before a content change', async () => {
    await read(give('old'));
    time = FRESH_MS;
    const pending = Promise.withResolvers<string>();
    const early = read(() => pending.promise);
    responses.clear();
    pending.reject(UNAVAILABLE);
    await expect(early).rejects.toBe(UNAVAILABLE);
  });

  it('serves no entry while the invalidation feed is lost, except when the database is down', async () => {
    await read(give('old'));
    responses.markStale();
    expect(responses.find('/a')).toBeUndefined();
    expect(await read(fail(UNAVAILABLE))).toBe('old');
    expect(await read(give('new'))).toBe('new');
    expect(responses.find('/a')).toBeUndefined();
    responses.clear();
    await read(give('newer'));
    expect(responses.find('/a')).toBeUndefined();
    responses.markCurrent();
    expect(responses.find('/a')?.body.toString()).toBe('newer');
  });

  it('serves what it had before the feed was lost, once nothing was missed', async () => {
    await read(give('old'));
    responses.markStale();
    responses.markCurrent();
    expect(responses.find('/a')?.body.toString()).toBe('old');
  });

  it('stays within its size limit', async () => {
    const large = 'x'.repeat(1_000_000);
    for (let index = 0; index < 100; index++) await read(give(large), `/${index}`, `${index}`);
    expect(responses.counts.bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
    expect(responses.find('/99')).toBeDefined();
    const url = `/?${'y'.repeat(10_000)}`;
    for (let index = 0; index < 1_000; index++) await read(give('z'), `${url}${index}`, 'z');
    expect(responses.find(`${url}0`)).toBeUndefined();
    expect(responses.find(`${url}999`)).toBeDefined();
    // Their URLs are evicted, the responses are not.
    expect(await read(fail(new Error('made again')), '/99', '99')).toBe(large);
  });
});
