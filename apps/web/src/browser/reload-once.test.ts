import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOnline } from './network.ts';
import { canReload, reloadWith, reloadOnce } from './reload-once.ts';

vi.mock(import('./network.ts'), async (original) => ({
  ...(await original()),
  isOnline: vi.fn<() => boolean>(),
}));

const HREF = 'https://varde.example/scan?rebus=401';
const reload = vi.fn<() => void>();
const assign = vi.fn<(url: string) => void>();

function openPage({ online = true, closed = false } = {}) {
  const entries = new Map<string, string>();
  const refuse = () => {
    throw new Error('closed');
  };
  vi.mocked(isOnline).mockReturnValue(online);
  vi.stubGlobal('window', { location: { reload, assign, href: HREF } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: closed ? refuse : (key: string, value: string) => void entries.set(key, value),
  });
}

beforeEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  assign.mockClear();
});

describe('loading the page anew', () => {
  it('is done once for a build, and again for the next one', () => {
    openPage();
    reloadOnce('first');
    reloadOnce('first');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(canReload('first')).toBe(false);
    reloadOnce('second');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['without a network', { online: false }],
    ['where it could not be remembered', { closed: true }],
  ])('is not done %s', (_title, page) => {
    openPage(page);
    reloadOnce('first');
    expect(reload).not.toHaveBeenCalled();
  });

  it('goes to an address that keeps what was typed, and counts as the one time', () => {
    openPage();
    expect(reloadWith('code', '1001', 'first')).toBe(true);
    expect(assign).toHaveBeenCalledWith(`${HREF}&code=1001`);
    expect(reloadWith('code', '1001', 'first')).toBe(false);
    reloadOnce('first');
    expect(reload).not.toHaveBeenCalled();
  });
});
