/** Position: requested with a reason, watched once, never required (specification §8.2, §9.2). */
import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityViolations, expect, explainPosition, openPage, test } from '../visitor.ts';

const BERGEN = { latitude: 60.3975, longitude: 5.3245, accuracy: 12 };
const STOCKHOLM = { latitude: 59.3293, longitude: 18.0686, accuracy: 12 };

const rows = (page: Page) => page.getByRole('list', { name: 'Steder' }).getByRole('listitem');
const locateButton = (page: Page) => page.getByRole('button', { name: 'Vis det som er nær meg' });

/** Counts how often the page has started and stopped watching the position. */
async function countWatches(page: Page) {
  await page.addInitScript(() => {
    const counted = { started: 0, cleared: 0 };
    Object.assign(window, { counted });
    const { geolocation } = navigator;
    const watch = geolocation.watchPosition.bind(geolocation);
    const clear = geolocation.clearWatch.bind(geolocation);
    geolocation.watchPosition = (...args) => {
      counted.started += 1;
      return watch(...args);
    };
    geolocation.clearWatch = (id) => {
      counted.cleared += 1;
      clear(id);
    };
  });
  return () => page.evaluate(() => (window as unknown as { counted: object }).counted);
}

async function setPosition(context: BrowserContext, place: typeof BERGEN) {
  await context.setGeolocation(place);
}

test.describe('a visitor who shares their position @phone', () => {
  test('a list sorted by distance is stable while the visitor moves @engines', async ({
    page,
    context,
  }) => {
    // As in a browser without the Permissions API: the click requests it.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'permissions'));
    await setPosition(context, BERGEN);
    await openPage(page, '/explore/list/articles');
    await expect(page.getByText('Da kommer det nærmeste først')).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await locateButton(page).click();
    await expect(rows(page).first()).toContainText('Bryggen i Bergen');
    await expect(rows(page).first()).toContainText(/\d+\sm/);
    const order = await rows(page).getByRole('link').allTextContents();
    await setPosition(context, STOCKHOLM);
    // The distances change, the order does not.
    await expect(rows(page).first()).toContainText(/7\d\d,\d\skm/);
    expect((await rows(page).getByRole('link').allTextContents()).map(titleOf)).toEqual(
      order.map(titleOf),
    );
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sorter etter hvor du er nå' }).click();
    await expect(rows(page).first()).not.toContainText('Bryggen i Bergen');
  });
});

test.describe('the position on a map @phone', () => {
  // walking.test.ts and rebus-map.test.ts have the other maps.
  test('the map explains the position before the browser asks, and then errors', async ({
    page,
  }) => {
    const counted = await countWatches(page);
    await openPage(page, '/explore/map');
    const explanation = await explainPosition(page);
    expect(await counted()).toEqual({ started: 0, cleared: 0 });
    expect(await accessibilityViolations(page)).toEqual([]);
    await explanation.getByRole('button', { name: 'Slå på posisjonen' }).click();
    await expect(explanation).toContainText('får ikke se hvor du er');
    expect(await counted()).toEqual({ started: 1, cleared: 1 });
    await explanation.getByRole('button', { name: 'Slik slår du på posisjon' }).click();
    await expect(page).toHaveURL('/help/android-chrome');
  });
});

test.describe('a visitor who does not share their position @phone', () => {
  test('an unknown place name is reported, and a place is picked on the map', async ({ page }) => {
    await openPage(page, '/explore/list/articles');
    await page.getByRole('button', { name: 'Velg et sted selv' }).click();
    await page.getByRole('searchbox', { name: 'Nær hvilket sted?' }).fill('xqzw');
    await page.getByRole('button', { name: 'Finn', exact: true }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Vi fant ingen steder' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Velg på kartet' }).click();
    await expect(page.locator('[data-status=ready] canvas')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Bruk midten av kartet' }).press('Enter');
    await expect(page.getByText('Nærmest stedet på kartet først')).toBeVisible();
    await expect(rows(page).first()).not.toContainText(/^Alta|^Bergkunsten/);
  });
});

const titleOf = (row: string) => row.replace(/\d.*/, '');
