import { describe, expect, it } from 'vitest';
import { SharedWork } from './shared-work.ts';

describe('SharedWork', () => {
  it('runs once for concurrent callers, and again for later ones', async () => {
    const shared = new SharedWork<number>();
    let done = 0;
    const start = async () => (done += 1);
    expect(await Promise.all([1, 2, 3].map(() => shared.join('a', start)))).toEqual([1, 1, 1]);
    expect(await shared.join('a', start)).toBe(2);
  });

  it('runs again after an error', async () => {
    const shared = new SharedWork<number>();
    await expect(shared.join('a', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(await shared.join('a', async () => 1)).toBe(1);
  });

  it('aborts when all callers have left, not before', async () => {
    const shared = new SharedWork<string>();
    const callers = [new AbortController(), new AbortController()];
    let workSignal: AbortSignal | undefined;
    const start = (signal: AbortSignal) =>
      new Promise<string>((_resolve, reject) => {
        workSignal = signal;
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const results = callers.map(({ signal }) => shared.join('a', start, signal));
    const settled = Promise.allSettled(results);
    callers[0]?.abort();
    expect(workSignal?.aborted).toBe(false);
    callers[1]?.abort();
    expect(workSignal?.aborted).toBe(true);
    // A new caller does not join the aborted run.
    expect(await shared.join('a', async () => 'anew')).toBe('anew');
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('is not kept alive by a caller that left before the start', async () => {
    const shared = new SharedWork<string>();
    const start = async (signal: AbortSignal) => (signal.aborted ? 'dropped' : 'done');
    const work = shared.join(
      'a',
      async (signal) => {
        await Promise.resolve();
        return start(signal);
      },
      AbortSignal.abort(),
    );
    expect(await work).toBe('dropped');
  });
});
