/** A hidden post is not exposed before its turn: on no page, list, map, search or API response. */
import { REBUS, post } from '../rebus-player.ts';
import { expect, test } from '../visitor.ts';

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
