/** A hidden post is not exposed before its turn: on no page, list, map, search or API response. */
import { REBUS, dialog, openBySign, post, solve, start } from '../rebus-player.ts';
import { expect, openPage, test } from '../visitor.ts';

test.describe.configure({ timeout: 60_000 });

/** Title, text, task and location of the second post. */
const SECRET = /Foran gavlene|Enhjørning|hanseatene på Bryggen\? Velg|60\.39722/;

test('no API response exposes a hidden post @phone', async ({ request, baseURL }) => {
  const headers = { 'api-key': 'varde-local' };
  const fetchText = async (path: string) =>
    (await request.get(`${baseURL}/api/v3/${path}`, { headers })).text();
  for (const path of [
    'documents/4012?include_media=true',
    'documents/fields?d=4012',
    'documents/401',
  ]) {
    expect(await fetchText(path)).not.toMatch(SECRET);
  }
  expect(await fetchText('documents/4012?rebus=401')).toContain('Foran gavlene');
  expect(await fetchText('documents/4012?rebus=402')).not.toContain('Foran gavlene');
});

test('no page source exposes a hidden post, not even the search for its title @phone', async ({
  request,
  baseURL,
}) => {
  for (const path of [
    REBUS,
    `${REBUS}/list`,
    `${REBUS}/map`,
    post(2),
    '/4012',
    '/sitemap.xml',
    '/search?q=gavlene',
    '/search?q=hanseatene',
    '/explore/list/articles',
    '/article/102',
    '/group/302',
    '/group/302/map',
    '/group/304',
    '/tag/byer-og-handel',
    '/@fjord-og-fjell',
  ]) {
    const text = await (await request.get(baseURL + path)).text();
    expect(text, path).not.toMatch(SECRET);
  }
});

test('a hidden post is shown to those who have solved the preceding ones, and only to them @phone', async ({
  page,
}) => {
  await start(page);
  const rows = page.getByRole('main').getByRole('listitem');
  await openPage(page, `${REBUS}/list`);
  await expect(rows.filter({ hasText: 'Skjult post' })).toHaveCount(4);
  await page.goto(post(2));
  await expect(page.getByText('Denne posten dukker opp')).toBeVisible();
  await expect(page.getByText(SECRET)).toHaveCount(0);
  // The link to the next post, not the start of the rebus.
  await expect(page.getByRole('link', { name: 'Til post 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start rebusen' })).toHaveCount(0);
  await page.goto(post(1));
  await openBySign(page, 1);
  await solve(page, 1);
  await expect(dialog(page)).toBeVisible();
  await page.goto(`${REBUS}/list`);
  await expect(rows.filter({ hasText: 'Foran gavlene' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Skjult post' })).toHaveCount(3);
});
