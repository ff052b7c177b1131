import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Document } from '@varde/contract/documents';
import { LANGUAGE_CHANGE_DELAY_MS } from '@varde/domain/constants';
import { currentUrl, interceptRequests, visit } from './visit.tsx';

it('a language prefix is stored, and removed from the URL, with query and hash retained', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await visit('/sv/explore/list/articles?page=2#content');
  expect(document.documentElement).toHaveAttribute('lang', 'sv');
  expect(currentUrl()).toBe('/sv/explore/list/articles?page=2#content');
  expect(document.cookie).not.toContain('language=');
  vi.advanceTimersByTime(LANGUAGE_CHANGE_DELAY_MS);
  await waitFor(() => expect(currentUrl()).toBe('/explore/list/articles?page=2#content'));
  expect(document.cookie).toContain('language=sv');
});

it('an article whose title and lead only are translated says that the text is not', async () => {
  const notice = /^Diesen Text gibt es noch nicht auf Deutsch/;
  const { main } = await visit('/de/article/102');
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Bryggen');
  expect(main.queryByText(notice)).toBeNull();
  interceptRequests(/\/documents\/102\?/, async (_url, send) => {
    const document = (await (await send()).json()) as Document;
    for (const block of document.content?.blocks ?? [])
      if (block.type === 'text') delete block.html['de'];
    return Response.json(document);
  });
  const reloaded = await visit('/de/article/102');
  expect(await reloaded.main.findByText(notice)).toHaveTextContent('Englisch');
});

it.each([
  ['pl', 'Polski tłumaczenie maszynowe'],
  ['se', 'Davvisámegiella maskinoversatt'],
])(
  'a page in %s says that it is machine-translated, with a link to what that means',
  async (key, name) => {
    const { main, user } = await visit(`/${key}/about`);
    const footer = within(screen.getByRole('contentinfo'));
    const chosen = footer.getByRole('link', { name, hidden: true });
    expect(chosen).toHaveAttribute('aria-current', 'true');
    const links = within(chosen.closest('ul') as HTMLElement).getAllByRole('link', {
      hidden: true,
    });
    await user.click(links.at(-1) as HTMLElement);
    await waitFor(() => expect(location.hash).toBe('#translations'));
    expect(main.getByText(/docs\/translating\.md/)).toBeVisible();
  },
);

it.each([
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
])('a Polish visitor sees no English message on %s', async (url) => {
  await visit(`/pl${url}`);
  expect(document.documentElement).toHaveAttribute('lang', 'pl');
  const shown = interfaceTexts();
  expect(shown).not.toHaveLength(0);
  expect(shown.filter(isEnglish)).toEqual([]);
});

function englishMessages(language: string): RegExp[] {
  const folder = path.join(import.meta.dirname, '../src/i18n/messages');
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>;
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'en.json')
      .flatMap((file) => {
        const own = new Set(Object.values(read(path.join(path.dirname(file), `${language}.json`))));
        return Object.values(read(file)).filter((message) => !own.has(message));
      })
      .map((message) => message.split(/\{\{\w+\}\}/))
      // A message may consist of little but its parameters: `3 of 5`.
      .filter((fixed) => /\p{L}{4}/u.test(fixed.join('')))
      .map((fixed) => new RegExp(`^${fixed.map(escaped).join('.+')}$`))
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Messages whose text differs in Polish. */
const ENGLISH = englishMessages('pl');
const isEnglish = (text: string): boolean => ENGLISH.some((pattern) => pattern.test(text));

/** Texts of the page in its own language; texts in other languages have their own `lang`. */
function interfaceTexts(): string[] {
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
}
