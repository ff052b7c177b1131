import { expect, test } from '../visitor.ts';

/** The first of a route is rendered, the next is filled in from it. */
const INVENTED = [
  ['/article/99901', '/article/99902'],
  ['/first-invented', '/other-invented'],
  ['/first/invented/path', '/other/invented/path'],
] as const;

test.describe('an invented address', () => {
  test.use({ expectedErrors: [/404/] });

  for (const paths of INVENTED)
    test(`${paths[1]} has the same page as ${paths[0]}, which works @phone`, async ({ page }) => {
      for (const path of paths) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden finnes ikke');
      }
      await page.getByRole('main').getByRole('link', { name: 'Søk' }).click();
      await expect(page).toHaveURL(/\/search/);
    });
});
