import { expect, type Page } from '@playwright/test';
import { changeResponses, openPage } from './visitor.ts';

/** An article with a gallery of eight images, of which the first is also the hero image. */
export const ARTICLE = '/article/116';
export const CODE = /\/assets\/running-gallery-[^/]+\.js$/;

export const gallery = (page: Page) => page.getByRole('dialog', { name: 'Bilder' });
export const counter = (page: Page) => gallery(page).locator('.pswp__counter');
export const figure = (page: Page, index: number) =>
  page.locator('main figure a[data-slide]').nth(index);

export async function openArticle(page: Page, hash = ''): Promise<void> {
  await openPage(page, `${ARTICLE}${hash}`);
}

/** Waits until the gallery is open, which is when it handles keys. */
export async function loaded(page: Page): Promise<void> {
  await expect(gallery(page)).toHaveAttribute('data-state', 'loaded');
  await expect(gallery(page)).toHaveAttribute('data-phase', 'open');
}

export async function openImage(page: Page, index: number): Promise<void> {
  await openArticle(page);
  await figure(page, index).click();
  await loaded(page);
}

/** The response of the API that a story changes. */
export interface WireDocument {
  content: { blocks: { type: string; media_ids?: number[] }[] };
  media: { id: number; mediaId: number; url: string; dimension: string }[];
}

/** Opens the article from another page, so that the browser itself requests it. */
export async function openChanged(
  page: Page,
  change: (document: WireDocument) => void,
): Promise<void> {
  await changeResponses(page, /\/api\/v3\/documents?\/116\b/, change);
  await openPage(page, '/group/301');
  await page.locator('main a[href$="/article/116"]').first().click();
  await expect(page).toHaveURL(/\/article\/116$/);
  // The URL changes before the page, and the previous page has images, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Hva er verdensarv?' })).toBeVisible();
  await expect(figure(page, 0)).toBeVisible();
}
