import { expect, test } from '../visitor.ts';

/** The first of a route is rendered, the next is filled in from it. */
const INVENTED = [
  ['/article/99901', '/article/99902'],
  ['/first-invented', '/other-invented'],
  ['/first/invented/path', '/other/invented/path'],
] as const;

test.describe('invented addresses', () => {
  test.use({ expectedErrors: [/404/] });

  test('each has the page of the first of its route, which works @phone', async ({ page }) => {
    for (const paths of INVENTED) {
      for (const path of paths) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden finnes ikke');
      }
      await page.getByRole('main').getByRole('link', { name: 'Søk' }).click();
      await expect(page).toHaveURL(/\/search/);
    }
  });
});
