/** What the rehearsal shows: each line does something to the chain under load, and measures. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { SERVERS, type Chain } from './chain.ts';
import { send, type Tally, type Visits } from './visitors.ts';

export interface Line {
  readonly what: string;
  readonly figure: string;
  readonly isRight: boolean;
  /** Why not, for the reader of the table. */
  readonly details?: readonly string[];
}

interface Stage {
  readonly chain: Chain;
  readonly visits: Visits;
  /** For files of the rehearsal. */
  readonly folder: string;
  /** Seconds of each measurement. */
  readonly seconds: number;
}

export type Act = (stage: Stage) => Promise<readonly Line[]>;

const CONTENT = path.resolve(import.meta.dirname, '../../content/demo');
/** A change is visible on all servers within this time. */
const PUBLISHED_WITHIN_MS = 2_000;
const WRITES_REFUSED_AT_MOST_MS = 10_000;
const PRIMARY_WITHIN_MS = 60_000;

const percent = (part: number, all: number): string =>
  `${((100 * part) / Math.max(all, 1)).toFixed(1)} %`;

function percentile({ times }: Tally, share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed()} ms`;
}

/** A line about reads that must not fail. */
const readsLine = (what: string, { reads }: Visits): Line => ({
  what,
  figure: `${reads.failed} of ${reads.done} reads failed; p99 ${percentile(reads, 0.99)}`,
  isRight: reads.failed === 0 && reads.done > 0,
  details: reads.failures,
});

/** Sum of a counter over all servers. */
async function sumOfMetric({ ports }: Chain, name: string): Promise<number> {
  const values = await Promise.all(
    SERVERS.map(async (server) => {
      const text = await (await fetch(`http://127.0.0.1:${ports[server]}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
    }),
  );
  return values.reduce((sum, value) => sum + value, 0);
}

const WARM_READS = 3_000;
const WARM_WITHIN_MS = 60_000;

/** Until the visitors have been everywhere, in each language. */
async function warmUp(visits: Visits): Promise<void> {
  visits.reset();
  const end = performance.now() + WARM_WITHIN_MS;
  while (visits.reads.done < WARM_READS && performance.now() < end) await setTimeout(POLL_MS);
}

export const measureLoad: Act = async ({ chain, visits, seconds }) => {
  const names = ['varde_answers_hits_total', 'varde_answers_misses_total'];
  const readAll = () => Promise.all(names.map((name) => sumOfMetric(chain, name)));
  const servedBy = async () => {
    const counters = await chain.cacheCounters();
    return SERVERS.map((name) => counters[`VBE.boot.${name}.req`] ?? 0);
  };
  await warmUp(visits);
  const [before, servedBefore] = [await readAll(), await servedBy()];
  visits.reset();
  await setTimeout(seconds * 1_000);
  const { reads, writes } = visits;
  const [after, served] = [await readAll(), await servedBy()];
  const [hits, misses] = after.map((value, index) => value - (before[index] ?? 0));
  const shares = served.map((value, index) => value - (servedBefore[index] ?? 0));
  const passed = reads.done - reads.cached;
  return [
    {
      what: 'all three servers answer through the chain',
      figure: SERVERS.map((name, index) => `${name} ${shares[index]}`).join(', '),
      isRight: shares.every((share) => share > 0),
    },
    {
      what: `visitors' paths for ${seconds} s`,
      figure: `${((reads.done + writes.done) / seconds).toFixed()} requests/s, p50 ${percentile(reads, 0.5)}, p99 ${percentile(reads, 0.99)}`,
      isRight: reads.failed + writes.failed === 0 && reads.done > 0,
      details: [...reads.failures, ...writes.failures],
    },
    {
      what: 'share of reads answered by Varnish',
      figure: `${percent(reads.cached, reads.done)}; ${passed} by servers, whose caches hit ${hits} times and missed ${misses}`,
      isRight: reads.cached > passed,
    },
  ];
};

/** The router writes when it rendered a page, which is no change of the page. */
const withoutTimes = (html: string): string => html.replaceAll(/\bu:\d{13}\b/g, 'u:0');

/** As browsers send them, and as nobody should. */
const LANGUAGE_HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'accept-language': 'nb-NO,nb;q=0.9,no;q=0.8,nn;q=0.7,en-US;q=0.6,en;q=0.5' },
  { 'accept-language': 'nn-NO' },
  { 'accept-language': 'SV-se' },
  { 'accept-language': 'tlh, de-AT;q=0.8, en;q=0.5' },
  { 'accept-language': 'tlh' },
  { 'accept-language': '*' },
  { 'accept-language': 'sven' },
  { cookie: 'language=sv', 'accept-language': 'en' },
  { cookie: 'a=1; language=en; b=2' },
  { cookie: 'no_language=en', 'accept-language': 'sv' },
  { 'x-varde-language': 'de', 'accept-language': 'sv' },
];

export const compareLanguages: Act = async ({ chain }) => {
  const differing: string[] = [];
  for (const headers of LANGUAGE_HEADERS) {
    const { 'x-varde-language': _ignored, ...believed } = headers;
    const [through, direct] = await Promise.all([
      send({ port: chain.ports.visitors, path: '/about', headers }),
      send({ port: chain.ports.varde1, path: '/about', headers: believed }),
    ]);
    if (through.status !== 200 || withoutTimes(through.text) !== withoutTimes(direct.text))
      differing.push(JSON.stringify(headers));
  }
  return [
    {
      what: 'Varnish names the language that a server would choose',
      figure: `${LANGUAGE_HEADERS.length - differing.length} of ${LANGUAGE_HEADERS.length} headers`,
      isRight: differing.length === 0,
      details: differing,
    },
  ];
};

export const killServers: Act = async ({ chain, visits, seconds }) => {
  const lines: Line[] = [];
  for (const name of SERVERS.slice(1)) {
    visits.reset();
    await chain.running.get(name)?.kill();
    await setTimeout((seconds * 1_000) / 2);
    await chain.startServer(name);
    await setTimeout((seconds * 1_000) / 2);
    lines.push(readsLine(`${name} killed, and started again`, visits));
  }
  return lines;
};

export const rollServers: Act = async ({ chain, visits }) => {
  visits.reset();
  for (const name of SERVERS) {
    await chain.running.get(name)?.stop();
    await chain.startServer(name);
  }
  const { writes } = visits;
  return [
    readsLine('each server stopped and started in turn', visits),
    {
      what: 'writes meanwhile',
      figure: `${writes.failed} of ${writes.done} failed`,
      isRight: writes.failed === 0,
      details: writes.failures,
    },
  ];
};

/** Pages whose bytes are compared; language and encoding as one visitor sends them. */
const PAGES = [
  ['/', '/explore/list/articles', '/explore/list/groups', '/about', '/help'],
  Array.from({ length: 12 }, (_, index) => `/article/${101 + index}`),
  ['/group/301', '/group/302', '/rebus/401', '/rebus/402', '/tag/byer-og-handel'],
].flat();

const CHANGED = { file: 'articles/102-bryggen.md', page: '/article/102' };

export const publish: Act = async ({ chain, visits, folder }) => {
  const { visitors: port } = chain.ports;
  const headers = { 'accept-language': 'sv', accept: 'text/html' };
  const read = (url: string, from = port) => send({ port: from, path: url, headers });
  const pack = path.join(folder, 'pack');
  await cp(CONTENT, pack, { recursive: true });
  const file = path.join(pack, CHANGED.file);
  const text = await readFile(file, 'utf8');
  const [head = '', ...languages] = text.split(/^(?=# \w+: )/m);
  const changedText = languages.map((one) => `${one.trimEnd()}\n\n${DRAFT}\n\n`).join('');
  await writeFile(file, head + changedText);
  visits.pause();
  // Stored pages expire within a minute: what takes longer, the import of all media, comes before.
  await chain.varde('import', pack, '--yes');
  await setTimeout(PUBLISHED_WITHIN_MS);
  const before = new Map<string, string>();
  for (const url of PAGES) before.set(url, withoutTimes((await read(url)).text));
  const seen = [port, ...SERVERS.map((name) => chain.ports[name])].map((from) =>
    untilPublished(async () => (await read(CHANGED.page, from)).text),
  );
  await chain.varde('rollback', '--yes');
  const committed = await commitTime(chain);
  const late = Math.max(...(await Promise.all(seen))) - committed;
  // By now nothing old may be delivered, and nothing else may have been purged.
  await setTimeout(Math.max(0, committed + PUBLISHED_WITHIN_MS - Date.now()));
  const purged: string[] = [];
  const changed: string[] = [];
  for (const url of PAGES) {
    const answer = await read(url);
    if (withoutTimes(answer.text) !== before.get(url)) changed.push(url);
    // The first page was read again, to see when it changed.
    if (answer.cache !== 'hit' || url === CHANGED.page) purged.push(url);
  }
  visits.resume();
  const wrong = PAGES.filter((url) => changed.includes(url) !== purged.includes(url));
  return [
    {
      what: 'a published document is on all servers and in Varnish',
      figure: `${(late / 1_000).toFixed(2)} s after the commit`,
      isRight: late <= PUBLISHED_WITHIN_MS,
    },
    {
      what: 'publishing purges exactly the pages whose bytes change',
      figure: `${changed.length} of ${PAGES.length} pages changed, ${purged.length} were purged, ${wrong.length} differ`,
      isRight: wrong.length === 0 && changed.length > 0,
      details: wrong.map((url) => `${url}: ${changed.includes(url) ? 'not purged' : 'purged'}`),
    },
  ];
};

const DRAFT = 'Not yet published';
const PUBLISHED_AT_LAST_MS = 120_000;
const POLL_MS = 20;

/** When the text is the published one, in milliseconds since 1970. */
async function untilPublished(read: () => Promise<string>): Promise<number> {
  const end = Date.now() + PUBLISHED_AT_LAST_MS;
  while ((await read()).includes(DRAFT)) {
    if (Date.now() > end) return Infinity;
    await setTimeout(POLL_MS);
  }
  return Date.now();
}

async function commitTime({ databaseUrl }: Chain): Promise<number> {
  const database = await openDatabase({ dataFolder: '', databaseUrl });
  try {
    const { imported_at } = await database.kysely
      .selectFrom('pack')
      .select('imported_at')
      .executeTakeFirstOrThrow();
    return new Date(imported_at).getTime();
  } finally {
    await database.close();
  }
}

async function untilPrimary(chain: Chain, isIt: (name: string) => boolean): Promise<void> {
  const end = performance.now() + PRIMARY_WITHIN_MS;
  for (;;) {
    const name = await chain.primary();
    if (name !== undefined && isIt(name)) return;
    if (performance.now() > end) throw new Error('No other database became the primary.');
    await setTimeout(POLL_MS);
  }
}

/** Acknowledged writes that the database does not hold. */
async function lostWrites({ chain, visits }: Stage, tokens: ReadonlyMap<string, string>) {
  const lost: string[] = [];
  for (const [name, value] of visits.acknowledged) {
    const headers = { 'api-key': 'varde-local', authorization: `Bearer ${tokens.get(name)}` };
    const port = chain.ports.visitors;
    const { text } = await send({ port, path: '/api/v3/user-settings/current', headers });
    const stored = Number(/"value":(\d+)/.exec(text)?.[1] ?? 0);
    if (stored < value) lost.push(`${name}: ${value} acknowledged, ${stored} stored`);
  }
  return lost;
}

export const losePrimary =
  (tokens: ReadonlyMap<string, string>): Act =>
  async (stage) => {
    const { chain, visits, seconds } = stage;
    const lines: Line[] = [];
    const report = async (what: string): Promise<void> => {
      const { writes } = visits;
      const gap = visits.longestWithoutWrite();
      lines.push(readsLine(what, visits));
      lines.push({
        what: `${what}: writes`,
        figure: `refused for ${(gap / 1_000).toFixed(1)} s; ${writes.failed} of ${writes.done}, ${writes.refused} of these with 503 and Retry-After`,
        isRight: gap <= WRITES_REFUSED_AT_MOST_MS && writes.refused === writes.failed,
        details: writes.failures,
      });
      const lost = await lostWrites(stage, tokens);
      lines.push({
        what: `${what}: acknowledged writes that were lost`,
        figure: String(lost.length),
        isRight: lost.length === 0 && visits.acknowledged.size > 0,
        details: lost,
      });
    };
    const untilWritten = async (): Promise<void> => {
      const before = visits.writes.done - visits.writes.failed;
      const end = performance.now() + PRIMARY_WITHIN_MS;
      while (visits.writes.done - visits.writes.failed < before + tokens.size * 2)
        if (performance.now() > end) throw new Error('No write succeeded after the change.');
        else await setTimeout(POLL_MS);
    };
    const first = (await chain.primary()) ?? 'db1';
    // What nobody has read since the servers started cannot be read without a database.
    await warmUp(visits);
    visits.reset();
    await chain.killDatabase(first);
    await untilPrimary(chain, (name) => name !== first);
    await untilWritten();
    await setTimeout((seconds * 1_000) / 2);
    await report('primary killed');
    await chain.startDatabase(first);
    await chain.switchPrimary(first, () => visits.reset());
    await untilPrimary(chain, (name) => name === first);
    await untilWritten();
    await setTimeout((seconds * 1_000) / 2);
    await report('primary switched');
    return lines;
  };

export const loseBucket: Act = async ({ chain, visits, seconds }) => {
  visits.reset();
  await chain.running.get('bucket')?.kill();
  await setTimeout(seconds * 1_000);
  const line = readsLine('bucket away', visits);
  await chain.startBucket();
  return [line];
};

export const loseCache: Act = async ({ chain, visits, seconds }) => {
  visits.reset();
  await chain.running.get('varnish')?.kill();
  await setTimeout((seconds * 1_000) / 2);
  await chain.startVarnish();
  await setTimeout((seconds * 1_000) / 2);
  const line = readsLine('Varnish killed, and started again', visits);
  // A response that has been begun cannot be begun again: each visitor waits for one at most.
  const { failed } = visits.reads;
  return [
    {
      ...line,
      isRight: failed <= visits.count,
      figure: `${line.figure}; in the air: ${visits.count}`,
    },
  ];
};
