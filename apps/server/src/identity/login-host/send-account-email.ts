import type { FastifyRequest } from 'fastify';
import type { AccountEmail } from '#identity/accounts/accounts.service.ts';
import type { Mail } from '#identity/mail/mail.service.ts';
import type { LoginHostDeps, PageRequest } from './page-request.ts';
import { pathOf } from './pages/sign-in-pages.ts';
import type { Messages } from './messages.ts';

/** Not awaited: the duration would reveal whether an account exists. */
export function sendAccountEmail(
  { mailer }: LoginHostDeps,
  { origin, messages }: Pick<PageRequest, 'origin' | 'messages'>,
  raw: FastifyRequest,
  write: () => Promise<AccountEmail | undefined>,
): void {
  const send = async () => {
    const email = await write();
    if (email) await mailer.send(writeMail(email, origin, messages));
  };
  void send().catch((err: unknown) => raw.log.error({ err }, 'sending a mail failed'));
}

/** Plain text: one link, and advice for a recipient who did not request it. */
function writeMail(email: AccountEmail, origin: string, { t }: Messages): Mail {
  const { kind, to } = email;
  const link = origin + linkOf(email);
  const lines = [t('mail.greeting'), t(`mail.${kind}`), link, t(`mail.${kind}.else`), origin];
  return { to, subject: t(`mail.${kind}.subject`), text: `${lines.join('\n\n')}\n` };
}

function linkOf(email: AccountEmail): string {
  if (email.kind === 'known') return '/login';
  if (email.kind === 'changed') return pathOf('forgotten-password');
  return pathOf(email.kind === 'confirm' ? 'confirm' : 'new-password', `token=${email.token}`);
}
