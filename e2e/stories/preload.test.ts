import {
  expect,
  linkTo,
  openPage,
  requestsOf,
  setNetworkRating,
  test,
  visitEventsOf,
} from '../visitor.ts';

test('the page of a link in view is loaded while the visitor reads, which is no visit, and opens without another request @phone', async ({
  page,
}) => {
  const requests = requestsOf(page);
  const to = (path: string) => requests.filter((url) => new URL(url).pathname.startsWith(path));
  const events = visitEventsOf(page);
  const pagesViewed = () =>
    events.filter(({ name }) => name === 'pageview').map((one) => one['page']);
  await setNetworkRating(page, { effectiveType: '4g' });
  await openPage(page, '/explore/list/articles');
  await expect.poll(() => to('/api/v3/documents/104')).toHaveLength(1);
  await expect.poll(pagesViewed).toEqual(['explore']);
  requests.length = 0;
  await linkTo(page, /^Bergkunsten i Alta/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bergkunsten i Alta' })).toBeVisible();
  await expect.poll(pagesViewed).toEqual(['explore', 'article']);
  expect([...to('/api/v3/documents/104'), ...to('/assets/article')]).toEqual([]);
});

const LISTS = [
  ['a presentation', '/explore/list/presentations', '/group/'],
  ['a rebus', '/explore/list/rebus', '/rebus/'],
  ['a museum', '/explore/list/museums', '/@'],
] as const;

for (const [what, list, start] of LISTS)
  test(`${what} that is loaded ahead opens without a placeholder @phone`, async ({ page }) => {
    const requests = requestsOf(page);
    await setNetworkRating(page, { effectiveType: '4g' });
    await openPage(page, list);
    const links = page.getByRole('main').getByRole('listitem').locator(`a[href^="${start}"]`);
    const [first, next] = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    // One after another: the first is complete once the next begins.
    const ofNext = new RegExp(`[/=]${next?.split(/[/@]/).at(-1)}(?:\\?|$)`);
    await expect.poll(() => requests.filter((url) => ofNext.test(url))).not.toEqual([]);
    await page.evaluate(() => {
      const { body } = document;
      new MutationObserver(() => {
        if (document.querySelector('main [aria-busy=true]')) body.dataset['waited'] = '';
      }).observe(body, { childList: true, subtree: true });
    });
    await links.first().click();
    await expect(page).toHaveURL((url) => url.pathname === first);
    await expect(page.getByRole('main').getByRole('article')).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-waited');
  });
