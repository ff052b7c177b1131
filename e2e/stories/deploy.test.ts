/** Deploys with open pages: chunks not yet loaded are gone; a reload retains what was typed. */
import { startFaultProxy } from '../fault-proxy.ts';
import type { FaultProxy } from '../fault-proxy.ts';
import { answerButton, openBySign, post, start } from '../rebus-player.ts';
import { expect, hydrated, openPage, test as visitor } from '../visitor.ts';

const TARGET = `http://127.0.0.1:${process.env['STORY_PORT'] ?? 4390}`;

const test = visitor.extend<{ faultProxy: FaultProxy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
  faultProxy: async ({}, provide) => {
    const faultProxy = await startFaultProxy(TARGET);
    await provide(faultProxy);
    await faultProxy.close();
  },
  baseURL: ({ faultProxy }, provide) => provide(faultProxy.origin),
});

test.describe('a page that was opened before a deploy @phone', () => {
  test.use({ expectedErrors: [/status of 404|ChunkLoadError/] });

  test('a link leads to the next page', async ({ page, faultProxy }) => {
    await openPage(page, '/about');
    faultProxy.deploy();
    await page.getByRole('main').getByRole('link', { name: 'Finn museet' }).click();
    await expect(page).toHaveURL(/\/explore\/list\/museums$/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await hydrated(page);
    // From then on the new build runs, without further reloads.
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Museene Fjord og fjell/ })
      .click();
    await expect(page).toHaveURL(/\/@/);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  for (const path of ['/code', '/scan?rebus=401'])
    test(`${path} opens the code that was typed`, async ({ page, faultProxy }) => {
      await openPage(page, path);
      faultProxy.deploy();
      await page.getByRole('textbox', { name: 'Tallet på skiltet' }).fill('4011');
      await expect(page).toHaveURL(post(1));
      await expect(page.getByRole('heading', { level: 1, name: 'Fisketorget' })).toBeVisible();
    });

  test('a rebus post accepts the answer that was typed', async ({ page, faultProxy }) => {
    await start(page);
    await page.goto(post(1));
    await openBySign(page, 1);
    await page.getByLabel('Svaret ditt').fill('Sjømine');
    faultProxy.deploy();
    await answerButton(page).click();
    // The chunk of the dialog is gone: the result is shown without it.
    await expect(page.getByText('Du fikk 10 poeng.', { exact: false })).toBeVisible();
    await expect(page.getByText('Løst: 10 poeng')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Til post 2' }).click();
    await expect(page).toHaveURL(post(2));
    await expect(page.getByText('Åpner ikke posten seg?')).toBeVisible();
  });

  test('the search runs for what was typed', async ({ page, faultProxy }) => {
    await openPage(page, '/about');
    await page.getByRole('button', { name: 'Åpne menyen' }).click();
    const box = page.getByRole('dialog').getByRole('searchbox');
    await box.fill('stav');
    faultProxy.deploy();
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=stav$/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});

test('with 400 ms latency the page is readable before its script loads, and Back is immediate @phone', async ({
  page,
}) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const [offline, throughput] = [false, -1];
  await network.send('Network.emulateNetworkConditions', {
    offline,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.goto('/', { waitUntil: 'commit' });
  const row = page.getByRole('main').getByRole('link', { name: /^Museene Fjord og fjell/ });
  await expect(row).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined();
  await hydrated(page);
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: /Fjord og fjell/ })).toBeVisible();
  // No response: the previous page is still there.
  await page.route('**/api/v3/**', () => undefined);
  await page.goBack();
  await expect(row).toBeInViewport();
});
