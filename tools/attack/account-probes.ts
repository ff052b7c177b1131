/** Attacks on accounts, sessions, keys and emails. */
import { createHmac } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { holds, KEY, shown, unless, type Probe } from './probe.ts';
import type { Send } from './send.ts';

const PASSWORD = 'et fjell bak fjorden';
const WRONG_LOG_INS = 110;
const MAILS = 150;

const cookieOf = (set: string | readonly string[] | undefined): string =>
  [set ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

const postForm = (
  send: Send,
  formPath: string,
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) =>
  send({
    method: 'POST',
    path: formPath,
    headers: {
      host: 'localhost:4000',
      origin: 'http://localhost:4000',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(form).toString(),
  });

const from = (address: string) => ({ 'x-forwarded-for': address });

async function forgedTokens({
  attacked,
  send,
}: Parameters<Probe['run']>[0]): Promise<readonly string[]> {
  const [head = '', claims = '', signature = ''] = (await attacked.token('victim')).split('.');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as Record<string, unknown>;
  const hmac = (start: string) => createHmac('sha256', '').update(start).digest('base64url');
  const hs256 = `${encode({ ...header, alg: 'HS256' })}.${claims}`;
  const tokens = [
    '',
    'a.b.c',
    `${head}.${claims}.`,
    `${head}.${claims}.${signature.slice(0, -4)}AAAA`,
    `${head}.${encode({ ...read, sub: 'other' })}.${signature}`,
    `${encode({ ...header, alg: 'none' })}.${claims}.`,
    `${hs256}.${hmac(hs256)}`,
    `${encode({ ...header, kid: '../../etc/passwd' })}.${claims}.${signature}`,
    `${encode({ ...header, jwk: { kty: 'oct', k: '' } })}.${claims}.${signature}`,
    `${head}.${encode({ ...read, exp: 9_999_999_999 })}.${signature}`,
  ];
  const found: string[] = [];
  for (const token of tokens) {
    const answer = await send({
      path: '/api/v3/user-settings/current',
      headers: { ...KEY, authorization: `Bearer ${token}` },
    });
    if (answer.status !== 401) found.push(`${token.slice(0, 40)}…: ${shown(answer)}`);
  }
  return found;
}

async function lockout({
  send,
  attacked,
}: Parameters<Probe['run']>[0]): Promise<readonly string[]> {
  const email = 'kari@museum.example';
  const owner = from('198.51.100.7');
  const created = await postForm(
    send,
    '/identity/create-account',
    { email, name: 'Kari', password: PASSWORD },
    owner,
  );
  const link = await confirmationLink(attacked.dataFolder, email);
  if (created.status !== 200 || link === undefined) return [`no account: ${shown(created)}`];
  await postForm(send, link, { password: PASSWORD }, owner);
  const logIn = (password: string, headers: Readonly<Record<string, string>>) =>
    postForm(send, '/identity/account/log-in', { email, password }, headers);
  const first = await logIn(PASSWORD, owner);
  const cookie = cookieOf(first.headers['set-cookie']);
  if (first.status >= 400 || cookie === '') return [`no log-in: ${shown(first)}`];
  for (let count = 0; count < WRONG_LOG_INS; count += 1)
    await logIn(`feil ord nummer ${count}`, from(`203.0.113.${Math.floor(count / 10) + 1}`));
  const again = await logIn(PASSWORD, { ...owner, ...(cookie && { cookie }) });
  return unless(
    again.status !== 429,
    `the owner, on the device that logged in before: ${again.status}`,
  );
}

/** Mails are written after the response, quoted-printable. */
async function confirmationLink(dataFolder: string, email: string): Promise<string | undefined> {
  let link: string | undefined;
  await holds(() => {
    const mail = mailsTo(dataFolder, email).join('');
    link = /http:\/\/localhost:4000(\/\S+)/.exec(mail)?.[1];
    return link !== undefined;
  }, MAIL_MS);
  return link;
}

const MAIL_MS = 20_000;

function mailsTo(dataFolder: string, email: string): string[] {
  const folder = path.join(dataFolder, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .map((mail) =>
      mail
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        ),
    )
    .filter((mail) => mail.includes(`To: ${email}`));
}

const mailsIn = (dataFolder: string): number => {
  const folder = path.join(dataFolder, 'mail');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

async function manyMails({
  send,
  attacked,
}: Parameters<Probe['run']>[0]): Promise<readonly string[]> {
  const before = mailsIn(attacked.dataFolder);
  for (let count = 0; count < MAILS; count += 1)
    await postForm(
      send,
      '/identity/create-account',
      { email: `stranger${count}@museum.example`, name: 'A', password: PASSWORD },
      from(`2001:db8:1:${count.toString(16)}::1`),
    );
  await holds(() => mailsIn(attacked.dataFolder) - before >= MAILS, MAIL_MS);
  const written = mailsIn(attacked.dataFolder) - before;
  return unless(written < MAILS, `${written} emails for ${MAILS} strangers from one network`);
}

async function discovery({ send }: Parameters<Probe['run']>[0]): Promise<readonly string[]> {
  const host = { host: 'localhost:4000' };
  const { text, status } = await send({
    path: '/identity/.well-known/openid-configuration',
    headers: host,
  });
  if (status !== 200) return [`no discovery: ${status}`];
  const described = JSON.parse(text) as Record<string, unknown>;
  const found: string[] = [];
  for (const [name, url] of Object.entries(described)) {
    if (!/_endpoint$|_uri$/.test(name) || typeof url !== 'string') continue;
    const { pathname } = new URL(url);
    const answers = [
      await send({ path: pathname, headers: host }),
      await postForm(send, pathname, {}),
    ];
    if (answers.every((answer) => answer.status === 404)) found.push(`${name} is 404`);
  }
  const methods = described['token_endpoint_auth_methods_supported'] as string[];
  const unused = methods.filter((method) => method !== 'client_secret_basic');
  return [...found, ...unless(unused.length === 0, `offers ${unused.join(', ')}`)];
}

export const accountProbes: readonly Probe[] = [
  {
    name: 'forged tokens',
    tried: 'ten tokens: unsigned, other algorithm, other claims, other key',
    run: forgedTokens,
  },
  {
    name: 'keys',
    tried: 'no, empty, wrong and repeated API and preview keys',
    async run({ send }) {
      const wrong = [
        await send({ path: '/api/v3/site' }),
        await send({ path: '/api/v3/site', headers: { 'api-key': '' } }),
        await send({ path: '/api/v3/site', headers: { 'api-key': 'varde-local ,varde-local' } }),
        await send({ path: '/api/v3/site?api-key=varde-local' }),
      ];
      const preview = await send({
        path: '/api/v3/documents/103',
        headers: { ...KEY, 'preview-key': 'guess' },
      });
      return [
        ...wrong.filter(({ status }) => status !== 401).map(shown),
        ...unless(preview.status >= 400, shown(preview)),
      ];
    },
  },
  {
    name: 'forged host',
    tried: 'sign-in, sitemap and pages with the name of another host',
    async run({ send }) {
      const headers = { host: 'evil.example' };
      const signIn = await send({
        path: '/identity/oauth2/authorize?redirect_uri=http://evil.example/oauth2/callback&state=a',
        headers,
      });
      return unless(
        signIn.status >= 400 && signIn.status < 500,
        `sign-in at another host: ${shown(signIn)}`,
      );
    },
  },
  {
    name: 'cookies',
    tried: 'attributes of every cookie that signing in sets',
    async run({ send }) {
      const started = await send({
        path: '/identity/oauth2/authorize?redirect_uri=http%3A%2F%2Flocalhost%3A4000%2Foauth2%2Fcallback&state=a-random-state',
        headers: { host: 'localhost:4000' },
      });
      const lines = [started.headers['set-cookie'] ?? []].flat();
      const wrong = lines.filter(
        (line) =>
          !/HttpOnly/i.test(line) || !/SameSite/i.test(line) || /Path=\/(?:;|$)/i.test(line),
      );
      return [...unless(lines.length > 0, `no cookie: ${shown(started)}`), ...wrong];
    },
  },
  {
    name: 'posts of another site',
    tried: 'logging out, refreshing and deleting with the Origin of another site',
    async run({ send }) {
      const origin = { origin: 'https://evil.example' };
      const paths = [
        '/gateway/auths/oauth2/token',
        '/gateway/auths/oauth2/logout',
        '/gateway/auths/ownData/delete',
        '/identity/account/delete',
      ];
      const answers = [];
      for (const one of paths)
        answers.push([
          one,
          await postForm(send, one, { grant_type: 'refresh_token' }, origin),
        ] as const);
      return answers
        .filter(([, { status }]) => ![400, 401, 403, 404, 405].includes(status))
        .map(([one, answer]) => `${one}: ${shown(answer)}`);
    },
  },
  {
    name: 'hostile names',
    tried: 'accounts named by NUL, 200 kB, markup and direction marks',
    async run({ send }) {
      const names = [
        'a\0b',
        'x'.repeat(200_000),
        '<script>alert(1)</script>',
        '\u202egnp',
        '\r\nBcc: a@b.no',
        '\ud800',
      ];
      const found: string[] = [];
      for (const [at, name] of names.entries()) {
        const answer = await postForm(
          send,
          '/identity/create-account',
          { email: `name${at}@museum.example`, name, password: PASSWORD },
          from(`198.51.100.${at + 20}`),
        );
        if (answer.status >= 500 || answer.status === 0 || answer.text.includes('<script>alert(1)'))
          found.push(`${name.slice(0, 20)}: ${shown(answer)}`);
      }
      return found;
    },
  },
  {
    name: 'discovery',
    tried: 'every endpoint and method that the login host offers',
    run: discovery,
  },
  {
    name: 'lockout',
    tried: `${WRONG_LOG_INS} wrong passwords from eleven addresses, then the owner’s right one`,
    run: lockout,
  },
  {
    name: 'limits of emails',
    tried: `${MAILS} accounts for strangers’ addresses from one /48`,
    run: manyMails,
  },
];
