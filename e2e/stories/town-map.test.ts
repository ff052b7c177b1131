/** The town map of a pack: drawn at high zoom, and neither drawn nor downloaded at low zoom. */
import { housesOn, touchMap } from '../map.ts';
import { expect, test, requestsOf } from '../visitor.ts';

const BRYGGEN = '60.3973,5.3233';
const TOWN_MAP = '/basemap/plan.geojson';

test('the map shows the houses of Bryggen at high zoom, in the palette of the theme @phone', async ({
  page,
}) => {
  const requests = requestsOf(page);
  await page.goto(`/explore/map?c=${BRYGGEN}&z=8`);
  await touchMap(page);
  expect(await housesOn(page)).toBe(0);
  expect(requests.join()).not.toContain(TOWN_MAP);

  await page.goto(`/explore/map?c=${BRYGGEN}&z=16`);
  await expect.poll(async () => housesOn(page)).toBeGreaterThan(0.02);
  expect(requests.join()).toContain(TOWN_MAP);
  await expect(page.getByText('GSHHG')).toBeVisible();

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => housesOn(page)).toBe(0);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => housesOn(page)).toBeGreaterThan(0.02);
});
