import { CHUNK_LOAD_TIMEOUT_MS } from '@varde/domain/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loadChunk', () => {
  it('resolves with the loaded module', async () => {
    expect(await loadChunk(async () => ({ page: 1 }))).toEqual({ page: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with a ChunkLoadError that has the cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const loading = loadChunk(() => Promise.reject(cause));
    await expect(loading).rejects.toMatchObject({ name: 'ChunkLoadError', why: 'failed', cause });
  });

  it('times out after 120 seconds', async () => {
    const settled = vi.fn<(error: unknown) => void>();
    loadChunk(() => new Promise(() => {})).catch(settled);
    await vi.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.any(ChunkLoadError));
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ why: 'timeout' });
  });
});
