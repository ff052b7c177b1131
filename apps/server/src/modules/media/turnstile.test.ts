import { describe, expect, it } from 'vitest';
import { Turnstile, TurnstileFull } from './turnstile.ts';

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let hasBegun = false;
  const run = async (): Promise<void> => {
    hasBegun = true;
    await promise;
  };
  return { run, end: resolve, hasBegun: () => hasBegun };
}

describe('the turnstile', () => {
  it('lets so many through at once and the next when one has ended, in order', async () => {
    const turnstile = new Turnstile(2);
    const [a, b, c, d] = [work(), work(), work(), work()];
    const passed = [a, b, c, d].map(({ run }) => turnstile.pass(run));
    expect([a, b, c, d].map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false]);
    b.end();
    await passed[1];
    expect([c, d].map(({ hasBegun }) => hasBegun())).toEqual([true, false]);
    for (const { end } of [a, c, d]) end();
    await Promise.all(passed);
    expect(d.hasBegun()).toBe(true);
  });

  it('frees its place after a failure', async () => {
    const turnstile = new Turnstile(1);
    const failing = turnstile.pass(() => Promise.reject(new Error('broken')));
    const next = turnstile.pass(async () => 'well');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('well');
  });

  it('turns away who would wait behind too many', async () => {
    const turnstile = new Turnstile(1, 1);
    const [inside, waiting, late] = [work(), work(), work()];
    const passed = [turnstile.pass(inside.run), turnstile.pass(waiting.run)];
    await expect(turnstile.pass(late.run)).rejects.toThrow(TurnstileFull);
    inside.end();
    waiting.end();
    await Promise.all(passed);
    expect(late.hasBegun()).toBe(false);
    expect(await turnstile.pass(async () => 'later')).toBe('later');
  });

  it('drops the work of who leaves while waiting, and of nobody else', async () => {
    const turnstile = new Turnstile(1);
    const [inside, left, stayed] = [work(), work(), work()];
    const gone = new AbortController();
    const first = turnstile.pass(inside.run, gone.signal);
    const second = turnstile.pass(left.run, gone.signal);
    const third = turnstile.pass(stayed.run);
    gone.abort();
    await expect(second).rejects.toThrow('abort');
    await expect(turnstile.pass(left.run, gone.signal)).rejects.toThrow('abort');
    inside.end();
    stayed.end();
    await Promise.all([first, third]);
    expect([left.hasBegun(), stayed.hasBegun()]).toEqual([false, true]);
  });
});
