import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepShown, sortAnew } from './sort-anew.ts';

const SHOWN = { rows: ['a', 'b'] };
const router: unknown = {
  state: { matches: [{}, { loaderData: SHOWN }] },
  invalidate: () => Promise.resolve(),
};

const failWith = (error: unknown) => keepShown(() => Promise.reject(error as Error));

beforeEach(async () => {
  vi.stubGlobal('window', { location: { href: '/explore/list/articles' } });
  await sortAnew(router as AnyRouter);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps what the page shows when sorting it anew fails, also when that is tried twice', async () => {
  expect(await failWith(new Error('offline'))).toBe(SHOWN);
  expect(await failWith(new Error('offline'))).toBe(SHOWN);
});

it('gives what was loaded when it succeeds, and lets the page fail after that', async () => {
  expect(await keepShown(() => Promise.resolve(['b', 'a']))).toEqual(['b', 'a']);
  await expect(failWith(new Error('offline'))).rejects.toThrow('offline');
});

it('lets another page fail', async () => {
  vi.stubGlobal('window', { location: { href: '/' } });
  await expect(failWith(new Error('offline'))).rejects.toThrow('offline');
});

it('lets redirects through', async () => {
  const redirect = { to: '/explore/list/articles' };
  await expect(failWith(redirect)).rejects.toBe(redirect);
});

it('lets a page fail on the server, which has no window', async () => {
  await keepShown(() => Promise.resolve());
  vi.unstubAllGlobals();
  await expect(failWith(new Error('HTTP error: 503'))).rejects.toThrow('503');
});
