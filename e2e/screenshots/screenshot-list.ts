/** Which screens the README shows, and what is done there before they are taken. */
import { expect, type Page } from '@playwright/test';
import { hydrated } from '../visitor.ts';

export interface Screenshot {
  readonly name: string;
  readonly address: string;
  readonly screen: 'phone' | 'desktop';
  readonly dark?: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
}

export const SCREENSHOTS: readonly Screenshot[] = [
  { name: 'home', address: '/', screen: 'phone' },
  {
    name: 'map',
    address: '/explore/map?c=61.25,6.7&z=6.1&s=107',
    screen: 'phone',
    prepare: drawnMap,
  },
  { name: 'article', address: '/article/105', screen: 'phone' },
  {
    name: 'gallery',
    address: '/article/102#gid=102&pid=5165',
    screen: 'phone',
    prepare: openGallery,
  },
  { name: 'rebus', address: '/rebus/401', screen: 'phone', prepare: openFirstStop },
  {
    name: 'map-desktop',
    address: '/explore/map?c=62.1,13.2&z=4.9',
    screen: 'desktop',
    prepare: drawnMap,
  },
  { name: 'article-desktop', address: '/article/206', screen: 'desktop' },
  { name: 'home-dark', address: '/', screen: 'phone', dark: true },
  { name: 'article-dark', address: '/article/208', screen: 'phone', dark: true },
  {
    name: 'map-dark',
    address: '/explore/map?c=59.7,15.2&z=5.6',
    screen: 'desktop',
    dark: true,
    prepare: drawnMap,
  },
];

/** The map is drawn by software, which takes its time. */
const MAP_COMES = { timeout: 60_000 };

async function drawnMap(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('[data-status=ready] canvas')).toBeVisible(MAP_COMES);
}

async function openGallery(page: Page): Promise<void> {
  const gallery = page.locator('dialog[data-phase]');
  await expect(gallery).toHaveAttribute('data-state', 'loaded');
  await expect(gallery).toHaveAttribute('data-phase', 'open');
}

async function openFirstStop(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: 'Start the trail' }).click();
  await page.getByRole('link', { name: 'Go to stop 1' }).click();
  const answer = page.getByRole('textbox');
  await answer.fill('A sea mine');
  await answer.evaluate((field) => field.scrollIntoView({ block: 'center' }));
}
