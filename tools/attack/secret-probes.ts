/** Attacks on what is not shown, and on what the server sends and reaches. */
import { isPrivateHost } from '../../apps/server/src/integrations/guarded-fetch.ts';
import { createRandom } from '../../bench/corpus/random.ts';
import { INNER_SECRET } from './attacked-server.ts';
import { sendBytes } from './send.ts';
import { KEY, shown, unless, type Probe } from './probe.ts';

/** Hidden posts of the demo, their titles and the media that they alone show. */
const HIDDEN_POSTS = [4012, 4013, 4014, 4015, 4024];
/** Of a description: characters that are unlike any other text's. */
const SHOWN_LENGTH = 40;
const HIDING_REBUSES = [401, 402];
const HIDDEN_MEDIA = [5148, 5150];
async function pathTraversal({ send }: Parameters<Probe['run']>[0]): Promise<readonly string[]> {
  const ups = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '....//',
    '%252e%252e%252f',
    '.%00./',
    '%c0%ae%c0%ae/',
  ];
  const folders = [
    '/assets/',
    '/media/',
    '/basemap/',
    '/exports/group/',
    '/iiif/image/3/',
    '/sitemap/',
    '/help/',
    '/identity/',
    '/',
    '/api/v3/media/',
  ];
  const found: string[] = [];
  for (const folder of folders)
    for (const up of ups)
      for (const file of ['etc/passwd', 'package.json', 'server/server.js', 'var/mail/']) {
        const answer = await send({ path: folder + up.repeat(8) + file, headers: KEY });
        const isLeak = /root:x:0|"workspaces"|lockfileVersion/.test(answer.text);
        if (isLeak || answer.status >= 500 || answer.status === 0)
          found.push(`${folder}${up}${file}: ${shown(answer)}`);
      }
  return found;
}

async function hiddenPosts({ send }: Parameters<Probe['run']>[0]): Promise<readonly string[]> {
  const found: string[] = [];
  // Not titles: the rebus itself may name where it leads.
  const texts: string[] = [];
  for (const id of HIDDEN_POSTS)
    for (const rebus of HIDING_REBUSES) {
      const { text } = await send({
        path: `/api/v3/documents/${id}?rebus=${rebus}`,
        headers: KEY,
      });
      const { description } = JSON.parse(text) as { description: Readonly<Record<string, string>> };
      texts.push(...Object.values(description).map((one) => one.slice(0, SHOWN_LENGTH)));
    }
  const paths = [
    ...HIDDEN_MEDIA.map((id) => `/api/v3/media/${id}`),
    ...HIDDEN_POSTS.flatMap((id) => [`/api/v3/documents/?referenced_from=${id}`, `/article/${id}`]),
    '/rebus/401',
    '/rebus/402',
    '/rebus/401/list',
    '/rebus/401/map',
    '/explore/list/all',
    '/sitemap.xml',
  ];
  for (const one of paths) {
    const answer = await send({ path: one, headers: KEY });
    const isEmpty = answer.status === 404 || /"total":0/.test(answer.text);
    if (one.startsWith('/api/') && !isEmpty) found.push(`${one}: ${shown(answer)}`);
    const text = texts.find((part) => answer.text.includes(part));
    if (text !== undefined) found.push(`${one} has "${text}"`);
  }
  return [...found, ...unless(texts.length >= HIDDEN_POSTS.length, 'no hidden post is found')];
}

async function headerInjection({ send }: Parameters<Probe['run']>[0]): Promise<readonly string[]> {
  const odd = '%0d%0aX-Injected:%201%0d%0aSet-Cookie:%20a=b';
  const paths = [
    `/?env=${odd}`,
    `/login?redirect=${odd}`,
    `/museum/${odd}`,
    `/minner/${odd}`,
    `/dm/${odd}`,
    `/@${odd}`,
    `/sv/${odd}`,
    `/identity/oauth2/authorize?redirect_uri=${odd}&state=${odd}`,
    `/oauth2/callback?code=${odd}`,
    `/exports/group/1.gpx?lang=${odd}`,
  ];
  const found: string[] = [];
  for (const one of paths) {
    const answer = await send({ path: one, headers: KEY });
    const location = String(answer.headers['location'] ?? '');
    if (
      'x-injected' in answer.headers ||
      answer.status >= 500 ||
      /^(?:https?:)?\/\/(?!localhost|127)/.test(location)
    )
      found.push(`${one}: ${shown(answer)} ${location}`);
  }
  return found;
}

const RANDOM_ADDRESSES = 2_000;
/** First bytes of networks that are nobody's public servers (RFC 6890 and its updates). */
const PRIVATE_V4 = [
  '10',
  '127',
  '169.254',
  '172.16',
  '172.31',
  '192.168',
  '100.64',
  '0',
  '192.0.2',
  '198.18',
  '224',
  '255',
];
const PRIVATE_V6 = [
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2001:0:1::1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '::7f00:1',
  '2001:db8::1',
];

async function privateAddresses(): Promise<readonly string[]> {
  const random = createRandom(1);
  const addresses = [
    ...PRIVATE_V6.flatMap((address) => [address, `[${address}]`]),
    ...Array.from({ length: RANDOM_ADDRESSES }, () => {
      const start = random.pick(PRIVATE_V4).split('.');
      const rest = Array.from({ length: 4 - start.length }, () => String(random.between(0, 255)));
      return [...start, ...rest].join('.');
    }),
  ];
  const believed: string[] = [];
  for (const address of addresses) if (!(await isPrivateHost(address))) believed.push(address);
  return unless(
    believed.length === 0,
    `taken for public: ${[...new Set(believed)].slice(0, 10).join(' ')}`,
  );
}

export const secretProbes: readonly Probe[] = [
  { name: 'path traversal', tried: '400 spellings of ../ below ten folders', run: pathTraversal },
  {
    name: 'hidden posts',
    tried: 'media, references, pages and lists of the demo’s five hidden posts',
    run: hiddenPosts,
  },
  {
    name: 'header injection and open redirects',
    tried: 'line feeds in every path and parameter that redirects',
    run: headerInjection,
  },
  {
    name: 'addresses of the own network',
    tried: '2,000 random private addresses and 30 spellings of IPv6, for imports',
    run: privateAddresses,
  },
  {
    name: 'redirects into the own network',
    tried: 'a configured service that redirects to another address of this machine',
    async run({ attacked, send }) {
      const paths = [
        '/api/v3/museum-objects/021090000001',
        '/api/v3/cultural-names/55555555-2222-4333-8444-555555555555',
      ];
      const before = attacked.reached.length;
      const answers = [];
      for (const one of paths) answers.push(await send({ path: one, headers: KEY }));
      const reached = attacked.reached.slice(before);
      return [
        ...unless(reached.length === 0, `reached: ${reached.join(' ')}`),
        ...unless(
          !answers.some(({ text }) => text.includes(INNER_SECRET)),
          'its answer is sent on',
        ),
      ];
    },
  },
  {
    name: 'prototype keys',
    tried: '__proto__, constructor and prototype in bodies, queries and headers',
    async run({ attacked, send }) {
      const authorization = `Bearer ${await attacked.token('polluter')}`;
      const body =
        '{"settings":{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"favourites":[]}}';
      const headers = { ...KEY, authorization, 'content-type': 'application/json' };
      await send({ method: 'PUT', path: '/api/v3/user-settings', headers, body });
      const answers = [
        await send({
          path: '/api/v3/documents/?__proto__[polluted]=yes&constructor.prototype.polluted=yes',
          headers: KEY,
        }),
        await send({ path: '/api/v3/site', headers: KEY }),
        await send({
          path: '/api/v3/user-settings/current',
          headers: { ...KEY, authorization: `Bearer ${await attacked.token('other')}` },
        }),
      ];
      return answers
        .filter(({ text, status }) => status >= 500 || /"polluted"/.test(text))
        .map(shown);
    },
  },
  {
    name: 'request smuggling',
    tried:
      'two lengths, length and chunks, bare line feeds, a space before the colon, an obsolete fold',
    async run({ attacked }) {
      const inner = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
      const heads = [
        'Content-Length: 0\r\nContent-Length: 34\r\n',
        'Content-Length: 34\r\nTransfer-Encoding: chunked\r\n',
        'Transfer-Encoding: chunked, identity\r\n',
        'Transfer-Encoding : chunked\r\n',
        'Content-Length: +34\r\n',
        'X: a\n b\r\nTransfer-Encoding: xchunked\r\nContent-Length: 0x22\r\n',
      ];
      const found: string[] = [];
      for (const head of heads) {
        const text = await sendBytes(
          attacked.port,
          `POST /api/v3/site HTTP/1.1\r\nHost: a\r\n${head}\r\n${inner}`,
        );
        const answers = text.match(/HTTP\/1\.1 \d+/g) ?? [];
        if (answers.length > 1 || answers.some((answer) => !/ 4\d\d/.test(answer)))
          found.push(`${head.trim()}: ${answers.join(', ')}`);
      }
      return found;
    },
  },
];
