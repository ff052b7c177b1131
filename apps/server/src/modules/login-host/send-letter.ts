import type { FastifyRequest } from 'fastify';
import type { Letter } from '#modules/accounts/accounts.service.ts';
import { writeMail } from './letters.ts';
import type { LoginHostParts, PageRequest } from './page-request.ts';

/** Sends what was written, if anything was. Nobody waits for it: how long it takes must not tell anything. */
export function sendLetter(
  { mailer }: LoginHostParts,
  { origin, words }: Pick<PageRequest, 'origin' | 'words'>,
  raw: FastifyRequest,
  write: () => Promise<Letter | undefined>,
): void {
  const send = async () => {
    const letter = await write();
    if (letter) await mailer.send(writeMail(letter, origin, words));
  };
  void send().catch((err: unknown) => raw.log.error({ err }, 'a mail could not be sent'));
}
