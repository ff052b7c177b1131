import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageWatch } from './page-watch.ts';

let events: string[];
const open = () =>
  createPageWatch<string>({
    onSeen: (page) => events.push(`seen ${page}`),
    onEngaged: (page, seconds, again) =>
      events.push(`${page} ${seconds} s${again ? ' again' : ''}`),
  });

/** A page that is visible from its start. */
function read(page: string) {
  const watch = open();
  watch.start(page);
  watch.setVisible(true);
  return watch;
}

beforeEach(() => {
  events = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('page watch', () => {
  it('reports a page as seen after 100 ms of visibility', () => {
    read('a');
    vi.advanceTimersByTime(99);
    expect(events).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(events).toEqual(['seen a']);
  });

  it('does not report a hidden page as seen', () => {
    const watch = open();
    watch.start('a');
    vi.advanceTimersByTime(60_000);
    watch.setVisible(true);
    vi.advanceTimersByTime(50);
    watch.setVisible(false);
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual([]);
  });

  it('does not report a page left within 100 ms, but the next one', () => {
    const watch = open();
    watch.setVisible(true);
    watch.start('a');
    vi.advanceTimersByTime(60);
    watch.start('b');
    vi.advanceTimersByTime(100);
    expect(events).toEqual(['seen b']);
  });

  it.each([
    [2_999, []],
    [3_000, ['a 3 s']],
    [90_400, ['a 90 s']],
    [10 * 3_600_000, ['a 3600 s']],
  ])('reports for %i ms of reading %j when the page is left', (ms, expected) => {
    const watch = read('a');
    vi.advanceTimersByTime(ms);
    watch.start('b');
    expect(events).toEqual(['seen a', ...expected]);
  });

  it('sums visible time only, and reports each second once', () => {
    const watch = open();
    watch.start('a');
    for (const [visible, hidden] of [
      [2_000, 60_000],
      [1_500, 60_000],
      [1_000, 0],
      [4_000, 0],
    ] as const) {
      watch.setVisible(true);
      vi.advanceTimersByTime(visible);
      watch.setVisible(false);
      vi.advanceTimersByTime(hidden);
    }
    expect(events).toEqual(['seen a', 'a 4 s', 'a 5 s again']);
  });

  it('reports once for repeated hidden events', () => {
    const watch = read('a');
    vi.advanceTimersByTime(5_000);
    watch.setVisible(false);
    watch.setVisible(false);
    expect(events).toEqual(['seen a', 'a 5 s']);
  });
});
