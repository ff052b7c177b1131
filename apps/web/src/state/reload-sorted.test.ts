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

it('keeps what the page shows when sorting it anew fails, also when that is tried twice', async () => {
  expect(await failWith(new Error('offline'))).toBe(SHOWN);
  expect(await failWith(new Error('offline'))).toBe(SHOWN);
});

it('gives what was loaded when it succeeds, and lets the page fail after that', async () => {
  expect(await loadOrRetain(() => Promise.resolve(['b', 'a']))).toEqual(['b', 'a']);
  await expect(failWith(new Error('offline'))).rejects.toThrow('offline');
});

it('lets another page fail', async () => {
  router.latestLocation.href = '/';
  await expect(failWith(new Error('offline'))).rejects.toThrow('offline');
});

it('lets redirects through', async () => {
  const redirect = { to: '/explore/list/articles' };
  await expect(failWith(redirect)).rejects.toBe(redirect);
});

it('lets what has failed within the page be mended by what is shown, once', async () => {
  const merge = (data: string, before: string) => `${data} and ${JSON.stringify(before)}`;
  const load = () => Promise.resolve('new');
  expect(await loadOrRetain(load, merge)).toBe(`new and ${JSON.stringify(SHOWN)}`);
  expect(await loadOrRetain(load, merge)).toBe('new');
});
