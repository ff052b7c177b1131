import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { PRODUCT_VERSION } from '@varde/domain/constants';
import { shareNoPosition, sharePosition } from './position.ts';
import { accessibilityViolations, currentUrl, expectErrors, requestsOf, visit } from './visit.tsx';

const NEAR_BRYGGEN = { latitude: 60.39, longitude: 5.32, accuracy: 12 };

it('the about page shows the version, and leads to the changelog and the licences', async () => {
  const { main, user } = await visit('/about');
  expect(main.getByText(PRODUCT_VERSION)).toBeVisible();
  for (const [name, href] of [
    ['Finn museet', '/explore/list/museums'],
    ['Hjelp med posisjon', '/help'],
  ] as const)
    expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  await user.click(main.getByRole('link', { name: 'Se hva som er nytt' }));
  expect(
    await main.findByRole('heading', { level: 2, name: `Versjon ${PRODUCT_VERSION}` }),
  ).toBeVisible();
  expect(main.getAllByRole('listitem')).not.toHaveLength(0);
  expect(currentUrl()).toBe('/changelog');
  const licences = await screen.findByRole('link', {
    name: 'Lisenser for åpen kildekode i programmet',
  });
  expect(licences.getAttribute('href')).toBe('/licenses.txt');
});

it('a page that is reached by a link has its title and its only canonical URL', async () => {
  const { main, user } = await visit('/about');
  await user.click(main.getByRole('link', { name: 'Se hva som er nytt' }));
  await waitFor(() => expect(document.title).toBe('Nytt i Varde · Varde'));
  const canonical = document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]');
  expect(Array.from(canonical, ({ href }) => new URL(href).pathname)).toEqual(['/changelog']);
});

it('a link to the map names a place in a readable URL, which is read with an encoded comma, too', async () => {
  const { main, user } = await visit('/article/102');
  const [link] = main.getAllByRole('link', { name: 'Vis på kartet' });
  await user.click(link as HTMLElement);
  await waitFor(() => expect(currentUrl()).toMatch(/^\/explore\/map\?c=60\.\d+,5\.\d+/));
  const PLACE = '/explore/map?c=60.397,5.324&z=13';
  await visit(PLACE.replace(',', '%2C'));
  await waitFor(() => expect(currentUrl()).toBe(PLACE));
  expect(screen.getByRole('button', { name: 'Vis liste' })).toBeVisible();
});

it('museums on the map link to their pages', async () => {
  const { main, user } = await visit('/explore/map?k=owner');
  await user.click(main.getByRole('button', { name: 'Vis liste' }));
  const places = within(await main.findByRole('list', { name: 'Steder' }));
  await user.click(await places.findByRole('link', { name: /^Mälardalens museer/ }));
  const title = { level: 1, name: 'Mälardalens museer' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
});

it.each([
  ['/oauth2/callback', 'Innloggingen hører ikke til denne nettleseren'],
  ['/sv/oauth2/callback', 'Inloggningen hör inte till den här webbläsaren'],
  ['/en/oauth2/callback', 'The log-in does not belong to this browser'],
])(
  '%s with the wrong state says "State mismatch.", and exchanges nothing',
  async (path, explanation) => {
    expectErrors(/State mismatch/);
    const signIn = { gateway: '/gateway', loginHost: '/identity' };
    const exchanges = requestsOf(/\/oauth2\/token/);
    const { main } = await visit(`${path}?code=stolen&state=not-ours`, { signIn });
    expect(await main.findByText('State mismatch.')).toBeVisible();
    expect(main.getByText(new RegExp(explanation))).toBeVisible();
    await waitFor(() => expect(currentUrl()).toMatch(/\/oauth2\/callback$/));
    expect(await accessibilityViolations()).toEqual([]);
    expect(exchanges).toEqual([]);
    expect(localStorage.getItem('access_token')).toBeNull();
  },
);

describe('the help', () => {
  const TOPICS = [
    ['ios-safari', 'Safari på iPhone og iPad', /Trykk på Stedstjenester/],
    ['android-chrome', 'Chrome på Android', /til venstre for adressen/],
    ['ios-app', 'Appen Varde på iPhone og iPad', /Finn Varde i listen/],
    ['android-app', 'Appen Varde på Android', /Hold fingeren på ikonet til Varde/],
  ] as const;

  it('without a topic has all topics closed', async () => {
    const { main } = await visit('/help');
    for (const [, title, step] of TOPICS) {
      expect(main.getByRole('heading', { name: title })).toBeVisible();
      expect(main.getByText(step)).not.toBeVisible();
    }
  });

  it.each(TOPICS)('opens the topic of the URL only: %s', async (topic, _, opened) => {
    const { main } = await visit(`/help/${topic}`);
    expect(main.getByText(opened)).toBeVisible();
    for (const [, , step] of TOPICS.filter(([one]) => one !== topic))
      expect(main.getByText(step)).not.toBeVisible();
  });

  it('explains a denied position in a dialog, from which the visitor can try again', async () => {
    shareNoPosition();
    const { main, user } = await visit('/help/android-chrome');
    const check = main.getByRole('button', { name: 'Sjekk om det virker' });
    await user.click(check);
    const dialog = await screen.findByRole('dialog', { name: 'Vi finner deg ikke ennå' });
    const behind = screen.getByRole('main', { hidden: true });
    await waitFor(() => expect(behind).toHaveAttribute('aria-hidden', 'true'));
    expect(await accessibilityViolations()).toEqual([]);
    sharePosition(NEAR_BRYGGEN);
    await user.click(within(dialog).getByRole('button', { name: 'Prøv igjen' }));
    expect(await screen.findByText(/på 12 m nær/)).toBeVisible();
    expect(dialog).not.toBeVisible();
    expect(screen.getByRole('main')).not.toHaveAttribute('aria-hidden');
  });

  it('confirms the position in a message that stays until closed, and keeps the focus', async () => {
    sharePosition(NEAR_BRYGGEN);
    const { main, user } = await visit('/help');
    const check = main.getByRole('button', { name: 'Sjekk om det virker' });
    await user.click(check);
    expect(await screen.findByText(/^Det virker\./)).toBeVisible();
    expect(check).toHaveFocus();
    expect(await accessibilityViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/^Det virker\./)).toBeNull());
    await user.click(check);
    await user.click(await screen.findByRole('button', { name: 'Lukk meldingen' }));
    await waitFor(() => expect(screen.queryByText(/^Det virker\./)).toBeNull());
  });
});

const counted = {
  analytics: { endpoint: '/visits', kind: 'own', respects: [], google: true },
} as const;

describe('the privacy page', () => {
  it('lists what is stored, why and for how long', async () => {
    const { main } = await visit('/privacy', counted);
    const row = (name: string) => main.getByText(name).closest('tr');
    for (const name of ['language', 'fontsize', 'checkedin', 'privacy'])
      expect(row(name)).toHaveTextContent(/90 dager\s*Nødvendig/);
    for (const name of ['_ga', '_gid']) expect(row(name)).toHaveTextContent(/90 dager\s*Valgfri/);
  });

  it('offers Google Analytics only where it is configured', async () => {
    const google = { name: /Google/ };
    const { main } = await visit('/privacy', counted);
    expect(main.getByRole('switch', google)).toBeVisible();
    const analytics = { endpoint: '/visits', kind: 'own', respects: [] } as const;
    const without = await visit('/privacy', { analytics });
    expect(without.main.getByRole('switch', { name: 'La Varde telle besøk' })).toBeVisible();
    expect(without.main.queryByRole('switch', google)).toBeNull();
  });

  it('stores that visits are not counted, which removes old cookies, and the opposite', async () => {
    const count = { name: 'La Varde telle besøk' };
    const { main, user } = await visit('/privacy', counted);
    document.cookie = '_ga=1; path=/';
    document.cookie = '_gid=2; path=/';
    expect(document.cookie).toMatch(/_ga.*_gid/);
    expect(main.getByRole('switch', count)).toBeChecked();
    await user.click(main.getByRole('switch', count));
    expect(main.getByRole('switch', count)).not.toBeChecked();
    expect(localStorage.getItem('privacy')).toBe('{"analytics":false}');
    await waitFor(() => expect(document.cookie).not.toMatch(/_ga|_gid/));
    const again = await visit('/privacy', counted);
    expect(again.main.getByRole('switch', count)).not.toBeChecked();
    await again.user.click(again.main.getByRole('switch', count));
    expect(localStorage.getItem('privacy')).toBe('{"analytics":true}');
  });
});
