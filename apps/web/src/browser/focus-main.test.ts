import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retainFocus } from './focus-main.ts';

const main = { focus: vi.fn() };
const focused = {};

function vanishing({ holdsFocus }: { holdsFocus: boolean }): HTMLElement {
  return { contains: (one: unknown) => holdsFocus && one === focused } as unknown as HTMLElement;
}

beforeEach(() => {
  vi.stubGlobal('document', {
    activeElement: focused,
    querySelector: (selector: string) => (selector === 'main' ? main : null),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  main.focus.mockReset();
});

it('retainFocus focuses the main part without scrolling when the focused element is removed', () => {
  const vanish = retainFocus(vanishing({ holdsFocus: true }));
  expect(main.focus).not.toHaveBeenCalled();
  vanish();
  expect(main.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

it('retainFocus does not move a focus that is elsewhere', () => {
  retainFocus(vanishing({ holdsFocus: false }))();
  expect(main.focus).not.toHaveBeenCalled();
});

it('retainFocus does nothing without an element', () => {
  retainFocus(null)();
  expect(main.focus).not.toHaveBeenCalled();
});
