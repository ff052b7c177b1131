import type { Page } from '@playwright/test';
import { routes } from '../../apps/web/src/routes.ts';
import { expect, openPage, test } from '../visitor.ts';

/** A URL of every screen; `undefined` for routes that only redirect. */
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
  '/group/$presentationId/selection/$selectionId': '/group/302/selection/3021',
  '/group/$presentationId/selection/$selectionId/list': '/group/302/selection/3021/list',
  '/group/$presentationId/selection/$selectionId/map': '/group/302/selection/3021/map',
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

/** Pending requests of the page. */
function listen(page: Page): ReadonlySet<unknown> {
  const open = new Set<unknown>();
  page.on(
    'request',
    (request) => void (request.resourceType() !== 'eventsource' && open.add(request)),
  );
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return open;
}

test('no screen sends a request to another host @phone', async ({ page }) => {
  test.setTimeout(180_000);
  // A new screen must be added here.
  expect(paths.filter((path) => !(path in SCREENS))).toEqual([]);
  const urls = Object.values(SCREENS).filter((url) => url !== undefined);
  // Any request to another host, or an error in the console, fails the story (visitor.ts).
  const open = listen(page);
  for (const url of urls)
    await test.step(url, async () => {
      await openPage(page, url);
      // Content further down is lazily loaded when it comes near.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => open.size).toBe(0);
    });
});
