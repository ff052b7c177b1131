import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
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
