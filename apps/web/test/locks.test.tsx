import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { shareNoPosition, sharePosition } from './position.ts';
import {
  accessibilityViolations,
  currentUrl,
  expectErrors,
  interceptRequests,
  requestsOf,
  visit,
  type Visit,
} from './visit.tsx';

const codeField = () => screen.findByRole('textbox', { name: 'Koden fra museet' });
/** The field with the message, which is part of its description. */
const fieldSaying = (description: RegExp) =>
  screen.findByRole('textbox', { name: 'Koden fra museet', description });

async function unlock({ user }: Visit, code: string): Promise<void> {
  const field = await codeField();
  await user.clear(field);
  await user.type(field, code);
  await user.click(screen.getByRole('button', { name: 'Lås opp' }));
}

it('wrong codes are counted, until one has to wait', async () => {
  // The server counts by IP address, which all tests share.
  let left = 2;
  interceptRequests(/\/documents\/120\/unlock/, () => {
    left -= 1;
    const wait = { status: 429, headers: { 'retry-after': '570' } };
    return Promise.resolve(
      left < 0 ? new Response(null, wait) : Response.json({ attempts_left: left }, { status: 403 }),
    );
  });
  const page = await visit('/article/120');
  await unlock(page, '1');
  expect(await fieldSaying(/ikke koden.*Forsøk igjen: 1/)).toBeVisible();
  await unlock(page, '1');
  expect(await fieldSaying(/Vent litt/)).toBeVisible();
  await unlock(page, '1');
  expect(await fieldSaying(/Prøv igjen om 10 min/)).toBeVisible();
});

it('a wait of more than an hour is shown in hours', async () => {
  interceptRequests(/\/documents\/120\/unlock/, () =>
    Promise.resolve(new Response(null, { status: 429, headers: { 'retry-after': '7300' } })),
  );
  await unlock(await visit('/article/120'), '1');
  expect(await fieldSaying(/Prøv igjen om 3 timer/)).toBeVisible();
});

it('who opened the article before may try a code where others have to wait, also after the grant expired', async () => {
  const expires_at = new Date(Date.now() - 60_000).toISOString();
  localStorage.setItem('grants', JSON.stringify([{ id: 120, grant: 'former', expires_at }]));
  // As the server, once others on the same network have used up the guesses.
  interceptRequests(/\/documents\/120\/unlock/, (_url, _send, { headers }) =>
    Promise.resolve(
      new Headers(headers).get('unlock-grant') === 'former'
        ? Response.json({ attempts_left: 4 }, { status: 403 })
        : new Response(null, { status: 429, headers: { 'retry-after': '570' } }),
    ),
  );
  await unlock(await visit('/article/120'), '1');
  expect(await fieldSaying(/ikke koden.*Forsøk igjen: 4/)).toBeVisible();
});

it('an article that opens on the museum’s network explains elsewhere what to do, and retries on click', async () => {
  expectErrors(/403/);
  const attempts = requestsOf(/\/documents\/123\/unlock/);
  const { user } = await visit('/article/123');
  const findStatus = () => screen.findByText(/ikke på museets nett ennå/);
  expect(await findStatus()).toBeVisible();
  const before = attempts.length;
  expect(await accessibilityViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Jeg er på museets nett' }));
  await waitFor(() => expect(attempts).toHaveLength(before + 1));
  expect(await findStatus()).toBeVisible();
});

it('an article that opens at its place says that the position is missing, then why, with a link to the help', async () => {
  shareNoPosition();
  const { user } = await visit('/article/122');
  expect(await screen.findByText('Mangler posisjonsdata')).toBeVisible();
  expect(screen.getByText(/slå på posisjonen på telefonen/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Slik slår du på posisjon' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Jeg er her' }));
  expect(await screen.findByText(/får ikke se hvor du er/)).toBeVisible();
  expect(screen.getByText('Mangler posisjonsdata')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Slik slår du på posisjon' }));
  await waitFor(() => expect(currentUrl()).toMatch(/^\/help/));
});

it('an article that opens at its place does not miss a position that it has', async () => {
  sharePosition({ latitude: 59, longitude: 11, accuracy: 10 });
  await visit('/article/122');
  expect(await screen.findByText(/^Du er .* unna\./)).toBeVisible();
  expect(screen.queryByText('Mangler posisjonsdata')).toBeNull();
});
