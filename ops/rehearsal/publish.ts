/** Publishing one document purges exactly the pages whose bytes change, on all servers. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SERVERS } from './addresses.ts';
import type { Chain } from './chain.ts';
import { isInTime, POLL_MS, type Scenario, withoutTimes } from './scenario.ts';
import { send } from './http-client.ts';

/** A change is visible on all servers within this time. */
const PUBLISHED_WITHIN_MS = 2_000;

/** Pages whose bytes are compared; language and encoding as one visitor sends them. */
const PAGES = [
  ['/', '/explore/list/articles', '/explore/list/presentations', '/about', '/help'],
  [101, 102, 103, 104, 105, 106, 107, 108, 116, 117, 131, 132].map((id) => `/article/${id}`),
  ['/group/301', '/group/302', '/rebus/401', '/rebus/402', '/tag/byer-og-handel'],
].flat();

const CHANGED = { file: 'articles/102-bryggen.md', page: '/article/102' };

export const publish: Scenario = async (context) => {
  const { chain, visits, isAlone } = context;
  const { visitors: port } = chain.ports;
  const headers = { 'accept-language': 'sv', accept: 'text/html' };
  const read = (url: string, from = port) => send({ port: from, path: url, headers });
  const file = path.join(chain.pack, CHANGED.file);
  const [head = '', ...languages] = (await readFile(file, 'utf8')).split(/^(?=# \w+: )/m);
  const changedText = languages.map((one) => `${one.trimEnd()}\n\n${DRAFT}\n\n`).join('');
  await writeFile(file, head + changedText);
  visits.pause();
  await chain.varde('import', chain.pack, '--yes');
  const places = [port, ...SERVERS.map((name) => chain.ports[name])];
  await Promise.all(places.map((from) => until(true, () => read(CHANGED.page, from))));
  // By now no page is purged because of the import.
  await setTimeout(PUBLISHED_WITHIN_MS);
  const before = new Map<string, string>();
  for (const url of PAGES) {
    const { status, text } = await read(url);
    if (status !== 200) throw new Error(`${url} has the status ${status}: only pages are stored.`);
    before.set(url, withoutTimes(text));
  }
  const seen = places.map((from) => until(false, () => read(CHANGED.page, from)));
  await chain.varde('rollback', '--yes');
  const committed = await commitTime(chain);
  const late = Math.max(...(await Promise.all(seen))) - committed;
  // By now nothing old may be delivered, and nothing else may have been purged.
  await setTimeout(Math.max(0, committed + PUBLISHED_WITHIN_MS - Date.now()));
  const purged: string[] = [];
  const changed: string[] = [];
  for (const url of PAGES) {
    const response = await read(url);
    if (withoutTimes(response.text) !== before.get(url)) changed.push(url);
    // The first page was read again, to see when it changed.
    if (response.cache !== 'hit' || url === CHANGED.page) purged.push(url);
  }
  visits.resume();
  const wrong = PAGES.filter((url) => changed.includes(url) !== purged.includes(url));
  const old = changed.filter((url) => !purged.includes(url));
  return [
    {
      what: 'a published document is on all servers and in Varnish',
      figure: `${(late / 1_000).toFixed(2)} s after the commit`,
      isRight: isInTime(context, late, PUBLISHED_WITHIN_MS),
    },
    {
      what: 'publishing purges exactly the pages whose bytes change',
      figure: `${changed.length} of ${PAGES.length} pages changed, ${purged.length} were purged, ${wrong.length} differ`,
      // What a server has no time to compare is purged unseen.
      isRight: (isAlone ? wrong : old).length === 0 && changed.length > 0,
      details: wrong.map((url) => `${url}: ${changed.includes(url) ? 'not purged' : 'purged'}`),
    },
  ];
};

const DRAFT = 'Not yet published';
const SEEN_AT_LAST_MS = 120_000;

/** When the page is that of the draft or not, in milliseconds since 1970. */
async function until(isDraft: boolean, read: () => ReturnType<typeof send>): Promise<number> {
  const end = Date.now() + SEEN_AT_LAST_MS;
  for (;;) {
    const { status, text } = await read();
    if (status === 200 && text.includes(DRAFT) === isDraft) return Date.now();
    if (Date.now() > end) return Infinity;
    await setTimeout(POLL_MS);
  }
}

const commitTime = async (chain: Chain): Promise<number> =>
  Number(await chain.query('select extract(epoch from imported_at) * 1000 from pack'));
