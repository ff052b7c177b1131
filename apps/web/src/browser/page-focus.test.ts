import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreLinkFocus, rememberLink } from './page-focus.ts';

/** A link at a distance from the top of a viewport 800 pixels high. */
function linkAt(top: number) {
  const link = {
    focus: vi.fn(),
    scrollIntoView: vi.fn(),
    closest: () => link as unknown,
    getAttribute: () => '/article/1',
    getBoundingClientRect: () => ({ top, bottom: top + 100 }),
  };
  return link;
}

const main = { focus: vi.fn() };
const page = { activeElement: undefined as unknown, links: [] as unknown[] };

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('window', { innerHeight: 800 });
  vi.stubGlobal('document', {
    get activeElement() {
      return page.activeElement;
    },
    querySelector: () => main,
    querySelectorAll: (selector: string) =>
      selector === 'main a[href="/article/1"]' ? page.links : [],
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  main.focus.mockReset();
});

it('restoreLinkFocus focuses the link by which the page was left, among several with the same URL', () => {
  page.links = [linkAt(100), linkAt(300)];
  page.activeElement = page.links[1];
  rememberLink('visit 1');
  const again = [linkAt(100), linkAt(300)] as const;
  page.links = [...again];
  restoreLinkFocus('visit 1');
  expect(again[1].focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(again[1].scrollIntoView).not.toHaveBeenCalled();
  expect(again[0].focus).not.toHaveBeenCalled();
  expect(main.focus).not.toHaveBeenCalled();
});

it('restoreLinkFocus scrolls to the link if it is outside the viewport', () => {
  const link = linkAt(900);
  page.links = [link];
  page.activeElement = link;
  rememberLink('visit 2');
  restoreLinkFocus('visit 2');
  expect(link.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
});

it('restoreLinkFocus focuses the main part of a new page, or if the link is gone', () => {
  page.links = [linkAt(100)];
  page.activeElement = page.links[0];
  rememberLink('visit 3');
  restoreLinkFocus('another visit');
  expect(main.focus).toHaveBeenCalledOnce();
  page.links = [];
  restoreLinkFocus('visit 3');
  expect(main.focus).toHaveBeenCalledTimes(2);
});

it('rememberLink forgets the link when the page is left by other means', () => {
  page.links = [linkAt(100)];
  page.activeElement = page.links[0];
  rememberLink('visit 4');
  page.activeElement = null;
  rememberLink('visit 4');
  restoreLinkFocus('visit 4');
  expect(main.focus).toHaveBeenCalledOnce();
});
