import { screen, waitFor, within } from '@testing-library/dom';
import { PRODUCT_VERSION } from '@varde/domain/constants';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations, currentUrl, visit } from './visit.tsx';

it('the tab bar leads home, to map, code page and scanner', async () => {
  await visit('/about');
  const bar = within(screen.getByRole('navigation', { name: 'Hovednavigasjon' }));
  const links = bar
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Hjem', '/'],
    ['Utforsk', '/explore/map'],
    ['Kode', '/code'],
    ['Skann', '/scan'],
  ]);
});

it('the front page has no Back button for a visitor from another site, other pages have one', async () => {
  await visit('/');
  expect(screen.queryByRole('link', { name: 'Tilbake' })).toBeNull();
  await visit('/about');
  expect(screen.getByRole('link', { name: 'Tilbake' })).toHaveAttribute('href', '/');
});

it('the search field of the menu leads to the results', async () => {
  const { user } = await visit('/about');
  const menu = { name: 'Meny', hidden: true };
  await user.click(screen.getByRole('button', { name: 'Åpne menyen' }));
  const panel = await screen.findByRole('dialog', menu);
  await user.type(within(panel).getByPlaceholderText(/^Søk .+\.\.$/), 'stavkirke & båt{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/search'));
  expect(new URLSearchParams(location.search).get('q')).toBe('stavkirke & båt');
});

it('a banner names the museum of a visitor who is checked in; closing it checks out and leads home', async () => {
  const museum = { id: '11', name: 'Kystmuseet Nordavind', slug: 'nordavind' };
  localStorage.setItem('checkedin', JSON.stringify(museum));
  const { user } = await visit('/about');
  const banner = screen.getByRole('region', { name: 'Innsjekket museum' });
  expect(banner).toHaveTextContent('Du er på Kystmuseet Nordavind');
  expect(within(banner).getByRole('link')).toHaveAttribute('href', '/@nordavind');
  expect(await accessibilityViolations()).toEqual([]);
  const close = { name: 'Sjekk ut fra Kystmuseet Nordavind' };
  await user.click(within(banner).getByRole('button', close));
  await waitFor(() => expect(currentUrl()).toBe('/'));
  expect(banner).not.toBeVisible();
  expect(localStorage.getItem('checkedin')).toBeNull();
});

describe('the menu', () => {
  const signIn = { gateway: '/gateway', loginHost: '/identity' };
  const OWN = ['Min side', 'Logg inn', 'Om Varde', 'Personvern'];

  const ofDesktop = async () => {
    const { user } = await visit('/about', { signIn });
    const [menu] = screen
      .getAllByRole('banner')
      .filter((one) => within(one).queryByRole('navigation', { name: 'Meny' }));
    return { user, menu: menu as HTMLElement };
  };
  const ofPhone = async () => {
    const { user } = await visit('/about', { signIn });
    await user.click(screen.getByRole('button', { name: 'Åpne menyen' }));
    return { user, menu: await screen.findByRole('dialog', { name: 'Meny' }) };
  };

  it.each([
    ['the desktop', ofDesktop, ['Hjem', 'Utforsk'], 0],
    ['the phone', ofPhone, [], 1],
  ] as const)(
    'of %s has search, languages, about, privacy and changelog',
    async (_device, open, main, fontSizes) => {
      const { menu, user } = await open();
      const nav = within(within(menu).getByRole('navigation', { name: 'Meny' }));
      const direct = nav.getAllByRole('link').filter((link) => !link.closest('details'));
      expect(direct.map(({ textContent }) => textContent)).toEqual([...main, ...OWN]);
      expect(within(menu).getByPlaceholderText(/^Søk .+\.\.$/)).toBeVisible();
      expect(within(menu).getByText(`Versjon ${PRODUCT_VERSION}`)).toBeVisible();
      expect(nav.queryAllByText('Skriftstørrelse')).toHaveLength(fontSizes);
      await user.click(nav.getByText('Språk'));
      const languages = nav.getAllByRole('link', { name: /Norsk bokmål|Svenska|English/ });
      expect(languages.map((link) => link.getAttribute('lang'))).toEqual(['nb', 'sv', 'en']);
      for (const link of languages) expect(link).toBeVisible();
      expect(await accessibilityViolations()).toEqual([]);
      await user.click(within(menu).getByRole('link', { name: 'Nytt i Varde' }));
      await waitFor(() => expect(currentUrl()).toBe('/changelog'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );
});
