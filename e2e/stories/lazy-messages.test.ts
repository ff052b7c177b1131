import { expect, openPage, test } from '../visitor.ts';

const MESSAGES = '**/assets/*.json';

test.use({ expectedErrors: [/Failed to load resource|ChunkLoadError/] });

for (const [path, late] of [
  ['/', 'Velg et sted selv'],
  ['/explore/list/articles', 'Velg et sted selv'],
  ['/group/302', 'Lagre for bruk uten nett'],
  ['/article/120', 'Lås opp'],
] as const)
  test(`${path} stands although words that come after it do not, and has them when they come`, async ({
    page,
  }) => {
    const requests: string[] = [];
    await page.route(MESSAGES, (route) => {
      requests.push(route.request().url());
      // The page's own words come first.
      return requests.at(-1) === requests[0]
        ? route.continue()
        : route.abort('internetdisconnected');
    });
    const missed = page.waitForEvent('requestfailed', (one) => one.url().endsWith('.json'));
    await openPage(page, path);
    const title = await page.getByRole('heading', { level: 1 }).elementHandle();
    await missed;
    await page.unroute(MESSAGES);
    const main = page.getByRole('main');
    const again = main.getByRole('button', { name: 'Prøv igjen' });
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(main.getByRole('button', { name: late })).toBeEnabled({ timeout: 2_000 });
    }).toPass();
    expect(await title?.evaluate((heading) => heading.isConnected)).toBe(true);
    // Whoever waits for words must not ask for them without end.
    expect(requests.length).toBeLessThan(5);
  });
