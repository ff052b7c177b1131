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
