import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { OFFLINE_PATIENCE_MS } from '@varde/domain/constants';
import { networkFirst } from './network-first.ts';

const stored = () => Promise.resolve(new Response('stored'));
const nothing = () => Promise.resolve(undefined);
const text = async (response: Promise<Response>) => (await response).text();

describe('networkFirst', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gives what the network says, whatever is stored', async () => {
    expect(await text(networkFirst(Promise.resolve(new Response('new')), stored))).toBe('new');
  });

  it('lets the server say that something is gone', async () => {
    const notFound = Promise.resolve(new Response('', { status: 404 }));
    expect((await networkFirst(notFound, stored)).status).toBe(404);
  });

  it('gives what is stored when the network fails', async () => {
    expect(await text(networkFirst(Promise.reject(new TypeError('cut')), stored))).toBe('stored');
  });

  it.each([502, 503, 504])('takes HTTP %i for a server that is away', async (status) => {
    const unavailable = Promise.resolve(new Response('away', { status }));
    expect(await text(networkFirst(unavailable, stored))).toBe('stored');
  });

  it('gives what is stored when the network is silent for longer than the patience', async () => {
    const result = text(networkFirst(new Promise(() => undefined), stored));
    await vi.advanceTimersByTimeAsync(OFFLINE_PATIENCE_MS);
    expect(await result).toBe('stored');
  });

  it('does not turn to the store before the patience is over', async () => {
    const storedSpy = vi.fn<typeof stored>(stored);
    void networkFirst(new Promise(() => undefined), storedSpy);
    await vi.advanceTimersByTimeAsync(OFFLINE_PATIENCE_MS - 1);
    expect(storedSpy).not.toHaveBeenCalled();
  });

  it('waits on for a late network with nothing stored', async () => {
    const slow = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(new Response('late')), OFFLINE_PATIENCE_MS * 2);
    });
    const result = text(networkFirst(slow, nothing));
    await vi.advanceTimersByTimeAsync(OFFLINE_PATIENCE_MS * 2);
    expect(await result).toBe('late');
  });

  it('fails as the network does with nothing stored', async () => {
    await expect(networkFirst(Promise.reject(new TypeError('cut')), nothing)).rejects.toThrow(
      'cut',
    );
  });
});
