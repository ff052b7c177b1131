/** A hidden post tells nothing of itself before its turn: to no page, list, map, search or call. */
import { REBUS, dialog, openBySign, post, solve, start } from '../rebus-player.ts';
import { expect, openPage, test } from '../visitor.ts';

test.describe.configure({ timeout: 60_000 });

/** Title, text, task and place of the second post. */
const SECRET = /Foran gavlene|Enhjørning|hanseatene på Bryggen\? Velg|60\.39722/;

test('tells nothing of itself to who asks the API for it @phone', async ({ request, baseURL }) => {
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

test('stands in the source of no page, not even of the search for its name @phone', async ({
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

test('shows itself to who has solved those before it, and only to them @phone', async ({
  page,
}) => {
  await start(page);
  const rows = page.getByRole('main').getByRole('listitem');
  await openPage(page, `${REBUS}/list`);
  await expect(rows.filter({ hasText: 'Skjult post' })).toHaveCount(4);
  await page.goto(post(2));
  await expect(page.getByText('Denne posten dukker opp')).toBeVisible();
  await expect(page.getByText(SECRET)).toHaveCount(0);
  // The way on, not the start of what has begun.
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
