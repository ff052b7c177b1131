/** A visitor who has a keyboard only: goes from stop to stop, and fails where the focus cannot be seen. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** No page of the demo has more. */
const MOST_STOPS = 160;

/** Goes on with `Tab` (or back, with `Shift+Tab`) until the focus is on `wanted`; every stop on the way must be seen. */
export async function walkTo(
  page: Page,
  locator: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const target = await locator.first().elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key);
    // Most stops are seen at once; a bar that comes back, or a strip that moves, takes a moment.
    if ((await page.evaluate(focusViolation)) !== '')
      await expect.poll(() => page.evaluate(focusViolation)).toBe('');
    if (await page.evaluate((element) => element === document.activeElement, target)) return;
  }
  throw new Error(`The keyboard does not come to ${String(locator)}`);
}

/** Goes to a link or button and presses it. */
export async function activate(
  page: Page,
  locator: Locator,
  key?: 'Tab' | 'Shift+Tab',
): Promise<void> {
  await walkTo(page, locator, key);
  await page.keyboard.press('Enter');
}

/** The page has changed, says so in its heading, and the keyboard goes on from its main part or what was pressed in it. */
export async function arrivedAt(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main, dialog') !== null))
    .toBe(true);
}

/** Empty when what has the focus shows it, and is not beneath something else (WCAG 2.4.7, 2.4.11). Runs in the page. */
function focusViolation(): string {
  const focused = document.activeElement;
  // The browser's own bars, between the last stop and the first.
  if (!focused || focused === document.body || focused.matches('main')) return '';
  const name = `${focused.tagName} ${(focused.textContent || focused.ariaLabel) ?? ''}`.slice(
    0,
    60,
  );
  const { left, top, width, height } = focused.getBoundingClientRect();
  const middle = (part: number) => [left + width * part, top + height / 2] as const;
  const isSeen = [middle(0.1), middle(0.5), middle(0.9)].every(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (focused.contains(there) || there.contains(focused));
  });
  if (!isSeen) return `${name} is hidden`;
  const around = [focused.parentElement, focused.parentElement?.parentElement];
  const shows = [focused, ...focused.children, ...around].some((element) => {
    return element && getComputedStyle(element).outlineStyle !== 'none';
  });
  return shows ? '' : `${name} does not show the focus`;
}
