/** Keyboard navigation, which fails wherever the focus is not visible. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** No page of the demo has more. */
const MAX_TAB_STOPS = 160;

/** Presses `Tab` (or `Shift+Tab`) until `locator` has the focus, which must always be visible. */
export async function tabTo(
  page: Page,
  locator: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  // A target may be replaced meanwhile, such as a static map by the live one.
  const state = () => locator.first().evaluate(focusState);
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    await page.keyboard.press(key);
    const { violation, isTarget } = await state();
    // Most stops are visible at once; the tab bar or a scrolling row takes a moment.
    if (violation !== '') await expect.poll(async () => (await state()).violation).toBe('');
    if (isTarget) return;
  }
  throw new Error(`${String(locator)} is not reachable by keyboard`);
}

export async function activate(
  page: Page,
  locator: Locator,
  key?: 'Tab' | 'Shift+Tab',
): Promise<void> {
  await tabTo(page, locator, key);
  await page.keyboard.press('Enter');
}

/** Waits for a page with this heading and the focus in its main landmark or dialog. */
export async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main, dialog') !== null))
    .toBe(true);
}

interface FocusState {
  /** Empty when the focus is visible and not obscured (WCAG 2.4.7, 2.4.11). */
  readonly violation: string;
  readonly isTarget: boolean;
}

/** Runs in the page. */
function focusState(target: Element): FocusState {
  const focused = document.activeElement;
  const isTarget = focused !== null && focused === target;
  const found = (violation: string) => ({ violation, isTarget });
  // The browser's own toolbars, between the last tab stop and the first.
  if (!focused || focused === document.body || focused.matches('main')) return found('');
  const name = `${focused.tagName} ${(focused.textContent || focused.ariaLabel) ?? ''}`.slice(
    0,
    60,
  );
  const { left, top, width, height } = focused.getBoundingClientRect();
  const pointAt = (part: number) => [left + width * part, top + height / 2] as const;
  const isSeen = [pointAt(0.1), pointAt(0.5), pointAt(0.9)].every(([x, y]) => {
    const element = document.elementFromPoint(x, y);
    return element !== null && (focused.contains(element) || element.contains(focused));
  });
  if (!isSeen) return found(`${name} is hidden`);
  const around = [focused.parentElement, focused.parentElement?.parentElement];
  const hasOutline = [focused, ...focused.children, ...around].some((element) => {
    return element && getComputedStyle(element).outlineStyle !== 'none';
  });
  return found(hasOutline ? '' : `${name} does not show the focus`);
}
