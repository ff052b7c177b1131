/** Reading without a network what was stored on the device; offline.test.ts has the rest. */
import { startFaultProxy, type FaultProxy } from '../fault-proxy.ts';
import { expect, linkTo, openPage, test as visitor } from '../visitor.ts';

/** Of the media pack, whose presentation is small. */
const TARGET = process.env['STORY_MEDIA_URL'] ?? '';
const GROUP = '/group/21';

const test = visitor.extend<{ faultProxy: FaultProxy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
  faultProxy: async ({}, provide) => {
    const faultProxy = await startFaultProxy(TARGET);
    await provide(faultProxy);
    await faultProxy.close();
  },
  baseURL: ({ faultProxy }, provide) => provide(faultProxy.origin),
});

test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load|net::ERR/] });

test('a stored presentation and its articles can be read without a network @phone @engines', async ({
  page,
  faultProxy,
}) => {
  await openPage(page, GROUP);
  await page.getByRole('button', { name: 'Lagre for bruk uten nett' }).click();
  await page.getByRole('button', { name: 'Lagre', exact: true }).click();
  await expect(page.getByText(/Lagret på enheten \(\d/)).toBeVisible();
  await faultProxy.close();
  await openPage(page, GROUP);
  await linkTo(page, 'Kirkeklokka').click();
  const title = page.getByRole('heading', { level: 1, name: 'Kirkeklokka' });
  const player = page.getByRole('main').getByRole('button', { name: /^Lytt/ });
  await expect(title).toBeVisible();
  // Its script is loaded: left before, Firefox reports an error.
  await expect(player).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  await expect(player).toBeVisible();
});
