import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { sharePosition } from './position.ts';
import { expectErrors, loseNetwork, visit } from './visit.tsx';

const ARTICLE = /^Bergkunsten i Alta/;

it.each([
  ['/about', '/help', 'Sjekk om det virker', 'Posisjon er slått av under dette besøket.'],
  ['/en/about', '/en/help', 'Check that it works', 'Geo location watcher is turned off'],
])(
  '%s?loc=false turns the position off for the visit, and a notice says so',
  async (from, help, name, notice) => {
    sharePosition({ latitude: 60.39, longitude: 5.32, accuracy: 10 });
    await visit(`${from}?loc=false`);
    const { main, user } = await visit(help);
    await user.click(main.getByRole('button', { name }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(notice);
  },
);

it('?env= accepts only environments that are configured', async () => {
  const { main } = await visit('/about?env=evil');
  expect(main.getByText('local')).toBeVisible();
  expect(main.queryByText(/evil/)).toBeNull();
});

describe('when the network is lost', () => {
  it('a banner says so until it is back', async () => {
    await visit('/about');
    const findNetwork = loseNetwork();
    expect(await screen.findByText(/^Du er uten nett\./)).toBeVisible();
    findNetwork();
    await waitFor(() => expect(screen.queryByText(/^Du er uten nett\./)).toBeNull());
  });

  it('a page that fails to load says so, and loads by itself once it is back', async () => {
    expectErrors(/offline/);
    const { main, user } = await visit('/explore/list/articles');
    const findNetwork = loseNetwork();
    await user.click(main.getByRole('link', { name: ARTICLE }));
    const failed = { level: 1, name: 'Noe gikk galt' };
    expect(await screen.findByRole('heading', failed)).toBeVisible();
    const page = within(screen.getByRole('main'));
    expect(page.getByText(/^Vi fikk ikke kontakt\./)).toBeVisible();
    page.getByRole('link', { name: 'Prøv igjen' }).focus();
    findNetwork();
    expect(await screen.findByRole('heading', { level: 1, name: ARTICLE })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
