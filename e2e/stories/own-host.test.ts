import type { Page } from '@playwright/test';
import { routes } from '../../apps/web/src/routes.ts';
import { expect, hydrated, test } from '../visitor.ts';

/** An address of every screen. `undefined`: only leads to another one. */
const SCREENS: Readonly<Record<string, string | undefined>> = {
  '/': '/',
  '/explore': undefined,
  '/explore/map': '/explore/map?c=60.397,5.324&z=13',
  '/explore/list': undefined,
  '/explore/list/$tab': '/explore/list/articles',
  '/search': '/search?q=kirke',
  '/article/$articleId': '/article/106',
  '/group/$presentationId': '/group/302',
  '/group/$presentationId/map': '/group/302/map',
  '/group/$presentationId/selection/$selectionId': '/group/301/selection/3011',
  '/group/$presentationId/selection/$selectionId/list': '/group/301/selection/3011/list',
  '/group/$presentationId/selection/$selectionId/map': '/group/301/selection/3011/map',
  '/group/$presentationId/article/$articleId': '/group/301/article/101',
  '/rebus/$presentationId': '/rebus/401',
  '/rebus/$presentationId/list': '/rebus/401/list',
  '/rebus/$presentationId/map': '/rebus/401/map',
  '/rebus/$presentationId/post/$articleId': '/rebus/401/post/4011',
  '/owner/$ownerId': undefined,
  '/owner/$ownerId/map': '/owner/11/map',
  '/owner/$ownerId/filter': '/owner/11/filter',
  '/@{$ownerSlug}': '/@fjord-og-fjell',
  '/$ownerSlug/map': undefined,
  '/$ownerSlug/filter': undefined,
  '/tag/$tag': '/tag/stavkirker-og-kirker',
  '/tag/$tag/map': '/tag/stavkirker-og-kirker/map',
  '/about': '/about',
  '/privacy': '/privacy',
  '/help': '/help',
  '/help/$topic': '/help/ios-safari',
  '/changelog': '/changelog',
  '/offline': '/offline',
  '/code': '/code',
  '/scan': '/scan',
  '/dm/$dimuId': '/dm/011091000111',
  '/ar/$dimuId': '/ar/011091000111',
  '/minner/$responseId': '/minner/9001',
  '/minnen/$responseId': '/minnen/9002',
  '/user': '/user',
  '/login': '/login',
  '/logout': undefined,
  '/oauth2/callback': '/oauth2/callback',
  '/preview': '/preview?document=101',
  '/map': undefined,
  '/list': undefined,
  '/number': undefined,
  '/$langCode/number': undefined,
  '/qr': undefined,
  '/museum/$documentId': undefined,
  '/$product/$documentId': undefined,
  '/$slug': undefined,
};

const paths = (routes.children ?? []).map((one) => ('path' in one ? one.path : '/'));

/** What comes late is asked for as well: what a page shows further down, and what it fetches once it is at rest. */
async function seeAll(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
}

test('no screen asks another host for anything', async ({ page }) => {
  test.setTimeout(180_000);
  // A screen that is new is told here how to be reached.
  expect(paths.filter((path) => !(path in SCREENS))).toEqual([]);
  const addresses = Object.values(SCREENS).filter((address) => address !== undefined);
  // Any request to another host, or an error in the console, fails the story (visitor.ts).
  for (const address of addresses) await test.step(address, () => seeAll(page, address));
});
