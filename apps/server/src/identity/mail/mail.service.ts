/** Sends plain-text email: through the configured SMTP server, else to a folder (development). */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#config/config.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves when the server has accepted the email. */
  send(mail: Mail): Promise<void>;
}

const DEVELOPMENT_SENDER = 'Varde <varde@localhost>';
/** An unresponsive mail server must not delay requests for minutes. */
const TIMEOUT_MS = 10_000;

export const mailFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>): string =>
  join(dataFolder, 'mail');

export function createMailer(config: Config): Mailer {
  return { send: config.mail ? bySmtp(config.mail) : intoFolder(mailFolder(config)) };
}

/** Connects and logs in, without sending. @throws what the mail server answers */
export async function verifyMailServer(smtpUrl: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  await transport.verify().finally(() => transport.close());
}

function bySmtp({ smtpUrl, from }: NonNullable<Config['mail']>): Mailer['send'] {
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(
      { url: smtpUrl, connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
      { from },
    );
    await transport
      .sendMail(addressed(mail))
      .catch((error: unknown) => {
        throw withoutEmailAddress(error);
      })
      .finally(() => transport.close());
  };
}

/** An SMTP rejection repeats the email address in its message, which must not be logged. */
function withoutEmailAddress(error: unknown): unknown {
  if (!(error instanceof Error && 'responseCode' in error)) return error;
  const code = 'code' in error ? error.code : undefined;
  const command = 'command' in error ? String(error.command) : '';
  const message = `The mail server answered ${command} with ${String(error.responseCode)}.`;
  return Object.assign(new Error(message), { code });
}

function intoFolder(folder: string): Mailer['send'] {
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail({ from: DEVELOPMENT_SENDER, ...addressed(mail) });
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(join(folder, name), message, { mode: 0o600 });
  };
}

/** As an object, so that the recipient is never parsed as a list of email addresses. */
function addressed({ to, subject, text }: Mail) {
  return {
    to: { name: '', address: to },
    subject,
    text,
    textEncoding: 'quoted-printable' as const,
  };
}
