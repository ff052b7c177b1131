import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../visitor.ts';

type VisitEvent = Readonly<Record<string, unknown>>;

function listen(page: Page): VisitEvent[] {
  const events: VisitEvent[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/visits')
      events.push(JSON.parse(request.postData() ?? '{}') as VisitEvent);
  });
  return events;
}

const ofName = (events: readonly VisitEvent[], name: string) =>
  events.filter((one) => one['name'] === name);

test('a visible page is counted once, with kind, document and language @phone', async ({
  page,
}) => {
  const events = listen(page);
  await page.goto('/article/101');
  await expect
    .poll(() => events)
    .toEqual([{ name: 'pageview', page: 'article', language: 'no', document: 101 }]);
  await page.goto('/explore/list/museums');
  await expect
    .poll(() => events.slice(1))
    .toEqual([{ name: 'pageview', page: 'explore', language: 'no' }]);
});

test('the visible time of a page is sent when it is left, from 3 s on @phone', async ({ page }) => {
  const events = listen(page);
  await page.clock.install();
  await openPage(page, '/article/101');
  await expect.poll(() => ofName(events, 'pageview')).toHaveLength(1);
  await page.clock.fastForward(40_000);
  await page.getByRole('link', { name: 'Utforsk' }).first().click();
  await expect(page).toHaveURL(/\/explore/);
  await expect.poll(() => ofName(events, 'engagement')).toHaveLength(1);
  const [{ seconds, ...engagement } = {}] = ofName(events, 'engagement');
  expect(engagement).toEqual({
    name: 'engagement',
    page: 'article',
    language: 'no',
    document: 101,
  });
  expect(seconds).toBeGreaterThanOrEqual(40);
  expect(seconds).toBeLessThan(70);
});

test('the time in which a page is hidden does not count @phone', async ({ page }) => {
  const events = listen(page);
  await page.clock.install();
  await page.goto('/article/101');
  await expect.poll(() => ofName(events, 'pageview')).toHaveLength(1);
  const cover = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await page.clock.fastForward(5_000);
  await cover('hidden');
  await expect.poll(() => ofName(events, 'engagement')).toHaveLength(1);
  await page.clock.fastForward(3_600_000);
  await cover('visible');
  await page.clock.fastForward(7_000);
  await cover('hidden');
  await expect.poll(() => ofName(events, 'engagement')).toHaveLength(2);
  const [first, second] = ofName(events, 'engagement');
  expect(first).not.toHaveProperty('again');
  expect(second).toHaveProperty('again', true);
  expect(second?.['seconds']).toBeLessThan(30);
});

test.describe('analytics of an unknown URL @phone', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test('a 404 page is sent as a goal event', async ({ page }) => {
    const events = listen(page);
    await page.goto('/article/99999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden finnes ikke');
    await expect
      .poll(() => ofName(events, 'goal'))
      .toEqual([{ name: 'goal', page: 'article', language: 'no', document: 99999, goal: '404' }]);
  });
});

test('a printed code is counted with its page, and not left in the URL @phone', async ({
  page,
}) => {
  const events = listen(page);
  await page.goto('/1001');
  await expect.poll(() => ofName(events, 'pageview')).toHaveLength(1);
  expect(events[0]).toMatchObject({ code: '1001' });
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect.poll(() => ofName(events, 'pageview')).toHaveLength(2);
  expect(events[1]).not.toHaveProperty('code');
});

test('a visitor who opts out is not counted until they opt in again @phone', async ({ page }) => {
  await openPage(page, '/privacy');
  const counting = page.getByRole('switch', { name: 'La Varde telle besøk' });
  await counting.click();
  await expect(counting).not.toBeChecked();
  const events = listen(page);
  await page.clock.install();
  await openPage(page, '/article/101');
  await page.clock.fastForward(10_000);
  await openPage(page, '/privacy');
  await page.clock.fastForward(10_000);
  expect(events).toEqual([]);
  await counting.click();
  await page.goto('/article/101');
  // Nothing of the time before opting in is sent either.
  await expect.poll(() => events.at(-1)).toMatchObject({ name: 'pageview', document: 101 });
});

test('the preview is not counted, and Google Analytics is not offered where it is not configured @phone', async ({
  page,
}) => {
  const events = listen(page);
  await page.clock.install();
  await openPage(page, '/preview');
  await page.clock.fastForward(10_000);
  await page.goto('/privacy');
  await expect.poll(() => events.length).toBeGreaterThan(0);
  expect(events.map(({ page: where }) => where)).toEqual(['privacy']);
  await expect(page.getByRole('switch', { name: /Google/ })).toHaveCount(0);
});
