import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  accessibilityViolations,
  currentUrl,
  expectErrors,
  loseNetwork,
  visit,
  type Visit,
} from './visit.tsx';

const field = ({ main }: Visit) => main.getByRole('textbox', { name: 'Tallet på skiltet' });
const open = ({ main }: Visit) => main.getByRole('button', { name: 'Åpne' });

describe.each(['/code', '/scan'])('the form on %s', (path) => {
  it('opens the place of a typed code without further input', async () => {
    const page = await visit(path);
    expect(field(page)).toHaveAttribute('inputmode', 'numeric');
    await page.user.type(field(page), '1001');
    const title = { level: 1, name: 'Urnes stavkirke' };
    expect(await page.main.findByRole('heading', title)).toBeVisible();
    expect(currentUrl()).toBe('/article/101');
  });

  it('reports a missing or wrong code at the field, which can be corrected', async () => {
    const page = await visit(path);
    await page.user.click(open(page));
    const described = (text: RegExp) =>
      waitFor(() => expect(field(page)).toHaveAccessibleDescription(text));
    await described(/^Skriv inn tallet som står på skiltet\.$/);
    await page.user.type(field(page), '77');
    await page.user.click(open(page));
    await described(/^Koden finnes ikke/);
    expect(field(page)).toHaveFocus();
    expect(await accessibilityViolations()).toEqual([]);
    await page.user.keyboard('1002');
    await waitFor(() => expect(currentUrl()).toBe('/article/102'));
  });

  it('reports a lost network at the field, and keeps the code', async () => {
    expectErrors(/Failed to fetch/);
    const page = await visit(path);
    const findNetwork = loseNetwork();
    await page.user.type(field(page), '1001');
    await waitFor(() => expect(field(page)).toHaveAccessibleDescription(/koblet til nettet/));
    expect(field(page)).toHaveValue('1001');
    findNetwork();
    await page.user.type(field(page), '{Enter}', { skipClick: true });
    await waitFor(() => expect(currentUrl()).toBe('/article/101'));
  });

  it('shows an unknown code of the URL, as a form without script sends it', async () => {
    const { main } = await visit(`/en${path}?code=0077`);
    const code = main.getByRole('textbox', { name: 'The number on the sign' });
    expect(code).toHaveValue('0077');
    expect(code).toHaveAccessibleDescription(/^The code does not exist/);
  });
});

it.each([
  ['5001', '/article/102'],
  ['skjermen-ved-kaia', '/@fjord-og-fjell'],
])('the code %s on a kiosk leads to %s, as a kiosk has no page', async (code, path) => {
  await visit(`/${code}`);
  await waitFor(() => expect(currentUrl()).toBe(path));
  expect(screen.getByRole('main')).not.toHaveTextContent('Vi finner ikke siden');
});

it('a code whose document is withdrawn leads to its museum, with a message until it is closed', async () => {
  const { user } = await visit('/1019');
  const notice = await screen.findByText(/finnes ikke lenger/);
  expect(currentUrl()).toBe('/@bergverk?code=moved');
  expect(await accessibilityViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Lukk meldingen' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(currentUrl()).toBe('/@bergverk');
});

it('the code page leads to the scanner', async () => {
  const { main, user } = await visit('/code');
  await user.click(main.getByRole('link', { name: 'Skann QR-koden i stedet' }));
  const title = { level: 1, name: 'Skann en QR-kode' };
  expect(await main.findByRole('heading', title)).toBeVisible();
  expect(currentUrl()).toBe('/scan');
});
