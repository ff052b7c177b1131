import { afterEach, expect, it, vi } from 'vitest';
import { buildMedia } from '#services/testing/build-document.ts';
import { toMediaPicture } from './picture.ts';

const site = vi.hoisted(() => ({ mediaHosts: { 'mm.example': 'ems.example' } }));
vi.mock('@tanstack/react-start', async (original) => ({
  ...(await original<object>()),
  getGlobalStartContext: () => site,
}));

afterEach(() => vi.restoreAllMocks());

it.each([
  ['https://mm.example/image/01', 'https://ems.example/image/01'],
  ['https://other.example/image/01', 'https://other.example/image/01'],
  ['/media/image/abc', '/media/image/abc'],
])('shows the picture %s from %s', (url, address) => {
  expect(toMediaPicture(buildMedia({ url }), 'no')?.url).toBe(address);
});
