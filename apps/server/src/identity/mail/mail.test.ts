import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { loadConfig } from '#config/config.ts';
import { createMailer } from './mail.service.ts';

let server: SMTPServer | undefined;
afterEach(
  () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())),
);

async function startSmtp(): Promise<{ port: number; received: { to: string[]; text: string }[] }> {
  const received: { to: string[]; text: string }[] = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refused = Object.assign(new Error(`<${address}>: unknown`), { responseCode: 550 });
      done(address.startsWith('unknown') ? refused : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (part: Buffer) => chunks.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = server.listen(0, '127.0.0.1', resolve);
  await promise;
  return { port: (listening.address() as AddressInfo).port, received };
}

const mailerAt = (port: number) =>
  createMailer(
    loadConfig({
      VARDE_SMTP_URL: `smtp://127.0.0.1:${port}`,
      VARDE_MAIL_FROM: 'Varde <post@museum.example>',
    }),
  );

it('sends through the configured server to the one recipient, encoded as UTF-8', async () => {
  const { port, received } = await startSmtp();
  await mailerAt(port).send({ to: 'kari@museum.example', subject: 'Bekreft', text: 'Hei på deg' });
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['kari@museum.example']);
  expect(received[0]?.text).toContain('From: Varde <post@museum.example>');
  expect(received[0]?.text).toContain('Hei p=C3=A5 deg');
});

it('fails without the recipient in the error when the server rejects it', async () => {
  const failed: unknown = await mailerAt((await startSmtp()).port)
    .send({ to: 'unknown@museum.example', subject: 'x', text: 'x' })
    .catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: 'EENVELOPE', message: expect.stringContaining('550') });
  expect(inspect(failed, { depth: null })).not.toContain('unknown@museum.example');
});

it('fails when the server is down', async () => {
  const { port } = await startSmtp();
  await new Promise<void>((resolve) => {
    server?.close(() => resolve());
  });
  server = undefined;
  const sent = mailerAt(port).send({ to: 'kari@museum.example', subject: 'x', text: 'x' });
  await expect(sent).rejects.toThrow('ECONNREFUSED');
});
