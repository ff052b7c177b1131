import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFastNetwork } from './network.ts';

/** A visit whose first byte arrived after so many milliseconds. */
function visit(connection: object | undefined, waited: number, onLine = true): void {
  vi.stubGlobal('navigator', { onLine, ...(connection && { connection }) });
  const times = { requestStart: 40, responseStart: 40 + waited };
  const entry = times as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

afterEach(() => vi.unstubAllGlobals());

describe('a network is fast', () => {
  it.each([
    ['4g', { effectiveType: '4g', saveData: false }, 900, true],
    ['3g', { effectiveType: '3g', saveData: false }, 20, false],
    ['4g, saving data', { effectiveType: '4g', saveData: true }, 20, false],
    ['not rated by the browser, with an early first byte', undefined, 270, true],
    ['not rated by the browser, with a late first byte', undefined, 271, false],
    ['a page from the cache, whose time says nothing', undefined, 0, false],
  ] as const)('%s', (_, connection, waited, expected) => {
    visit(connection, waited);
    expect(isFastNetwork()).toBe(expected);
  });

  it('never offline', () => {
    visit({ effectiveType: '4g' }, 20, false);
    expect(isFastNetwork()).toBe(false);
  });
});
