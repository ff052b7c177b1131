/**
 * Visitors on their way through a museum: a code on a sign, the article and its pictures, the next
 * stop, the map, searches, what is near, a rebus, signing in, and what they store when they are
 * signed in. Each has a language and an address of its own (127.0.0.0/8). The shares of what they
 * request are in docs/operations/rehearsal.md.
 */
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { formatLocation } from '@varde/domain/geo';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { hashPassword } from '../../apps/server/src/identity/accounts/passwords.ts';
import { createAccessTokens } from '../../apps/server/src/identity/tokens/access-tokens.service.ts';
import { around, placeName } from '../../bench/corpus/prose.ts';
import { createRandom, type Random } from '../../bench/corpus/random.ts';
import { TOWNS } from '../../bench/corpus/vocabulary.ts';
import { type HttpResponse, send } from './http-client.ts';
import { POLL_MS } from './scenario.ts';

export interface Visits {
  /** How many visitors there are. */
  readonly count: number;
  /** Resolves when each visitor has made all of its different visits once more, without pauses. */
  untilAllVisited(): Promise<void>;
  /** What caches may answer. */
  readonly reads: Tally;
  /** Reads that no cache has an answer to: free words, a place, what a visitor has stored. */
  readonly freshReads: Tally;
  /** What is stored, and sign-ins. */
  readonly writes: Tally;
  /** What was acknowledged last, by visitor. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** Longest time in which no write was acknowledged, in milliseconds. */
  longestWithoutWrite(): number;
  /** Forgets what was counted. */
  reset(): void;
  /** Milliseconds between two requests of a visitor, from now on. */
  setPause(ms: number): void;
  /** No request is started until `resume`. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

export interface Tally {
  done: number;
  /** Without a response, or with one of 5xx; of fresh reads and writes all but a success. */
  failed: number;
  /** Of these, with 503 and Retry-After: the visitor is told to try again. */
  refused: number;
  /** From the cache in front. */
  cached: number;
  /** Milliseconds. */
  times: number[];
  /** The first failures, for the report. */
  failures: string[];
}

interface VisitorOptions {
  readonly port: number;
  readonly visitors: number;
  /** Different visits of each visitor, repeated in turn. Default: 30, which request everything. */
  readonly differentVisits?: number;
  /** Access tokens by the names of visitors with an account (`registerVisitors`). */
  readonly tokens: ReadonlyMap<string, string>;
  /** Between two requests of a visitor. Default: none. */
  readonly pauseMs?: number;
  /** Between two attempts to store. Default: as often as a visitor may. */
  readonly writePauseMs?: number;
}

const API_KEY = 'varde-local';
const LANGUAGES = ['nb-NO,nb;q=0.9,no;q=0.8,en;q=0.7', 'sv-SE,sv;q=0.9', 'en-GB,en;q=0.9', 'de'];
/** Of the demo: signs, presentations and rebuses. */
const CODES = ['1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1016', '1017'];
const GROUPS = [301, 302];
const REBUSES = [401, 402];
const WORDS = ['kirke', 'kyrka', 'church', 'fjord', 'Bergen', 'Visby'];
const IMAGE_ACCEPT = 'image/avif,image/webp,image/png,*/*;q=0.8';
const PICTURES = 3;
/** An article with a film, and its first seconds. */
const FILM = '/article/102';
const FIRST_SECONDS = 'bytes=0-262143';
const FAILURES_SHOWN = 5;
const DIFFERENT_VISITS = 30;
/** Between two attempts to store: a visitor may store 240 times a minute. */
const WRITE_PAUSE_MS = 300;
/** A visitor signs in on one visit of so many. */
const VISITS_PER_SIGN_IN = 20;
const EVENTS_PER_FAVOURITE = 3;
/** Different events of a run, which is stored as a whole. */
const RUN_LENGTH = 50;
export const SIGN_IN_PATH = '/identity/account/log-in';
export const PASSWORD = 'stien over fjellet';

const newTally = (): Tally => ({
  done: 0,
  failed: 0,
  refused: 0,
  cached: 0,
  times: [],
  failures: [],
});

/**
 * Visitors with an account. @param lifeS seconds until their access tokens expire
 * @returns access tokens by the visitors' names, which are their email addresses too
 */
export async function registerVisitors(
  databaseUrl: string,
  count: number,
  lifeS: number,
): Promise<ReadonlyMap<string, string>> {
  const database = await openDatabase({ dataFolder: '', databaseUrl });
  const tokens = createAccessTokens(database);
  const names = Array.from({ length: count }, (_, number) => `visitor-${number}@example.com`);
  const password_hash = await hashPassword(PASSWORD, undefined);
  const confirmed_at = new Date();
  await database.kysely
    .insertInto('account')
    .values(
      names.map((email) => ({ id: randomUUID(), email, name: email, password_hash, confirmed_at })),
    )
    .execute();
  const issued = await Promise.all(
    names.map(async (name) => [name, await tokens.issue(name, lifeS)] as const),
  );
  await database.close();
  return new Map(issued);
}

export function startVisits({
  port,
  visitors,
  differentVisits = DIFFERENT_VISITS,
  tokens,
  pauseMs: firstPauseMs = 0,
  writePauseMs = WRITE_PAUSE_MS,
}: VisitorOptions): Visits {
  let pauseMs = firstPauseMs;
  const tallies = { reads: newTally(), freshReads: newTally(), writes: newTally() };
  const emails = [...tokens.keys()];
  const acknowledged = new Map<string, number>();
  const ended = new AbortController();
  const isOver = (): boolean => ended.signal.aborted;
  let going = Promise.withResolvers<void>();
  going.resolve();
  let lastWrite = performance.now();
  let longest = 0;
  const made = Array.from({ length: visitors }, () => 0);
  const count = (
    tally: Tally,
    path: string,
    response: HttpResponse,
    started: number,
    isRight = response.status !== 0 && response.status < 500,
  ): void => {
    const { status, cache, retryAfter, text } = response;
    tally.done += 1;
    tally.times.push(performance.now() - started);
    if (cache === 'hit') tally.cached += 1;
    if (isRight) return;
    tally.failed += 1;
    const isRefused = status === 503 && retryAfter !== undefined;
    if (isRefused) tally.refused += 1;
    // Unexpected ones first, as the list is cut.
    if (isRefused) tally.failures.push(`${path}: ${status} with Retry-After`);
    else tally.failures.unshift(`${path}: ${status || 'no response'} ${text.slice(0, 600)}`);
    tally.failures.splice(FAILURES_SHOWN);
  };
  const visit = async (number: number): Promise<void> => {
    const localAddress = `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`;
    const agent = new Agent({ keepAlive: true, localAddress, maxSockets: 4 });
    const common = { 'accept-language': LANGUAGES[number % LANGUAGES.length] ?? '' };
    const getInto =
      (kind: 'reads' | 'freshReads'): Get =>
      async (path, headers = {}) => {
        await going.promise;
        const started = performance.now();
        const response = await send({ port, path, agent, headers: { ...common, ...headers } });
        const isRight = kind === 'reads' ? undefined : isFound(response);
        count(tallies[kind], path, response, started, isRight);
        if (pauseMs > 0)
          await setTimeout(pauseMs, undefined, { signal: ended.signal }).catch(() => {});
        return response;
      };
    const signIn = async (round: number): Promise<void> => {
      await going.promise;
      const started = performance.now();
      const path = SIGN_IN_PATH;
      const headers = { ...common, 'content-type': 'application/x-www-form-urlencoded' };
      const form = new URLSearchParams({ email: pick(emails, round), password: PASSWORD });
      const body = form.toString();
      const response = await send({ port, path, method: 'POST', headers, body, agent });
      count(tallies.writes, path, response, started, response.status === 303);
    };
    const random = createRandom(number + 1);
    const [get, getFresh] = [getInto('reads'), getInto('freshReads')];
    for (let visits = 0; !isOver(); visits += 1) {
      await walk({ get, getFresh, random }, number + (visits % differentVisits), isOver);
      made[number] = visits + 1;
      const round = number + visits;
      if (!isOver() && round % VISITS_PER_SIGN_IN === 0) await signIn(round);
    }
    agent.destroy();
  };
  const store = async (name: string, token: string): Promise<void> => {
    const agent = new Agent({ keepAlive: true });
    const headers = {
      'api-key': API_KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    };
    const put = async (path: string, body: object): Promise<boolean> => {
      await going.promise;
      const started = performance.now();
      const text = JSON.stringify(body);
      const response = await send({ port, path, method: 'PUT', headers, body: text, agent });
      const isStored = response.status === 200;
      count(tallies.writes, path, response, started, isStored);
      if (isStored) {
        longest = Math.max(longest, performance.now() - lastWrite);
        lastWrite = performance.now();
      }
      await setTimeout(writePauseMs, undefined, { signal: ended.signal }).catch(() => {});
      return isStored;
    };
    // Three events of a rebus for each change of the favourites, which are read each time.
    for (let value = 1; !isOver(); value += 1) {
      const settings = { favourites: [], value };
      if (await put('/api/v3/user-settings', { settings })) acknowledged.set(name, value);
      await going.promise;
      const started = performance.now();
      const path = '/api/v3/user-settings/current';
      const response = await send({ port, path, headers, agent });
      count(tallies.freshReads, path, response, started, isFound(response));
      for (let step = 0; step < EVENTS_PER_FAVOURITE && !isOver(); step += 1)
        await put('/api/v3/quiz-response', {
          document_id: pick(REBUSES, step),
          quiz_data: { events: [{ type: 'started', at: value % RUN_LENGTH }] },
        });
    }
    agent.destroy();
  };
  const all = [
    ...Array.from({ length: visitors }, (_, number) => visit(number)),
    ...[...tokens].map(([name, token]) => store(name, token)),
  ];
  return {
    count: visitors,
    async untilAllVisited() {
      // Those in progress had started before.
      const enough = made.map((visits) => visits + differentVisits + 1);
      const usual = pauseMs;
      pauseMs = 0;
      while (made.some((visits, number) => visits < (enough[number] ?? 0)))
        await setTimeout(POLL_MS);
      pauseMs = usual;
    },
    get reads() {
      return tallies.reads;
    },
    get freshReads() {
      return tallies.freshReads;
    },
    get writes() {
      return tallies.writes;
    },
    acknowledged,
    longestWithoutWrite: () => Math.max(longest, performance.now() - lastWrite),
    reset() {
      tallies.reads = newTally();
      tallies.freshReads = newTally();
      tallies.writes = newTally();
      longest = 0;
      lastWrite = performance.now();
    },
    setPause: (ms) => (pauseMs = ms),
    pause: () => (going = Promise.withResolvers<void>()),
    resume: () => going.resolve(),
    async stop() {
      ended.abort();
      going.resolve();
      await Promise.all(all);
    },
  };
}

type Get = (path: string, headers?: Readonly<Record<string, string>>) => Promise<HttpResponse>;

export const PAGE = { accept: 'text/html', 'accept-encoding': 'identity' };
const API = { 'api-key': API_KEY, accept: 'application/json', 'accept-encoding': 'br' };

const isFound = ({ status }: HttpResponse): boolean => status === 200;

const pick = <T>(values: readonly T[], round: number): T => values[round % values.length] as T;

interface Walker {
  readonly get: Get;
  /** Of what no cache has. */
  readonly getFresh: Get;
  readonly random: Random;
}

/** One visit. The requests of a page follow each other, as on a slow phone. */
async function walk(
  { get, getFresh, random }: Walker,
  round: number,
  isOver: () => boolean,
): Promise<void> {
  const open = async (path: string): Promise<HttpResponse> => {
    const response = await get(path, PAGE);
    return response.location === undefined ? response : get(pathOf(response.location), PAGE);
  };
  const look = async ({ text }: HttpResponse): Promise<void> => {
    const pictures = [...text.matchAll(/src="(\/media\/image\/[^"]+)"/g)].slice(0, PICTURES);
    for (const [, src = ''] of pictures)
      if (!isOver()) await get(src.replaceAll('&amp;', '&'), { accept: IMAGE_ACCEPT });
  };
  const play = async ({ text }: HttpResponse): Promise<void> => {
    const [file] = /\/media\/file\/[0-9a-f]{16}/.exec(text) ?? [];
    if (file !== undefined) await get(file, { range: FIRST_SECONDS });
  };
  const steps: (() => Promise<unknown>)[] = [
    async () => look(await open(`/${pick(CODES, round)}`)),
    async () => {
      const group = pick(GROUPS, round);
      const page = await open(`/group/${group}`);
      const stops = [...page.text.matchAll(/href="(\/group\/\d+\/article\/\d+)"/g)];
      const [, next = `/group/${group}/map`] = (stops.length > 0 && pick(stops, round)) || [];
      await look(await open(next));
    },
    () => open('/explore/map'),
    () => get('/api/v3/documents/mapdata', API),
    () => open(`/search?q=${pick(WORDS, round)}`),
    () => getFresh(`/search?q=${encodeURIComponent(placeName(random, 'no'))}`, PAGE),
    () => {
      const place = formatLocation(around(random.pickZipf(TOWNS), random.next));
      return getFresh(`/api/v3/documents/?location=${place}&include_no_location=true`, API);
    },
    async () => look(await open(`/rebus/${pick(REBUSES, round)}`)),
    async () => play(await open(FILM)),
    () => open('/'),
  ];
  for (const step of steps) if (!isOver()) await step();
}

const pathOf = (location: string): string => location.replace(/^https?:\/\/[^/]+/, '');
