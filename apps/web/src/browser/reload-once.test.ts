import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOnline } from './network.ts';
import { stubStorage } from './testing/stub-storage.ts';
import { canReload, reloadWith, reloadOnce } from './reload-once.ts';

vi.mock(import('./network.ts'), async (original) => ({
  ...(await original()),
  isOnline: vi.fn<() => boolean>(),
}));

const HREF = 'https://varde.example/scan?rebus=401';
const reload = vi.fn<() => void>();
const assign = vi.fn<(url: string) => void>();

function openPage({ online = true, closed = false } = {}) {
  vi.mocked(isOnline).mockReturnValue(online);
  vi.stubGlobal('window', { location: { reload, assign, href: HREF } });
  stubStorage(undefined, 'sessionStorage');
  if (closed)
    sessionStorage.setItem = () => {
      throw new Error('closed');
    };
}

beforeEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  assign.mockClear();
});

describe('reloadOnce', () => {
  it('reloads once for each build', () => {
    openPage();
    reloadOnce('first');
    reloadOnce('first');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(canReload('first')).toBe(false);
    reloadOnce('second');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['when offline', { online: false }],
    ['when storage is blocked', { closed: true }],
  ])('does not reload %s', (_title, page) => {
    openPage(page);
    reloadOnce('first');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloadWith reloads a URL with the input, which counts as the one reload', () => {
    openPage();
    expect(reloadWith('code', '1001', 'first')).toBe(true);
    expect(assign).toHaveBeenCalledWith(`${HREF}&code=1001`);
    expect(reloadWith('code', '1001', 'first')).toBe(false);
    reloadOnce('first');
    expect(reload).not.toHaveBeenCalled();
  });
});
