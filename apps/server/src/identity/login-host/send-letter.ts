import type { FastifyRequest } from 'fastify';
import type { Letter } from '#identity/accounts/accounts.service.ts';
import type { Mail } from '#identity/mail/mail.service.ts';
import type { LoginHostDeps, PageRequest } from './page-request.ts';
import { pathOf } from './pages/sign-in-pages.ts';
import type { Words } from './words.ts';

/** Sends what was written, if anything was. Nobody waits for it: how long it takes must not tell anything. */
export function sendLetter(
  { mailer }: LoginHostDeps,
  { origin, words }: Pick<PageRequest, 'origin' | 'words'>,
  raw: FastifyRequest,
  write: () => Promise<Letter | undefined>,
): void {
  const send = async () => {
    const letter = await write();
    if (letter) await mailer.send(writeMail(letter, origin, words));
  };
  void send().catch((err: unknown) => raw.log.error({ err }, 'sending a mail failed'));
}

/** Plain text, one link, and what to do when it was not oneself who asked. */
function writeMail(letter: Letter, origin: string, { say }: Words): Mail {
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
