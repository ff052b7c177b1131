/** The site without a network: a rebus played to its end, a presentation read, and a page that is not stored. */
import { expect, type Page } from '@playwright/test';
import { SOON, housesOn } from '../drawn-houses.ts';
import { cut, mend, test } from '../kept-browser.ts';
import { REBUS, dialog, openBySign, post, solve, start } from '../rebus-player.ts';
import { accessibilityFaults, openPage } from '../visitor.ts';

/** A pack is a hundred requests, and a browser is started three times. */
test.describe.configure({ timeout: 180_000 });

const GROUP = '/group/302';
const STORED = /Lagret på enheten \(\d/;

const isStored = (page: Page) => expect(page.getByText(STORED)).toBeVisible({ timeout: 60_000 });
/** From a page that has just been opened, to the next post. */
async function play(page: Page, nr: number): Promise<void> {
  await page.goto(post(nr));
  await openBySign(page, nr);
  await solve(page, nr);
  await expect(dialog(page)).toBeVisible();
}

test('a rebus is played to its end after the network is cut, though the browser is closed twice', async ({
  gate,
  kept,
}) => {
  await start(kept.page);
  await isStored(kept.page);
  await cut(gate, kept);

  await play(kept.page, 1);
  await kept.page.reload();
  await expect(kept.page.getByText('Løst: 10 poeng')).toBeVisible();

  await kept.restart();
  await kept.context.setOffline(true);
  await play(kept.page, 2);
  // On through the pages without loading them anew, as one does who walks.
  await dialog(kept.page).getByRole('button', { name: 'Til post 3' }).click();
  await expect(kept.page).toHaveURL(post(3));
  await openPage(kept.page, '/code');
  await kept.page.getByRole('textbox', { name: 'Tallet på skiltet' }).fill('4013');
  await expect(kept.page).toHaveURL(post(3));
  await solve(kept.page, 3);
  await expect(dialog(kept.page)).toBeVisible();

  await kept.restart();
  // Now it is the server alone that nobody reaches.
  await play(kept.page, 4);
  await kept.page.goto(`${REBUS}/list`);
  const rows = kept.page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: 'Løst' })).toHaveCount(4);
  await play(kept.page, 5);
  await dialog(kept.page).getByRole('button', { name: 'Se resultatet' }).click();
  await expect(kept.page.getByText('60 av 60 poeng')).toBeVisible();
});

test('the map with its streets, and the pictures of a stored rebus are there without a network', async ({
  gate,
  kept,
}) => {
  await start(kept.page);
  await isStored(kept.page);
  await cut(gate, kept);
  const failed: string[] = [];
  kept.page.on('requestfailed', (request) => failed.push(request.url()));
  await kept.page.goto(`${REBUS}/map`);
  await expect(kept.page.locator('[data-status=ready] canvas')).toBeVisible({ timeout: 30_000 });
  await expect.poll(async () => housesOn(kept.page), SOON).toBeGreaterThan(0.002);
  expect(failed.filter((address) => /basemap|assets/.test(address))).toEqual([]);
  await kept.page.goto(REBUS);
  const picture = kept.page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
});

test('a presentation is saved after its size is told, read without a network, and removed', async ({
  gate,
  kept,
}) => {
  await openPage(kept.page, GROUP);
  await kept.page.getByRole('button', { name: 'Lagre for bruk uten nett' }).click();
  await expect(kept.page.getByText(/Omtrent \d[\d,]* MB lagres på enheten/)).toBeVisible();
  await kept.page.getByRole('button', { name: 'Lagre', exact: true }).click();
  await isStored(kept.page);

  await cut(gate, kept);
  await kept.restart();
  await kept.context.setOffline(true);
  await kept.page.goto(GROUP);
  const stop = kept.page.getByRole('main').locator(`a[href^="${GROUP}/article/"]`).first();
  const name = (await stop.innerText()).trim().split('\n')[0] ?? '';
  await stop.click();
  await expect(kept.page).toHaveURL(/\/article\//);
  await expect(kept.page.getByRole('heading', { level: 1 })).toBeVisible();
  await kept.page.reload();
  await expect(kept.page.getByRole('heading', { level: 1 })).not.toHaveText('Du er uten nett');
  expect(name).not.toBe('');

  await kept.page.goto('/privacy');
  const row = kept.page.getByRole('listitem').filter({ hasText: /MB, lagret/ });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Fjern/ }).click();
  await expect(row).toHaveCount(0);
  await kept.page.goto(GROUP);
  await expect(kept.page.getByRole('heading', { level: 1 })).toHaveText('Du er uten nett');
});

test('a page that is not stored says so, and leads to what is', async ({ gate, kept }) => {
  await start(kept.page);
  await isStored(kept.page);
  await cut(gate, kept);
  await kept.page.goto('/article/101');
  await expect(kept.page.getByRole('heading', { level: 1 })).toHaveText('Du er uten nett');
  expect(await accessibilityFaults(kept.page)).toEqual([]);
  await kept.page.getByRole('link', { name: 'Rundt Bryggen' }).click();
  await expect(kept.page.getByText('0 av 5 poster løst')).toBeVisible();
  await kept.page.goto('/article/101');
  await mend(gate, kept);
  await kept.page.getByRole('link', { name: 'Prøv igjen' }).click();
  await expect(kept.page.getByRole('heading', { level: 1 })).toHaveText('Urnes stavkirke');
});

test('what was broken off goes on where it was', async ({ gate, kept }) => {
  gate.refuse(/^\/media\//);
  await start(kept.page);
  await expect(kept.page.getByText('Vi fikk ikke lagret alt.', { exact: false })).toBeVisible({
    timeout: 60_000,
  });
  gate.refuse(undefined);
  gate.asked.length = 0;
  // Another one, above, asks for the position.
  await kept.page.getByRole('button', { name: 'Prøv igjen' }).last().click();
  await isStored(kept.page);
  // Its pages had come before.
  expect(gate.asked.filter((address) => address.startsWith(`${REBUS}/`))).toEqual([]);
  expect(gate.asked.filter((address) => address.startsWith('/media/')).length).toBeGreaterThan(0);
});

test('a device without room is told so, and nothing is kept by halves', async ({ gate, kept }) => {
  await openPage(kept.page, GROUP);
  // On the page itself: a bound that is set before it opens does not always hold.
  const device = await kept.context.newCDPSession(kept.page);
  await device.send('Storage.overrideQuotaForOrigin', { origin: gate.origin, quotaSize: 500_000 });
  await kept.page.getByRole('button', { name: 'Lagre for bruk uten nett' }).click();
  await kept.page.getByRole('button', { name: 'Lagre', exact: true }).click();
  await expect(kept.page.getByText('Det er ikke plass på enheten.', { exact: false })).toBeVisible({
    timeout: 30_000,
  });
  const halves = async () =>
    (await kept.page.evaluate(() => window.caches.keys())).filter((name) =>
      /^varde-(?:files|pack) /.test(name),
    );
  await expect.poll(halves).toEqual([]);
});

/** The build that a stored rebus belongs to. */
const buildOf = (page: Page) =>
  page.evaluate(async () => {
    const list = await caches.open('varde-packs');
    const answer = await list.match('/offline/packs.json');
    return ((await answer?.json()) as { packs: { build: string }[] } | undefined)?.packs[0]?.build;
  });

test('a new build takes the place of a stored one only when it is whole', async ({
  gate,
  kept,
}) => {
  await start(kept.page);
  await isStored(kept.page);
  const before = await buildOf(kept.page);

  // Of the build before the server has nothing more; the new one cannot be had whole: a picture does not come.
  gate.deploy();
  gate.refuse(/^\/media\//);
  gate.asked.length = 0;
  await kept.page.goto(REBUS);
  const isAsked = () => gate.asked.some((address) => address.startsWith('/media/'));
  await expect.poll(isAsked, { timeout: 60_000 }).toBe(true);
  await expect.poll(() => gate.asked.includes('/offline-build.json')).toBe(true);
  expect(await buildOf(kept.page)).toBe(before);
  await cut(gate, kept);
  await play(kept.page, 1);

  // A page from the store does not meet another version of the API: it is loaded anew.
  await mend(gate, kept);
  gate.refuse(undefined);
  await kept.page.goto(REBUS);
  await expect.poll(() => buildOf(kept.page), { timeout: 60_000 }).toBe(`next-${before}`);
  const caches = await kept.page.evaluate(() => window.caches.keys());
  expect(caches.filter((name) => /^varde-(?:files|pack) /.test(name))).toHaveLength(2);
  await cut(gate, kept);
  await play(kept.page, 2);
});
