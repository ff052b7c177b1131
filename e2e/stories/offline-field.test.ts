/** A rebus in the field, from the device alone: the signs, a large one, and one that its museum has changed. */
import { expect, type Page } from '@playwright/test';
import { cut, test } from '../kept-browser.ts';
import { REBUS, answerButton, post, start } from '../rebus-player.ts';

test.describe.configure({ timeout: 120_000 });

const isStored = (page: Page) =>
  expect(page.getByText(/Lagret på enheten \(\d/)).toBeVisible({ timeout: 60_000 });

test.describe('with the camera', () => {
  test.use({ cameraSees: '/4011' });

  test('a sign opens its post without a network', async ({ gate, kept }) => {
    await start(kept.page);
    await isStored(kept.page);
    await cut(gate, kept);
    await kept.page.goto('/scan');
    await expect(kept.page).toHaveURL(post(1), { timeout: 20_000 });
    await expect(answerButton(kept.page)).toBeVisible();
  });
});

test('a large rebus is stored when the visitor wants it, and is not asked about again', async ({
  gate,
  kept,
}) => {
  const told = 'Rebusen er stor: omtrent';
  // One of its files is 25 MB, as the server tells.
  gate.rewrite(/offline-build/, (text) => text.replace(/",\d+\]/, '",25000000]'));
  await start(kept.page);
  await expect(kept.page.getByText(told, { exact: false })).toBeVisible({ timeout: 30_000 });
  expect(gate.asked.filter((address) => address.startsWith(`${REBUS}/post`))).toEqual([]);
  await kept.page.getByRole('button', { name: 'Ikke nå' }).click();
  const goOn = kept.page.getByRole('button', { name: 'Fortsett' });
  await expect(goOn).toBeVisible();
  await kept.page.reload();
  await expect(goOn).toBeVisible();
  await expect(kept.page.getByText(told, { exact: false })).toHaveCount(0);
  await goOn.click();
  await kept.page.getByRole('button', { name: 'Lagre', exact: true }).click();
  await isStored(kept.page);
});

test('what the museum has changed is fetched anew, once', async ({ gate, kept }) => {
  const heading = kept.page.getByRole('heading', { level: 1 });
  const tagOf = () =>
    kept.page.evaluate(async () => {
      const list = await caches.open('varde-packs');
      const answer = await list.match('/offline/packs.json');
      return ((await answer?.json()) as { packs: { tag: string }[] } | undefined)?.packs[0]?.tag;
    });
  await start(kept.page);
  await isStored(kept.page);
  gate.rewrite(/^\/(?:api\/v3\/documents|rebus)\/401\b/, (text) =>
    text.replaceAll('Rundt Bryggen', 'Rundt Vågen'),
  );
  await kept.page.goto(REBUS);
  await expect.poll(tagOf, { timeout: 60_000 }).toMatch(/-rewritten"$/);
  gate.asked.length = 0;
  await kept.page.goto(REBUS);
  await expect.poll(() => gate.asked.some((address) => /documents\/401/.test(address))).toBe(true);
  expect(gate.asked.filter((address) => address.startsWith(`${REBUS}/post`))).toEqual([]);
  await cut(gate, kept);
  await kept.page.goto(REBUS);
  await expect(heading).toHaveText('Rundt Vågen');
});
