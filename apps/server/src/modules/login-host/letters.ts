/** The mails of the login host: plain text, one link, and what to do when it was not oneself who asked. */
import type { Letter } from '#modules/accounts/accounts.service.ts';
import type { Mail } from '#modules/mail/mail.service.ts';
import { pathOf } from './pages/sign-in-pages.ts';
import type { Words } from './words.ts';

export function writeMail(letter: Letter, origin: string, { say }: Words): Mail {
  const { kind, to } = letter;
  const link = origin + linkOf(letter);
  const lines = [say('mail.greeting'), say(`mail.${kind}`), link, say(`mail.${kind}.else`), origin];
  return { to, subject: say(`mail.${kind}.subject`), text: `${lines.join('\n\n')}\n` };
}

function linkOf(letter: Letter): string {
  if (letter.kind === 'known') return '/login';
  if (letter.kind === 'changed') return pathOf('forgotten-password');
  return pathOf(letter.kind === 'confirm' ? 'confirm' : 'new-password', `token=${letter.token}`);
}
