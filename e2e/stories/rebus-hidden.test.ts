/** A hidden post is not exposed before its turn: on no page, list, map, search or API response. */
import { REBUS, post } from '../rebus-player.ts';
import { browserTest as test, expect } from '../visitor.ts';

/** Title, text, task and location of the second post. */
const SECRET = /Foran gavlene|Enhjørning|hanseatene på Bryggen\? Velg|60\.39722/;

test('no API response and no page source exposes a hidden post, not even the search for its title @phone', async ({
  request,
  baseURL,
}) => {
  const headers = { 'api-key': 'varde-local' };
  for (const [path, isExposed] of [
    ['documents/4012?include_media=true', false],
    ['documents/fields?d=4012', false],
    ['documents/401', false],
    ['documents/4012?rebus=401', true],
    ['documents/4012?rebus=402', false],
  ] as const) {
    const response = await request.get(`${baseURL}/api/v3/${path}`, { headers });
    expect(response.status(), path).toBe(200);
    const text = await response.text();
    expect(text, path).toMatch(/"id":401/);
    expect(SECRET.test(text), path).toBe(isExposed);
  }
  // Each page with a text of its own, so that an error page does not pass.
  for (const [path, shown] of [
    [REBUS, 'Rundt Bryggen'],
    [`${REBUS}/list`, 'Rundt Bryggen som liste'],
    [`${REBUS}/map`, 'Rundt Bryggen på kartet'],
    [post(2), 'Skjult post'],
    ['/4012', 'Skjult post'],
    ['/sitemap.xml', '/sitemap/documents-1.xml'],
    ['/sitemap/documents-1.xml', REBUS],
    ['/search?q=gavlene', 'Søk: «gavlene»'],
    ['/search?q=hanseatene', 'Søk: «hanseatene»'],
    ['/explore/list/articles', 'Utforsk'],
    ['/article/102', 'Bryggen i Bergen'],
    ['/group/302', 'Bryggen og Hansaen'],
    ['/group/302/map', 'Bryggen og Hansaen på kartet'],
    ['/group/304', 'Bergen fra kai til fjell'],
    ['/tag/byer-og-handel', 'Byer og handel'],
    ['/@fjord-og-fjell', 'Museene Fjord og fjell'],
  ] as const) {
    const response = await request.get(baseURL + path);
    expect(response.status(), path).toBe(200);
    const text = await response.text();
    expect(text, path).toContain(shown);
    expect(text, path).not.toMatch(SECRET);
  }
});
