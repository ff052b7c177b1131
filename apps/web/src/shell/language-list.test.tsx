import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TextProvider } from '#i18n/text-context.tsx';
import { loadTexts } from '#i18n/texts.ts';
import { LanguageList } from './language-list.tsx';

vi.mock(import('#browser/site-profile.ts'), async (original) => ({
  ...(await original()),
  isOffered: ({ key }) => key !== 'rom',
  offersMachineTranslation: () => true,
}));

const texts = await loadTexts('no');
const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/search?q=kirke'] }),
});
const html = renderToStaticMarkup(
  <RouterContextProvider router={router}>
    <TextProvider texts={texts}>
      <LanguageList />
    </TextProvider>
  </RouterContextProvider>,
);
/** By accessible name. */
const links = new Map(
  [...html.matchAll(/<a [^>]*>.*?<\/a>/g)].map(([link]) => [
    link.replace(/<[^>]+>/g, '').trim(),
    link,
  ]),
);

it('LanguageList names every language that the site offers, marks machine-translated ones, and ends with a help link', () => {
  expect([...links.keys()]).toEqual([
    'Norsk bokmål',
    'Svenska',
    'English',
    'Norsk nynorsk maskinomsett',
    'Deutsch maschinell übersetzt',
    'Français traduction automatique',
    'Español traducción automática',
    'Polski tłumaczenie maszynowe',
    'Română traducere automată',
    'Davvisámegiella maskinoversatt',
    'Åarjelsaemien gïele maskinoversatt',
    'Hjelp til med oversettelsene',
  ]);
});

it.each([
  ['Polski tłumaczenie maszynowe', '/pl/search?q=kirke', 'pl', 'pl'],
  ['Davvisámegiella maskinoversatt', '/se/search?q=kirke', 'se', 'nb'],
])('%s: the link leads to %s in language %s, its mark is in %s', (name, href, lang, markLang) => {
  expect(links.get(name)).toContain(`href="${href}" hrefLang="${lang}" lang="${lang}"`);
  expect(links.get(name)).toMatch(new RegExp(`<small[^>]* lang="${markLang}"`));
});

it('LanguageList links to the section about translations', () => {
  expect(links.get('Hjelp til med oversettelsene')).toContain('href="/about#translations"');
});
