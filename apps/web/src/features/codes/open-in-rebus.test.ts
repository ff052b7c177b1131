import { expect, it, vi } from 'vitest';
import { openInRebus } from './open-in-rebus.ts';
import { openAnywhere } from './resolve-code.ts';

vi.mock('./resolve-code.ts', () => ({ openAnywhere: vi.fn() }));
vi.mock('#features/rebus/page/lazy-game.tsx', () => ({}));
vi.mock('#state/device-stores.ts', () => ({}));
vi.mock('#browser/service-worker.ts', () => ({}));

it.each([
  ['of a post of it', '/rebus/7/post/4011?code=4011', true],
  ['of the rebus itself', '/rebus/7', true],
  ['of one whose number begins alike', '/rebus/71/post/4011', false],
  ['of another rebus', '/rebus/8/post/4011', false],
  ['of an article', '/article/101', false],
])(
  'without script, a code %s opens in the rebus or is another’s: %s',
  async (_what, href, opens) => {
    vi.mocked(openAnywhere).mockResolvedValue({ status: 'found', href });
    const expected = opens ? { status: 'found', href } : { status: 'wrong-scope' };
    expect(await openInRebus('4011', 7)).toEqual(expected);
  },
);
