import type { AnyRouter } from '@tanstack/react-router';
import { beforeEach, expect, it } from 'vitest';
import { loadOrRetain, reloadSorted } from './reload-sorted.ts';

const SHOWN = { rows: ['a', 'b'] };
const router = {
  latestLocation: { href: '' },
  state: { matches: [{}, { loaderData: SHOWN }] },
  invalidate: () => Promise.resolve(),
};

const failWith = (error: unknown) =>
  loadOrRetain(async () => {
    throw error;
  });

beforeEach(async () => {
  router.latestLocation.href = '/explore/list/articles';
  await reloadSorted(router as unknown as AnyRouter);
});

it('loadOrRetain returns the data on display when a new sort fails, also twice', async () => {
  expect(await failWith(new Error('offline'))).toBe(SHOWN);
  expect(await failWith(new Error('offline'))).toBe(SHOWN);
});

it('loadOrRetain returns loaded data, and rejects when a later load fails', async () => {
  expect(await loadOrRetain(() => Promise.resolve(['b', 'a']))).toEqual(['b', 'a']);
  await expect(failWith(new Error('offline'))).rejects.toThrow('offline');
});

it('loadOrRetain rejects when the load of another page fails', async () => {
  router.latestLocation.href = '/';
  await expect(failWith(new Error('offline'))).rejects.toThrow('offline');
});

it('loadOrRetain passes redirects on', async () => {
  const redirect = { to: '/explore/list/articles' };
  await expect(failWith(redirect)).rejects.toBe(redirect);
});

it('loadOrRetain merges loaded data with the data on display once', async () => {
  const merge = (data: string, before: string) => `${data} and ${JSON.stringify(before)}`;
  const load = () => Promise.resolve('new');
  expect(await loadOrRetain(load, merge)).toBe(`new and ${JSON.stringify(SHOWN)}`);
  expect(await loadOrRetain(load, merge)).toBe('new');
});
