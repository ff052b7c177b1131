/** Plays the demo's rebus Rundt Bryggen: five posts, each hidden until the previous is solved. */
import { screen, waitFor, within } from '@testing-library/dom';
import { visit, type Visit } from './visit.tsx';

export const REBUS = '/rebus/401';
export const post = (nr: number): string => `/rebus/401/post/401${nr}`;

/** Once the code of the game has loaded. */
export async function startButton(): Promise<HTMLElement> {
  return waitFor(() => {
    const button = screen.getByRole('button', { name: 'Start rebusen' });
    if (button.getAttribute('aria-disabled') === 'true') throw new Error('not loaded');
    return button;
  });
}

export async function start(rebus = REBUS): Promise<Visit> {
  const page = await visit(rebus);
  await page.user.click(await startButton());
  await screen.findByText(/^0 av \d poster løst/);
  return page;
}

export const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog');

export const answerButton = (): Promise<HTMLElement> =>
  screen.findByRole('button', { name: 'Svar' });

export async function answer({ user }: Visit, text: string): Promise<void> {
  const button = await answerButton();
  const field = screen.getByLabelText(/^Svaret ditt/);
  await user.clear(field);
  await user.type(field, text);
  await user.click(button);
}

export async function typeCode({ user }: Visit, code: number): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Koden på skiltet' });
  await user.clear(field);
  await user.type(field, `${code}{Enter}`);
}

/** Opens a post without its position, by what its sign says. */
export async function openBySign({ user }: Visit, text: string): Promise<void> {
  await user.click(await screen.findByText('Åpner ikke posten seg?'));
  const button = await screen.findByRole('button', { name: 'Åpne posten' });
  const form = within(button.closest('form') as HTMLElement);
  await user.type(form.getByRole('textbox'), text);
  await user.click(button);
}
