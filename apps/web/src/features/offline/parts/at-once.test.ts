import { expect, it } from 'vitest';
import { atOnce } from './at-once.ts';

it('does all of the work, a few at a time', async () => {
  const done: number[] = [];
  let now = 0;
  let most = 0;
  await atOnce([...Array.from({ length: 20 }).keys()], async (item) => {
    most = Math.max(most, (now += 1));
    await Promise.resolve();
    now -= 1;
    done.push(item);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 20 }).keys()]);
  expect(most).toBe(6);
});

it('begins no more after a failure, and tells of it', async () => {
  const started: number[] = [];
  const work = atOnce([...Array.from({ length: 20 }).keys()], async (item) => {
    started.push(item);
    await Promise.resolve();
    throw new Error(`failed at ${item}`);
  });
  await expect(work).rejects.toThrow('failed at 0');
  expect(started).toHaveLength(6);
});

it('rejects only when nothing is under way any longer', async () => {
  let isRunning = false;
  const work = atOnce(['fails', 'goes on'], async (item) => {
    if (item === 'fails') throw new Error(item);
    isRunning = true;
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    isRunning = false;
  });
  await expect(work).rejects.toThrow('fails');
  expect(isRunning).toBe(false);
});
