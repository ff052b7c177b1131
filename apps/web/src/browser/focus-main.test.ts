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

it('moves the focus to the main part when what has it vanishes, without scrolling', () => {
  const vanish = retainFocus(vanishing({ holdsFocus: true }));
  expect(main.focus).not.toHaveBeenCalled();
  vanish();
  expect(main.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

it('leaves the focus alone that is elsewhere', () => {
  retainFocus(vanishing({ holdsFocus: false }))();
  expect(main.focus).not.toHaveBeenCalled();
});

it('takes nothing away that was never there', () => {
  retainFocus(null)();
  expect(main.focus).not.toHaveBeenCalled();
});
