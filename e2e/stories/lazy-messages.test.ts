import { expect, openPage, test } from '../visitor.ts';

const MESSAGES = '**/assets/*.json';

test.use({ expectedErrors: [/Failed to load resource|ChunkLoadError/] });

test('a server-rendered page is shown without lazy messages, and has them once they load @phone', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route(MESSAGES, (route) => {
    requests.push(route.request().url());
    // The messages of the page itself are requested first.
    return requests.at(-1) === requests[0] ? route.continue() : route.abort('internetdisconnected');
  });
  const requestFailed = page.waitForEvent('requestfailed', (one) => one.url().endsWith('.json'));
  await openPage(page, '/group/302');
  const title = await page.getByRole('heading', { level: 1 }).elementHandle();
  await requestFailed;
  await page.unroute(MESSAGES);
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Prøv igjen' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(main.getByRole('button', { name: 'Lagre for bruk uten nett' })).toBeEnabled({
      timeout: 2_000,
    });
  }).toPass();
  expect(await title?.evaluate((heading) => heading.isConnected)).toBe(true);
  // A failure must not be retried endlessly.
  expect(requests.length).toBeLessThan(5);
});
