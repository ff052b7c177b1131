/** A walking route on the map of an article; the others are in apps/web/test/walking.test.tsx. */
import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, openPage, test } from '../visitor.ts';

/** At the fish market in Bergen, some 400 metres from Bryggen. */
const HERE = { latitude: 60.39447, longitude: 5.3257, accuracy: 8 };

const openRoute = async (page: Page): Promise<void> => {
  await openPage(page, '/article/102');
  await page.getByRole('button', { name: 'Vis veien' }).click();
};
const panel = (page: Page) => page.getByRole('region', { name: 'Veien hit' });

test.describe('with a position @phone', () => {
  test.use({ geolocation: HERE, permissions: ['geolocation'] });

  test('an article shows the walking route, sends the server no exact position, and links to the map app', async ({
    page,
  }) => {
    const request = page.waitForRequest(/\/walking-route/);
    await openRoute(page);
    const { searchParams } = new URL((await request).url());
    expect(searchParams.get('location')).toBe('60.394,5.326');
    const routePanel = panel(page);
    await expect(routePanel.getByText(/^4\d\d\sm, omtrent 5 minutter å gå$/)).toBeVisible();
    await expect(routePanel.locator('[data-status=ready] canvas')).toBeVisible();
    const mapApp = routePanel.getByRole('link', { name: 'Åpne i kartappen' });
    await expect(mapApp).toHaveAttribute('href', /^geo:60\.397\d*,5\.32\d*\?q=/);
    expect(await accessibilityViolations(page)).toEqual([]);
    await routePanel.getByRole('button', { name: 'Skjul veien' }).click();
    await expect(page.getByRole('button', { name: 'Vis veien' })).toBeVisible();
  });
});
