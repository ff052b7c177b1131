/** A rebus played in the field: Rundt Bryggen in Bergen, five posts one after the other, each hidden until the one before is solved. */
import type { BrowserContext, Page } from '@playwright/test';
import { arrivedAt, press } from '../walker.ts';
import { accessibilityFaults, expect, hydrated, test } from '../visitor.ts';

/** A whole rebus takes its time on a loaded machine. */
test.describe.configure({ timeout: 120_000 });

const REBUS = '/rebus/401';
const post = (nr: number) => `/rebus/401/post/401${nr}`;

/** Where the posts are, as the demo pack has them. */
const PLACES: Readonly<Record<number, { latitude: number; longitude: number }>> = {
  1: { latitude: 60.39472, longitude: 5.32475 },
  2: { latitude: 60.39728, longitude: 5.3233 },
  3: { latitude: 60.39837, longitude: 5.32281 },
  4: { latitude: 60.3989, longitude: 5.32343 },
  5: { latitude: 60.39965, longitude: 5.31752 },
};
const SECOND_WAY: Readonly<Record<number, string>> = {
  1: 'Vågen',
  2: '4712',
  3: '4713',
  4: 'to',
  5: '4715',
};

/** How the order of the last post is put right: the oldest first. */
const IN_ORDER = [
  'Magnus og Ingeborg gifter seg',
  'Hallen blir kornlager',
  'Et ammunisjonsskip eksploderer',
  'Hallen åpnes på nytt',
];

async function start(page: Page): Promise<void> {
  await page.goto(REBUS);
  await hydrated(page);
  await page.getByRole('button', { name: 'Start rebusen' }).click();
  await expect(page.getByText('0 av 5 poster løst')).toBeVisible();
}

const answerButton = (page: Page) => page.getByRole('button', { name: 'Svar', exact: true });

async function putInOrder(page: Page): Promise<void> {
  const rows = page.getByRole('list', { name: 'Rekkefølgen' }).getByRole('listitem');
  for (const [place, name] of IN_ORDER.entries()) {
    const up = page.getByRole('button', { name: `Flytt opp: ${name}` });
    const placeNow = async () =>
      (await rows.allInnerTexts()).findIndex((text) => text.includes(name));
    for (let at = await placeNow(); at > place; at -= 1) {
      await up.click();
      await expect.poll(placeNow).toBe(at - 1);
    }
  }
}

/** Gives the right answer to the task of a post that is open. */
async function solve(page: Page, nr: number): Promise<void> {
  await expect(answerButton(page)).toBeVisible();
  if (nr === 1) await page.getByLabel('Svaret ditt').fill('Sjømine');
  if (nr === 2) {
    await page.getByLabel('De kjøpte tørrfisk som kom nordfra').check();
    await page.getByLabel('De solgte korn og mel som kom sørfra').check();
  }
  if (nr === 3) await page.getByLabel('Furu').check();
  if (nr === 4) await page.getByLabel('Svaret ditt, et tall').fill('1180');
  if (nr === 5) await putInOrder(page);
  await answerButton(page).click();
}

async function openBySign(page: Page, nr: number): Promise<void> {
  const fold = page.getByText('Åpner ikke posten seg?');
  await expect(fold).toBeVisible();
  await fold.click();
  await page
    .getByRole('main')
    .locator('form input')
    .fill(SECOND_WAY[nr] ?? '');
  await page.getByRole('button', { name: 'Åpne posten' }).click();
}

const dialog = (page: Page) => page.getByRole('dialog');

async function walkWith(context: BrowserContext, nr: number): Promise<void> {
  const place = PLACES[nr] ?? { latitude: 0, longitude: 0 };
  await context.setGeolocation({ ...place, accuracy: 10 });
}

test.describe('with a position', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: 60.3932, longitude: 5.32475, accuracy: 10 },
  });

  test('a rebus is walked from post to post, to the trophy', async ({ page, context }) => {
    await start(page);
    await page.getByRole('link', { name: 'Til post 1' }).click();
    await expect(page.getByText(/Du er 1\d\d\sm unna/)).toBeVisible();
    await expect(page.getByText('mot nord', { exact: true })).toBeVisible();
    await context.setGeolocation({ latitude: 60.39405, longitude: 5.32475, accuracy: 80 });
    await expect(page.getByText(/Telefonen er usikker/)).toHaveCount(0);
    for (const nr of [1, 2, 3, 4, 5]) {
      await expect(page).toHaveURL(post(nr));
      await walkWith(context, nr);
      await solve(page, nr);
      if (nr < 5)
        await dialog(page)
          .getByRole('button', { name: `Til post ${nr + 1}` })
          .click();
    }
    await expect(dialog(page).getByText('Du fikk 60 av 60 poeng.', { exact: false })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Se resultatet' }).click();
    await expect(page.getByText('Du er i mål').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('60 av 60 poeng')).toBeVisible();
  });

  test('nothing of where the visitor was is stored', async ({ page, context }) => {
    await start(page);
    await walkWith(context, 1);
    await expect(page.getByText('Du er framme ved post 1.')).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(stored).toContain('reached');
    expect(stored).not.toMatch(/60\.39|5\.32/);
  });
});

test('without a position a rebus is played by the signs', async ({ page }) => {
  await start(page);
  await page.getByRole('link', { name: 'Til post 1' }).click();
  for (const nr of [1, 2, 3, 4, 5]) {
    await openBySign(page, nr);
    await solve(page, nr);
    if (nr < 5)
      await dialog(page)
        .getByRole('button', { name: `Til post ${nr + 1}` })
        .click();
  }
  await expect(dialog(page).getByText('Du fikk 60 av 60 poeng.', { exact: false })).toBeVisible();
});

test('a wrong answer and a hint cost points, and starting over takes all back', async ({
  page,
}) => {
  await start(page);
  await page.goto(post(1));
  await openBySign(page, 1);
  await page.getByLabel('Svaret ditt').fill('anker');
  await answerButton(page).click();
  await expect(page.getByText('Ikke helt. Prøv igjen, nå gir svaret 8 poeng.')).toBeVisible();
  await page.getByRole('button', { name: 'Vis et hint (koster 2 poeng)' }).click();
  await expect(page.getByText('Den fløt i sjøen')).toBeVisible();
  await solve(page, 1);
  await dialog(page).getByRole('button', { name: 'Bli her' }).click();
  await expect(page.getByText('Løst: 6 poeng')).toBeVisible();
  await page.goto(`${REBUS}/list`);
  const posts = page.getByRole('main').getByRole('listitem');
  await expect(posts.filter({ hasText: 'Løst: 6 poeng' })).toHaveCount(1);
  await expect(posts.filter({ hasText: 'Foran gavlene' })).toHaveCount(1);
  await page.goto(REBUS);
  await page.getByRole('button', { name: 'Start på nytt' }).click();
  await dialog(page).getByRole('button', { name: 'Ja, start på nytt' }).click();
  await expect(page.getByRole('button', { name: 'Start rebusen' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start rebusen' })).toBeVisible();
});

test('a rebus is begun and a post solved with the keyboard alone', async ({ page }) => {
  await page.goto(REBUS);
  await hydrated(page);
  await press(page, page.getByRole('button', { name: 'Start rebusen' }));
  const next = page.getByRole('link', { name: 'Til post 1' });
  await expect(next).toBeVisible();
  await press(page, next);
  await arrivedAt(page, 'Fisketorget');
  await press(page, page.locator('summary').filter({ hasText: 'Åpner ikke posten seg?' }));
  await page.keyboard.press('Tab');
  await page.keyboard.type('vagen');
  await page.keyboard.press('Enter');
  await expect(answerButton(page)).toBeVisible();
  await page.getByLabel('Svaret ditt').focus();
  await page.keyboard.type('mina');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Du fikk 10 poeng.', { exact: false })).toBeVisible();
});

test('what is solved stays solved when the page is killed at any moment', async ({
  page,
  context,
}) => {
  const seed = Number(process.env['REBUS_SEED'] ?? Date.now() % 1_000_000);
  test.info().annotations.push({ type: 'seed', description: `REBUS_SEED=${seed}` });
  let state = seed;
  const chance = () => (state = (state * 16_807 + 7) % 2_147_483_647) / 2_147_483_647;
  await start(page);
  await page.close();
  let known = 0;
  for (let kill = 0; kill < 8; kill += 1) {
    const fresh = await context.newPage();
    await fresh.goto(REBUS);
    const figures = fresh.getByText(/\d av 5 poster løst/);
    await expect(figures).toBeVisible();
    const solved = Number.parseInt(await figures.innerText(), 10);
    expect(solved).toBeGreaterThanOrEqual(known);
    known = solved;
    if (known === 3) break;
    const step = async () => {
      await fresh.goto(post(known + 1));
      const fold = fresh.getByText('Åpner ikke posten seg?');
      await expect(fold.or(answerButton(fresh))).toBeVisible();
      if (await fold.isVisible()) await openBySign(fresh, known + 1);
      await solve(fresh, known + 1);
      await expect(dialog(fresh)).toBeVisible();
      known += 1;
    };
    // Some steps are cut off in the middle, some come to their end.
    const cut = new Promise<void>((resolve) => setTimeout(resolve, 300 + chance() * 4_000));
    await Promise.race([step().catch(() => undefined), cut]);
    await fresh.close({ runBeforeUnload: false });
  }
});

test.describe('a code that the phone’s own camera reads', () => {
  test('opens its post in a run that has begun', async ({ page }) => {
    await start(page);
    await page.goto('/4011');
    await expect(answerButton(page)).toBeVisible();
    await expect(page).toHaveURL(/\/post\/4011$/);
  });

  test('opens it when the run begins, and begins none', async ({ page }) => {
    await page.goto('/4011');
    await expect(page).toHaveURL(/\/post\/4011$/);
    expect(await page.evaluate(() => localStorage.getItem('quiz-401'))).toBeNull();
    await page.getByRole('button', { name: 'Start rebusen' }).click();
    await expect(answerButton(page)).toBeVisible();
  });

  test('opens no post that is still hidden', async ({ page }) => {
    await start(page);
    await page.goto('/4013');
    await expect(page.getByText('Denne posten dukker opp')).toBeVisible();
    await expect(page).toHaveURL(/\/post\/4013$/);
    await expect(answerButton(page)).toHaveCount(0);
  });
});

test.describe('a hidden post', () => {
  test('tells nothing of itself to who asks the API for it', async ({ request, baseURL }) => {
    const headers = { 'api-key': 'varde-local' };
    const ask = async (path: string) =>
      (await request.get(`${baseURL}/api/v3/${path}`, { headers })).text();
    for (const path of [
      'documents/4012?include_media=true',
      'documents/fields?d=4012',
      'documents/401',
    ]) {
      expect(await ask(path)).not.toMatch(/Foran gavlene|hanseatene på Bryggen\? Velg|60\.39728,/);
    }
    expect(await ask('documents/4012?rebus=401')).toContain('Foran gavlene');
    expect(await ask('documents/4012?rebus=402')).not.toContain('Foran gavlene');
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`axe finds nothing in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('on a run, a post to seek and an open one', async ({ page }) => {
      await start(page);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.goto(post(1));
      await expect(page.getByText('Åpner ikke posten seg?')).toBeVisible();
      await openBySign(page, 1);
      await expect(answerButton(page)).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
