import { expect, openPage, test, visitEventsOf, type VisitEvent } from '../visitor.ts';

const ofName = (events: readonly VisitEvent[], name: string) =>
  events.filter((one) => one['name'] === name);

test.describe('analytics of an unknown URL @phone', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test('a 404 page is sent as a goal event', async ({ page }) => {
    const events = visitEventsOf(page);
    await page.goto('/article/99999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden finnes ikke');
    await expect
      .poll(() => ofName(events, 'goal'))
      .toEqual([{ name: 'goal', page: 'article', language: 'no', document: 99999, goal: '404' }]);
  });
});

test('a page is counted once, with the printed code that led to it, which is not left in the URL @phone', async ({
  page,
}) => {
  const events = visitEventsOf(page);
  // A page that is left after more than three seconds sends their number, too.
  const views = () => ofName(events, 'pageview');
  await page.goto('/1001');
  const pageview = { name: 'pageview', page: 'article', language: 'no', document: 101 };
  await expect.poll(views).toEqual([{ ...pageview, code: '1001' }]);
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect.poll(views).toEqual([{ ...pageview, code: '1001' }, pageview]);
});

test('a visitor who opts out is not counted until they opt in again @phone', async ({ page }) => {
  await openPage(page, '/privacy');
  const counting = page.getByRole('switch', { name: 'La Varde telle besøk' });
  await counting.click();
  await expect(counting).not.toBeChecked();
  const events = visitEventsOf(page);
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
