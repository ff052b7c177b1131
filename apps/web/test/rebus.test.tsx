import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { shareNoPosition, sharePosition } from './position.ts';
import {
  answer,
  answerButton,
  dialog,
  openBySign,
  post,
  REBUS,
  start,
  startButton,
  typeCode,
} from './rebus-player.ts';
import { currentUrl, failRequests, visit } from './visit.tsx';

it('a rebus stores that a post is reached, and no position of the visitor', async () => {
  sharePosition({ latitude: 60.39472, longitude: 5.32475, accuracy: 10 });
  await start();
  expect(await screen.findByText('Du er framme ved post 1.')).toBeVisible();
  const stored = JSON.stringify(Object.entries(localStorage));
  expect(stored).toContain('reached');
  expect(stored).not.toMatch(/60\.39|5\.32/);
});

it('the text of a post is in the language that a visitor switches to', async () => {
  sharePosition({ latitude: 60.39472, longitude: 5.32475, accuracy: 10 });
  await start();
  const { user } = await visit(post(1));
  expect(await screen.findByText(/^Still deg innerst ved vannet/)).toBeVisible();
  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Svenska', hidden: true }));
  expect(await screen.findByText(/^Ställ dig längst in vid vattnet/)).toBeVisible();
});

it('a solved post is followed by the arrival at the next one where the visitor stands already', async () => {
  sharePosition({ latitude: 60.39722, longitude: 5.32318, accuracy: 10 });
  await start();
  const page = await visit(post(1));
  await openBySign(page, 'Vågen');
  await answer(page, 'Sjømine');
  expect(await screen.findByText('Du er framme ved post 2.')).toBeVisible();
});

it('an inaccurate position is explained, and the post opens by its code', async () => {
  // Two proximities away, with an accuracy of two.
  sharePosition({ latitude: 60.3934, longitude: 5.3245, accuracy: 120 });
  await start();
  const page = await visit(post(1));
  expect(await screen.findByText(/^Telefonen vet hvor du er innenfor 120 m\./)).toBeVisible();
  expect(screen.getByText(/^Telefonen er usikker på hvor du er akkurat nå/)).toBeVisible();
  // The answer to the clue is a word: a keypad of digits has no letters.
  expect(
    screen.getByRole('textbox', { name: 'Hva heter havna som torget ligger innerst i?' }),
  ).toHaveAttribute('inputmode', 'text');
  await openBySign(page, 'Vågen');
  expect(await answerButton()).toBeVisible();
});

it('a visitor reads why the position is needed before the browser asks', async () => {
  const device = shareNoPosition();
  const { user } = await start();
  expect(await screen.findByText(/så sier vi hvor langt det er til posten/)).toBeVisible();
  expect(screen.getByText('Mangler posisjonsdata')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Slik slår du på posisjonen' })).toBeVisible();
  expect(device.started).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Slå på posisjonen' }));
  await waitFor(() => expect(device.started).toBe(1));
});

it('a failed start of a rebus is reported, and a retry starts it', async () => {
  const { user } = await visit(REBUS);
  const failure = failRequests(/\/documents\/401\?.*rebus=401/);
  await user.click(await startButton());
  expect(await dialog()).toHaveTextContent('Vi fikk ikke lastet innholdet.');
  failure.stop();
  await user.click(within(await dialog()).getByRole('button', { name: 'Prøv igjen' }));
  expect(await screen.findByText(/^0 av 5 poster løst/)).toBeVisible();
});

it('a wrong answer and a hint cost points, starting over resets all', async () => {
  await start();
  const page = await visit(post(1));
  await openBySign(page, 'Vågen');
  await answer(page, 'anker');
  expect(await screen.findByText('Ikke helt. Prøv igjen, nå gir svaret 8 poeng.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Vis et hint (koster 2 poeng)' }));
  expect(await screen.findByText(/^Den fløt i sjøen/)).toBeVisible();
  await answer(page, 'Sjømine');
  await page.user.click(within(await dialog()).getByRole('button', { name: 'Bli her' }));
  expect(await screen.findByText('Løst: 6 poeng')).toBeVisible();
  const list = await visit(`${REBUS}/list`);
  expect(await list.main.findByText('Løst: 6 poeng')).toBeVisible();
  expect(await list.main.findByText('Foran gavlene')).toBeVisible();
  const { user } = await visit(REBUS);
  await user.click(await screen.findByRole('button', { name: 'Start på nytt' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Ja, start på nytt' }));
  expect(await startButton()).toBeVisible();
  await visit(REBUS);
  expect(await startButton()).toBeVisible();
});

it('a post that requires its code opens by the typed code, and has a clue where the sign is missing', async () => {
  await start('/rebus/402');
  const page = await visit('/rebus/402/post/4022');
  await typeCode(page, 4021);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Koden på skiltet' })).toHaveAccessibleDescription(
      /hører ikke til denne posten/,
    ),
  );
  await page.user.click(screen.getByText('Åpner ikke posten seg?'));
  expect(await screen.findByRole('textbox', { name: /Hva ble lagret her/ })).toBeVisible();
  await typeCode(page, 4022);
  expect(await answerButton()).toBeVisible();
});

it('the code of a post opens the post in a run in progress', async () => {
  await start();
  await visit('/4011');
  expect(await answerButton()).toBeVisible();
  await waitFor(() => expect(currentUrl()).toBe(post(1)));
});

it('the code of a post opens the post once the run is started', async () => {
  const { user } = await visit('/4011');
  await waitFor(() => expect(currentUrl()).toBe(post(1)));
  expect(localStorage.getItem('quiz-401')).toBeNull();
  await user.click(await startButton());
  expect(await answerButton()).toBeVisible();
});

it('the code of a hidden post does not open it', async () => {
  await start();
  await visit('/4013');
  expect(await screen.findByText(/^Denne posten dukker opp/)).toBeVisible();
  await waitFor(() => expect(currentUrl()).toBe(post(3)));
  expect(screen.queryByRole('button', { name: 'Svar' })).not.toBeInTheDocument();
});

it('a hidden post is shown to those who have solved the preceding ones, and only to them', async () => {
  const secret = /Foran gavlene|Enhjørning|hanseatene på Bryggen\? Velg|60\.39722/;
  await start();
  const before = await visit(`${REBUS}/list`);
  await waitFor(() => expect(before.main.getAllByText('Skjult post')).toHaveLength(4));
  await visit(post(2));
  expect(await screen.findByText(/^Denne posten dukker opp/)).toBeVisible();
  expect(document.documentElement).not.toHaveTextContent(secret);
  // The link to the next post, not the start of the rebus.
  expect(await screen.findByRole('link', { name: 'Til post 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start rebusen' })).not.toBeInTheDocument();
  const page = await visit(post(1));
  await openBySign(page, 'Vågen');
  await answer(page, 'Sjømine');
  expect(await dialog()).toBeVisible();
  const after = await visit(`${REBUS}/list`);
  expect(await after.main.findByText('Foran gavlene')).toBeVisible();
  expect(after.main.getAllByText('Skjult post')).toHaveLength(3);
});

it('options of a task are marked with their own language', async () => {
  await start('/rebus/404');
  await typeCode(await visit('/rebus/404/post/4041'), 4041);
  expect(await screen.findByText(/^Et dypt dagbrudd/)).toHaveAttribute('lang', 'nb');
  await visit('/de/rebus/404/post/4041');
  expect(await screen.findByText(/^A deep open pit/)).toHaveAttribute('lang', 'en');
});
