/** The gallery of an article, as a visitor finds it. */
import { expect, type Page } from '@playwright/test';
import { openPage } from './visitor.ts';

/** An article with a gallery of eight pictures, of which the first is also the opening one. */
export const ARTICLE = '/article/116';
export const CODE = /\/assets\/running-gallery-[^/]+\.js$/;

export const gallery = (page: Page) => page.getByRole('dialog', { name: 'Bilder' });
export const counter = (page: Page) => gallery(page).locator('.pswp__counter');
export const figure = (page: Page, index: number) =>
  page.locator('main figure a[data-slide]').nth(index);

export async function openArticle(page: Page, hash = ''): Promise<void> {
  await openPage(page, `${ARTICLE}${hash}`);
}

/** It hears the keyboard once it has opened. */
export async function loaded(page: Page): Promise<void> {
  await expect(gallery(page)).toHaveAttribute('data-state', 'loaded');
  await expect(gallery(page)).toHaveAttribute('data-phase', 'open');
}

/** Opens a picture of the article's page. */
export async function openImage(page: Page, index: number): Promise<void> {
  await openArticle(page);
  await figure(page, index).click();
  await loaded(page);
}

/** What the page is loaded with in the browser, changed on its way. */
export interface WireDocument {
  content: { blocks: { type: string; media_ids?: number[] }[] };
  media: { id: number; mediaId: number; url: string; dimension: string }[];
}

/** Comes to the article from another page, so that the browser itself asks for it. */
export async function openChanged(
  page: Page,
  change: (document: WireDocument) => void,
): Promise<void> {
  await page.route(/\/api\/v3\/documents?\/116\b/, async (route) => {
    const response = await route.fetch();
    const document = (await response.json()) as WireDocument;
    change(document);
    await route.fulfill({ response, json: document });
  });
  await openPage(page, '/group/301');
  await page.locator('main a[href$="/article/116"]').first().click();
  await expect(page).toHaveURL(/\/article\/116$/);
  // The address comes before the page, and the one that is left has pictures, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Hva er verdensarv?' })).toBeVisible();
  await expect(figure(page, 0)).toBeVisible();
}
