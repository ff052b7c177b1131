/** Attacks on time and memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { serverFile } from '../builds.mjs';
import { createSend } from './send.ts';
import { answersDuring, holds, KEY, shown, SLOW_MS, unless, type Probe } from './probe.ts';

const HALF_REQUESTS = 400;
/** Headers have 15 s; the server checks every 30 s at most. */
const FREED_MS = 90_000;
const SPARE_DESCRIPTORS = 10;
const FLOOD = 150;
/** Under a flood: a visitor waits, but gets the page. */
const FLOODED_MS = 5_000;
const BODY_BYTES = 250_000;
/** What one person's settings or runs may take. */
const KEPT_BYTES = 600_000;
const BOMB_BYTES = 50_000_000;
const MINUTE = 60_000;

const HOSTILE_WORDS = [
  '*e'.repeat(200),
  '(e+)+$'.repeat(60),
  'e '.repeat(240),
  'a'.repeat(490),
  '%_'.repeat(200),
];

const putAsVisitor = async (
  { attacked, send }: Parameters<Probe['run']>[0],
  apiPath: string,
  body: unknown,
) =>
  send({
    method: 'PUT',
    path: `/api/v3/${apiPath}`,
    headers: {
      ...KEY,
      authorization: `Bearer ${await attacked.token('growing')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });

export const loadProbes: readonly Probe[] = [
  {
    name: 'ReDoS of searches',
    tried: 'wildcards, nested groups and long words in every search and filter',
    async run({ send }) {
      const paths = HOSTILE_WORDS.map(encodeURIComponent).flatMap((word) => [
        `/api/v3/documents/?search=${word}`,
        `/api/v3/owners/?search=${word}`,
        `/api/v3/documents/?path_value=facts.monument_type.no:${word.slice(0, 190)}`,
        `/search?q=${word}`,
        `/stand-ins/objects/api/solr/select?wt=json&api.key=demo&fq=artifact.ingress.description:${word}`,
      ]);
      const found: string[] = [];
      for (const one of paths) {
        const answer = await send({ path: one, headers: KEY });
        if (answer.status === 0 || answer.status === 500 || answer.ms > SLOW_MS)
          found.push(`${one.slice(0, 80)}: ${shown(answer)}`);
      }
      return found;
    },
  },
  {
    name: 'regular expressions of the import',
    tried: 'varde check of a pack with blanks, braces, quotes and comments by the thousand',
    run: checkHostilePack,
  },
  {
    name: 'half requests',
    tried: `${HALF_REQUESTS} connections that never finish their headers and never close`,
    async run({ attacked }) {
      const before = attacked.descriptors();
      const sockets = await openHalf(attacked.port);
      const isFreed = await holds(
        () => attacked.descriptors() <= before + SPARE_DESCRIPTORS,
        FREED_MS,
      );
      const after = attacked.descriptors();
      for (const socket of sockets) socket.destroy();
      return unless(isFreed, `descriptors ${before} → ${after} after ${FREED_MS / 1_000} s`);
    },
  },
  {
    name: 'growing settings',
    tried: '20 bodies of 250 kB, each with other keys, for one visitor',
    async run(tools) {
      for (let count = 0; count < 20; count += 1)
        await putAsVisitor(tools, 'user-settings', {
          settings: {
            favourites: [101],
            favourite_times: { 101: 1_767_225_600_000 },
            [`key${count}`]: 'x'.repeat(BODY_BYTES),
          },
        });
      return kept(tools, 'user-settings/current');
    },
  },
  {
    name: 'growing runs',
    tried: '20 bodies of 250 kB, each with other events, for one visitor',
    async run(tools) {
      for (let count = 0; count < 20; count += 1)
        await putAsVisitor(tools, 'quiz-response', {
          document_id: 402,
          quiz_data: {
            events: [
              { id: `e${count}`, at: count, run: 1, type: 'odd', text: 'x'.repeat(BODY_BYTES) },
            ],
            [`key${count}`]: 'x'.repeat(1_000),
          },
        });
      return kept(tools, 'quiz-response?document_id=402');
    },
  },
  {
    name: 'flood of searches',
    tried: `${FLOOD} searches of eight unknown words at once`,
    async run(tools) {
      const { send, close } = createSend(tools.attacked.port, FLOOD);
      const words = (at: number) =>
        Array.from({ length: 8 }, (_, word) => `ukjent${at}x${word}`).join('+');
      const load = Promise.all(
        Array.from({ length: FLOOD }, (_, at) =>
          send({ path: `/api/v3/documents/?search=${words(at)}`, headers: KEY, timeoutMs: MINUTE }),
        ),
      );
      const found = await answersDuring(tools, load, FLOODED_MS);
      const wrong = (await load).filter(
        ({ status, headers }) =>
          status !== 200 && !([429, 503].includes(status) && headers['retry-after']),
      );
      close();
      return [...found, ...wrong.slice(0, 3).map((answer) => `a search: ${shown(answer)}`)];
    },
  },
  {
    name: 'bombs',
    tried: 'bodies of 50 MB, 100,000 levels, 50 MB gzipped, 2,000 headers, a path of 60 kB',
    async run({ send, attacked }) {
      const token = await attacked.token('bomber');
      const headers = {
        ...KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      };
      const put = { method: 'PUT', path: '/api/v3/user-settings', headers };
      const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`x-${at}`, 'a']));
      const answers = [
        await send({ ...put, body: Buffer.alloc(BOMB_BYTES, '1') }),
        await send({ ...put, body: '['.repeat(100_000) + ']'.repeat(100_000) }),
        await send({
          ...put,
          headers: { ...headers, 'content-encoding': 'gzip' },
          body: gzipSync(Buffer.alloc(BOMB_BYTES)),
        }),
        await send({ path: '/article/101', headers: many }),
        await send({ path: `/${'a'.repeat(60_000)}` }),
      ];
      const wrong = answers.filter(
        ({ status, ms }) => status >= 500 || ms > SLOW_MS || (status === 200 && ms > SLOW_MS),
      );
      return wrong.map(shown);
    },
  },
  {
    name: 'ranges',
    tried: 'thousands of ranges, overlapping, negative and reversed, of media and assets',
    async run({ send }) {
      const { text } = await send({ path: '/api/v3/media/5101', headers: KEY });
      const [, original = ''] = /"(\/media\/[^"]+)"/.exec(text) ?? [];
      const found: string[] = [];
      for (const file of [original, '/sw.js', '/robots.txt'])
        for (const range of [
          `bytes=${'0-,'.repeat(4_000)}0-`,
          'bytes=9-1',
          'bytes=-0',
          'bytes=99999999999999999999-',
          'bytes=a-b',
          'bytes=0-0,0-0',
        ]) {
          const answer = await send({ path: file, headers: { range } });
          if (![200, 206, 404, 416, 431].includes(answer.status) || answer.ms > SLOW_MS)
            found.push(`${file} ${range.slice(0, 30)}: ${shown(answer)}`);
        }
      return found;
    },
  },
];

async function kept(
  { attacked, send }: Parameters<Probe['run']>[0],
  apiPath: string,
): Promise<readonly string[]> {
  const authorization = `Bearer ${await attacked.token('growing')}`;
  const answer = await send({ path: `/api/v3/${apiPath}`, headers: { ...KEY, authorization } });
  return unless(
    answer.bytes <= KEPT_BYTES && answer.ms < SLOW_MS,
    `${answer.bytes} bytes are kept: ${answer.status} after ${answer.ms.toFixed()} ms`,
  );
}

async function openHalf(port: number): Promise<Socket[]> {
  const sockets = Array.from({ length: HALF_REQUESTS }, () => {
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    socket.on('error', () => undefined);
    socket.write('GET /article/101 HTTP/1.1\r\nHost: localhost\r\n');
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

const CHECK_MS = 60_000;
const MANY = 100_000;

async function checkHostilePack(): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'varde-attack-pack-'));
  for (const one of ['articles', 'media', 'owners']) mkdirSync(path.join(folder, one));
  const texts = [' ', '{{ ', '\n ', '> ', '**a ', '<a ', '"', '- '].map((part) =>
    part.repeat(MANY / part.length),
  );
  for (const [at, text] of texts.entries()) {
    writeFileSync(
      path.join(folder, `articles/${101 + at}.md`),
      `---\nid: ${101 + at}\nowner: a\n---\n\n# no: A\n\n${text}x\n`,
    );
    writeFileSync(
      path.join(folder, `articles/${201 + at}.md`),
      `---\nid: ${201 + at}\nold_id:${text}x\n---\n\n# no: A\n`,
    );
  }
  writeFileSync(path.join(folder, 'media/a.svg'), `${'<!---->'.repeat(500)}<svg`);
  writeFileSync(
    path.join(folder, 'pack.yaml'),
    'name: a\ntitle: { no: A }\nversion: 1\nlanguages: [no]\n',
  );
  const child = spawn(process.execPath, [serverFile('cli'), 'check', folder], {
    stdio: 'ignore',
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), CHECK_MS);
  await once(child, 'exit');
  clearTimeout(timer);
  rmSync(folder, { recursive: true, force: true });
  return unless(child.signalCode === null, `the check did not end within ${CHECK_MS / 1_000} s`);
}
