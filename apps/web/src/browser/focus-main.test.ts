import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './focus-main.ts';

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
  const vanish = keepFocus(vanishing({ holdsFocus: true }));
  expect(main.focus).not.toHaveBeenCalled();
  vanish();
  expect(main.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

it('leaves the focus alone that is elsewhere', () => {
  keepFocus(vanishing({ holdsFocus: false }))();
  expect(main.focus).not.toHaveBeenCalled();
});

it('takes nothing away that was never there', () => {
  keepFocus(null)();
  expect(main.focus).not.toHaveBeenCalled();
});
