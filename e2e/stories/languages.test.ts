import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  ZOOMED,
  accessibilityViolationsInBothThemes,
  expect,
  openPage,
  sidewaysOverflow,
  test,
} from '../visitor.ts';

test('a visitor whose browser is in Swedish gets Swedish @phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'sv-SE', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/article/102');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await context.close();
});

test('the language is chosen in the menu, stored, and used on every page @phone', async ({
  page,
  isMobile,
  context,
}) => {
  await openPage(page, '/article/101');
  if (isMobile) await page.getByRole('button', { name: 'Åpne menyen' }).click();
  const menu = isMobile ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Meny' });
  await menu.getByText('Språk').click();
  await menu.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Urnes Stave Church' })).toBeVisible();
  await expect(page).toHaveURL(/\/article\/101$/);
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'language')?.value)
    .toBe('en');
  await page.goto('/article/102');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a language prefix is stored, and removed from the URL @phone', async ({ page, context }) => {
  await page.goto('/sv/article/206');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(page).toHaveURL(/\/article\/206$/);
  await expect(page).not.toHaveURL(/\/sv\//);
  const stored = (await context.cookies()).find(({ name }) => name === 'language');
  expect(stored?.value).toBe('sv');
});

test('the language prefix is removed after half a second, with query and hash retained @phone', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await openPage(page, '/sv/explore/list/museums?page=2#content');
  await page.clock.runFor(499);
  await expect(page).toHaveURL(/\/sv\/explore\/list\/museums/);
  expect((await context.cookies()).find(({ name }) => name === 'language')).toBeUndefined();
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/:\d+\/explore\/list\/museums/);
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('sv');
});

for (const [key, name] of [
  ['pl', 'Polski tłumaczenie maszynowe'],
  ['se', 'Davvisámegiella maskinoversatt'],
] as const)
  test(`a page in ${key} says that it is machine-translated @phone`, async ({ page }) => {
    await openPage(page, `/${key}/about`);
    const footer = page.getByRole('contentinfo');
    await footer.locator('summary').click();
    const chosen = footer.getByRole('link', { name, exact: true });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.setViewportSize(ZOOMED);
    expect(await sidewaysOverflow(page)).toBe(0);
    await footer.getByRole('listitem').last().getByRole('link').click();
    await expect(page).toHaveURL(/\/about#translations$/);
    const help = page.getByRole('main').getByText('docs/translating.md');
    await expect(help).toBeVisible();
  });

const MAIN_SCREENS = [
  '/',
  '/explore/map',
  '/explore/list/museums',
  '/search?q=kirke',
  '/article/101',
  '/group/302',
  '/rebus/401',
  '/code',
  '/scan',
  '/user',
  '/about',
  '/help',
  '/privacy',
];

test('a Polish visitor sees no English message on the main screens @phone', async ({ page }) => {
  const isEnglish = englishMessages('pl');
  const messages: string[] = [];
  for (const url of MAIN_SCREENS) {
    await openPage(page, `/pl${url}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    const texts = await interfaceTexts(page);
    messages.push(...texts.filter(isEnglish).map((text) => `${url}: ${text}`));
  }
  expect(messages).toEqual([]);
});

/** Recognises English messages whose text differs in a language. */
function englishMessages(language: string): (text: string) => boolean {
  const folder = path.join(import.meta.dirname, '../../apps/web/src/i18n/messages');
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>;
  const patterns = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'en.json')
    .flatMap((file) => {
      const own = new Set(Object.values(read(path.join(path.dirname(file), `${language}.json`))));
      return Object.values(read(file)).filter((message) => !own.has(message));
    })
    .map((message) => message.split(/\{\{\w+\}\}/))
    // A message may consist of little but its parameters: `3 of 5`.
    .filter((fixed) => /\p{L}{4}/u.test(fixed.join('')))
    .map((fixed) => new RegExp(`^${fixed.map(escape).join('.+')}$`));
  return (text) => patterns.some((pattern) => pattern.test(text));
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Texts of the page in its own language; texts in other languages have their own `lang`. */
function interfaceTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { lang } = document.documentElement;
    return Array.from(document.body.querySelectorAll('*'))
      .filter((element) => element.closest('[lang]')?.getAttribute('lang') === lang)
      .filter((element) => !element.matches('script, style'))
      .flatMap((element) => [
        ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')),
        ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)),
      ])
      .map((text) => text?.trim() ?? '')
      .filter((text) => text !== '');
  });
}
