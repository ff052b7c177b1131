import { screen, waitFor, within } from '@testing-library/dom';
import { FAVOURITES_MAX } from '@varde/domain/constants';
import { expect, it, onTestFinished, vi } from 'vitest';
import { start } from './rebus-player.ts';
import { currentUrl, failRequests, visit, requestsOf, type Visit } from './visit.tsx';

const TITLE = 'Urnes stavkirke';
const heart = (title = TITLE) =>
  within(screen.getByRole('main')).getByRole('button', { name: `Favoritt: ${title}` });
const row = (text: string) =>
  within(screen.getByRole('main'))
    .queryAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes(text));

async function like(path: string, title: string): Promise<Visit> {
  const page = await visit(path);
  await page.user.click(heart(title));
  expect(heart(title)).toHaveAttribute('aria-pressed', 'true');
  return page;
}

it('the heart stores a favourite across a reload, until clicked again', async () => {
  await like('/article/101', TITLE);
  await visit('/article/101');
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  const { user } = await visit('/user?tab=favourites');
  expect(await screen.findByRole('link', { name: /^Favoritter 1/ })).toBeVisible();
  await waitFor(() => expect(row(TITLE)).toHaveLength(1));
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  // It stays listed, so that it can be restored, until the next visit.
  expect(screen.getByRole('link', { name: /^Favoritter 0/ })).toBeVisible();
  expect(row(TITLE)).toHaveLength(1);
  await visit('/user?tab=favourites');
  expect(await screen.findByText(/^Ingen favoritter ennå/)).toBeVisible();
});

it('the heart of a row stores its document, without following the link', async () => {
  const { main, user } = await visit('/explore/list/presentations');
  const [first] = main.getAllByRole('button', { name: /^Favoritt: / });
  const title = first?.getAttribute('aria-label')?.slice('Favoritt: '.length) ?? '';
  await user.click(first as HTMLElement);
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(currentUrl()).toBe('/explore/list/presentations');
  await user.click(main.getByRole('link', { name: new RegExp(`^${title}`) }));
  await screen.findByRole('heading', { level: 1, name: title });
  expect(heart(title)).toHaveAttribute('aria-pressed', 'true');
});

const withFavourites = (count: number) =>
  localStorage.setItem(
    'favourites',
    JSON.stringify({ favourites: Array.from({ length: count }, (_, nr) => nr + 10_000) }),
  );

it('the heart reports how many favourites still fit, and then that none does', async () => {
  withFavourites(FAVOURITES_MAX - 1);
  await like('/article/101', TITLE);
  expect(await screen.findByText(/Nå er det plass til 0 til/)).toBeVisible();
  const { user } = await visit('/article/102');
  const [other] = within(screen.getByRole('main')).getAllByRole('button', { name: /^Favoritt: / });
  await user.click(other as HTMLElement);
  expect(await screen.findByText(/Du har 5\s?000 favoritter.*Fjern en/)).toBeVisible();
  expect(other).toHaveAttribute('aria-pressed', 'false');
});

it('the heart reports that nothing can be stored', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const ignore = () => null;
  vi.stubGlobal('localStorage', {
    getItem: ignore,
    setItem: full,
    removeItem: ignore,
    clear: ignore,
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = await visit('/article/101');
  await user.click(heart());
  expect(await screen.findByText(/^Nettleseren lot oss ikke lagre favoritten\./)).toBeVisible();
});

it('my page shows the progress of a rebus', async () => {
  await visit('/user');
  expect(await screen.findByText(/^Ingen rebusløp ennå/)).toBeVisible();
  await start();
  const { user } = await visit('/user');
  expect(await screen.findByRole('link', { name: /^Rebusløp 1/ })).toBeVisible();
  expect(await screen.findByText('0 av 5 poster løst, 0 av 60 poeng')).toBeVisible();
  const [rebus] = row('Rundt Bryggen');
  await user.click(within(rebus as HTMLElement).getByRole('link'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rundt Bryggen' })).toBeVisible();
  expect(currentUrl()).toBe('/rebus/401');
});

it('my page says the progress of a rebus in the visitor’s language, whatever that of its title', async () => {
  await start();
  await visit('/de/user');
  const title = await screen.findByText('Around Bryggen');
  expect(title.closest('[lang]')).toHaveAttribute('lang', 'en');
  const progress = await screen.findByText(/^0 .* 5 .* 60/);
  expect(progress.closest('[lang]')).toHaveAttribute('lang', 'de');
});

it('my page lists a rebus whose title cannot be loaded, and a retry loads the title', async () => {
  await start();
  const failure = failRequests(/\/documents\//);
  const { user } = await visit('/user');
  expect(await screen.findByRole('link', { name: /^Rebusløp 401/ })).toHaveAttribute(
    'href',
    '/rebus/401',
  );
  failure.stop();
  await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
  expect(await screen.findByRole('link', { name: /^Rundt Bryggen/ })).toBeVisible();
  expect(await screen.findByText('0 av 5 poster løst, 0 av 60 poeng')).toBeVisible();
});

it('a signed-out visitor is told why and how to sign in', async () => {
  const signIn = { gateway: '/gateway', loginHost: '/identity' };
  const { main } = await visit('/user', { signIn });
  expect(await main.findByRole('heading', { name: 'Hvorfor logge inn?' })).toBeVisible();
  const [enter, create] = ['Logg inn', 'Lag konto'].map((name) => main.getByRole('link', { name }));
  expect(enter).toHaveAttribute('href', expect.stringMatching(/^\/login\?/));
  expect(create).toHaveAttribute('href', expect.stringMatching(/^\/login\?.*create=true/));
});

it('nothing is transferred before it is confirmed, or with half a code', async () => {
  const requests = requestsOf(/\/transfers/);
  const { user } = await visit('/user#move=AAAAAAAAAAAAAAAAAAAAAA');
  const question = await screen.findByText(/^Vil du hente favoritter og rebusløp hit\?/);
  await user.click(screen.getByRole('button', { name: 'Nei takk' }));
  expect(question).not.toBeInTheDocument();
  await visit('/user#move=AAAA');
  expect(await screen.findByText(/^Koden ble ikke lest riktig\./)).toBeVisible();
  expect(requests).toEqual([]);
});

it('a code that could not be made is reported, and a retry shows one', async () => {
  await like('/article/101', TITLE);
  const { user } = await visit('/user');
  const failure = failRequests(/\/transfers$/, 503);
  await user.click(await screen.findByRole('button', { name: 'Vis koden' }));
  expect(await screen.findByText(/^Vi fikk ikke laget koden\./)).toBeVisible();
  failure.stop();
  await user.click(screen.getByRole('button', { name: 'Vis koden' }));
  expect(await screen.findByRole('img', { name: /^QR-kode som tar med/ })).toBeVisible();
});
