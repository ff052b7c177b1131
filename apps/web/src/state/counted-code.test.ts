import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('#browser/site.ts', () => ({ publicSite: () => ({}) }));
// As in the browser's build.
vi.mock('@tanstack/react-start', () => ({
  createIsomorphicFn: () => ({ server: () => ({ client: (onClient: unknown) => onClient }) }),
}));

const replaceState = vi.fn<(state: unknown, title: string, url: string) => void>();

/** Imports the module as a newly opened page. */
async function open(hash = '') {
  vi.resetModules();
  const location = { pathname: '/article/101', search: '?c=60,5', hash };
  vi.stubGlobal('window', { location, history: { state: 'kept', replaceState } });
  return import('./counted-code.ts');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('takeCode', () => {
  it('returns a code for the page that it led to, and not for the next page', async () => {
    const { noteCode, takeCode } = await open();
    expect(takeCode()).toBeUndefined();
    noteCode('1001');
    expect([takeCode(), takeCode()]).toEqual(['1001', undefined]);
    noteCode('1002');
    expect(takeCode()).toBe('1002');
  });

  it.each([
    [9_999, '1001'],
    [10_000, undefined],
  ])('%i ms after a code was looked up returns %s', async (ms, code) => {
    const { noteCode, takeCode } = await open();
    noteCode('1001');
    vi.advanceTimersByTime(ms);
    expect(takeCode()).toBe(code);
  });
});

describe('takeCodeMark', () => {
  it('takes the code from the fragment of the URL, which it removes', async () => {
    const { takeCode, takeCodeMark } = await open('#code=museet-1');
    takeCodeMark();
    expect(takeCode()).toBe('museet-1');
    expect(replaceState).toHaveBeenCalledExactlyOnceWith('kept', '', '/article/101?c=60,5');
  });

  it.each(['', '#code=', '#code=a%20b', '#gid=1&pid=2', `#code=${'a'.repeat(65)}`])(
    'leaves the fragment %j alone',
    async (hash) => {
      const { takeCode, takeCodeMark } = await open(hash);
      takeCodeMark();
      expect(takeCode()).toBeUndefined();
      expect(replaceState).not.toHaveBeenCalled();
    },
  );
});
