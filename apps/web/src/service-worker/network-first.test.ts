import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { OFFLINE_PATIENCE_MS } from '@varde/domain/constants';
import { networkFirst } from './handle-request.ts';

const stored = () => Promise.resolve(new Response('stored'));
const nothing = () => Promise.resolve(undefined);
const text = async (response: Promise<Response>) => (await response).text();

describe('networkFirst', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('returns the network response even if there is a stored one', async () => {
    expect(await text(networkFirst(Promise.resolve(new Response('new')), stored))).toBe('new');
  });

  it('returns HTTP 404 of the server', async () => {
    const notFound = Promise.resolve(new Response('', { status: 404 }));
    expect((await networkFirst(notFound, stored)).status).toBe(404);
  });

  it('returns the stored response when the network fails', async () => {
    expect(await text(networkFirst(Promise.reject(new TypeError('cut')), stored))).toBe('stored');
  });

  it.each([502, 503, 504])('treats HTTP %i as a server that is down', async (status) => {
    const unavailable = Promise.resolve(new Response('away', { status }));
    expect(await text(networkFirst(unavailable, stored))).toBe('stored');
  });

  it('returns the stored response when the network exceeds the timeout', async () => {
    const result = text(networkFirst(new Promise(() => undefined), stored));
    await vi.advanceTimersByTimeAsync(OFFLINE_PATIENCE_MS);
    expect(await result).toBe('stored');
  });

  it('does not read the cache before the timeout', async () => {
    const storedSpy = vi.fn<typeof stored>(stored);
    void networkFirst(new Promise(() => undefined), storedSpy);
    await vi.advanceTimersByTimeAsync(OFFLINE_PATIENCE_MS - 1);
    expect(storedSpy).not.toHaveBeenCalled();
  });

  it('waits for a late network when nothing is stored', async () => {
    const slow = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(new Response('late')), OFFLINE_PATIENCE_MS * 2);
    });
    const result = text(networkFirst(slow, nothing));
    await vi.advanceTimersByTimeAsync(OFFLINE_PATIENCE_MS * 2);
    expect(await result).toBe('late');
  });

  it('rejects as the network does when nothing is stored', async () =>
    expect(networkFirst(Promise.reject(new TypeError('cut')), nothing)).rejects.toThrow('cut'));
});
