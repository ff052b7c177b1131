/**
 * How fast pages are while a server on this machine is flooded: `measureBars`, and as a command
 *
 *   node tools/run.mjs bench/attack-load.ts [--seconds 60] [--bars searches,import] [--port 4390]
 *
 * which starts a server on the demo pack in a temporary folder. Loopback only, ends by itself.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { isMainThread } from 'node:worker_threads';
import { serverFile } from '../tools/builds.mjs';
import type { FloodName, FloodReport } from './attack-floods.ts';
import { writeArticles } from './corpus/article-files.ts';
import { summary } from './load.ts';
import { API_KEY, root, startServer, withFolder } from './processes.ts';
import { ms, startTable } from './report.ts';

/** In this order: the import makes the content larger. */
export const BARS = [
  'idle',
  'searches',
  'pictures',
  'half-requests',
  'log-ins',
  'random-addresses',
  'import',
] as const;
export type Bar = (typeof BARS)[number];

export interface BarOptions {
  /** Origin of a server on this machine that has content. */
  readonly url: string;
  /** Duration of each bar; imports follow each other until it is over. */
  readonly seconds: number;
  readonly bars: readonly Bar[];
  /** The server's `VARDE_DATA`, for the import, which replaces its content. */
  readonly dataFolder?: string;
}

export interface BarRow {
  readonly bar: Bar;
  /** Pages that were requested, one each `PAGE_EVERY_MS`, whether others were late or not. */
  readonly pages: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Pages without a response of 200. */
  readonly errors: number;
  /** Responses to the flood by status. */
  readonly flood: FloodReport;
}

/** The bar for a page's p99, under each flood. */
export const P99_WITHIN_MS = 500;
const PAGE_EVERY_MS = 100;
const PAGE_WITHIN_MS = 60_000;
const PAGE_REQUEST = { headers: { accept: 'text/html', 'accept-language': 'no' } };
const IMPORT_DOCUMENTS = 10_000;
const IMPORT_WITHIN_S = 600;
/** Requests that are still open when a bar ends must not slow the next one. */
const SETTLE_MS = 3_000;

/**
 * @param onRow receives each row as soon as it is measured
 * @throws when the server is not on a loopback address
 */
export async function measureBars(
  { url, seconds, bars, dataFolder }: BarOptions,
  onRow: (row: BarRow) => void = () => {},
): Promise<BarRow[]> {
  const { hostname } = new URL(url);
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw new Error(`${url} is not on this machine: floods are sent to a loopback address only.`);
  const { paths, images } = await readTargets(url);
  // What a process compiles at first is not what is measured.
  for (const path of paths) await (await fetch(url + path, PAGE_REQUEST)).arrayBuffer();
  const rows: BarRow[] = [];
  for (const bar of BARS.filter((one) => bars.includes(one))) {
    const end = new AbortController();
    const measuring = requestPages(url, paths, end.signal);
    const flood = await attack(bar, { url, seconds, images, dataFolder });
    end.abort();
    const { times, errors } = await measuring;
    const { p50, p99 } = summary(times, seconds);
    const row = { bar, pages: times.length, p50Ms: p50, p99Ms: p99, errors, flood };
    rows.push(row);
    onRow(row);
    await setTimeout(SETTLE_MS);
  }
  return rows;
}

interface Target extends Omit<BarOptions, 'bars'> {
  readonly images: readonly string[];
}

async function attack(
  bar: Bar,
  { url, seconds, images, dataFolder }: Target,
): Promise<FloodReport> {
  if (bar === 'idle') return setTimeout(seconds * 1_000, {});
  if (bar === 'import') return importRepeatedly(dataFolder, seconds);
  return flood(bar, { url, seconds, images });
}

async function flood(name: FloodName, options: Omit<Target, 'dataFolder'>): Promise<FloodReport> {
  const file = new URL('attack-floods.ts', import.meta.url);
  const worker = new Worker(file, { workerData: { ...options, flood: name } });
  const [report] = (await once(worker, 'message')) as [FloodReport];
  await worker.terminate();
  return report;
}

/** Each import changes all of its documents. */
async function importRepeatedly(
  dataFolder: string | undefined,
  seconds: number,
): Promise<FloodReport> {
  if (dataFolder === undefined) throw new Error('The import needs the data folder of the server.');
  const end = performance.now() + seconds * 1_000;
  let imports = 0;
  while (performance.now() < end) await importDocuments(dataFolder, (imports += 1));
  return { imported: imports * IMPORT_DOCUMENTS };
}

/** A pack of the demo and many more articles, imported by a process of its own, as operators do. */
async function importDocuments(dataFolder: string, version: number): Promise<void> {
  await withFolder(async (pack) => {
    writePack(pack, version);
    const child = spawn(process.execPath, [serverFile('cli'), 'import', pack, '--yes'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, VARDE_DATA: dataFolder, DATABASE_URL: '' },
      timeout: IMPORT_WITHIN_S * 1_000,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`The import failed:\n${withoutWarnings(output)}`);
  });
}

const withoutWarnings = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !line.includes(' warning '))
    .join('\n');

function writePack(folder: string, version: number): void {
  cpSync(path.join(root, 'content', 'demo'), folder, { recursive: true });
  writeArticles(folder, IMPORT_DOCUMENTS, (_random, _town, nr) => ({
    title: `Sted ${nr}`,
    description: 'Et sted på kartet.',
    text: `Her lå gård nummer ${nr}, sier utgave ${version}.`,
  }));
}

interface Targets {
  readonly paths: readonly string[];
  readonly images: readonly string[];
}

/** Pages of visitors, and the images that the API names. */
async function readTargets(url: string): Promise<Targets> {
  const response = await fetch(`${url}/api/v3/documents/?page_size=100`, {
    headers: { 'api-key': API_KEY },
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: is Varde running there?`);
  const text = await response.text();
  const { items } = JSON.parse(text) as { items: { id: number; schema_name: string }[] };
  const documents = items.map((item) => `/${item.schema_name}/${item.id}`);
  const pages = ['/', '/explore/list/articles', '/help', ...documents];
  return {
    paths: pages.flatMap((page) =>
      ['', '/sv', '/en'].map((prefix) => (prefix + page).replace(/(?<=.)\/$/, '')),
    ),
    images: [
      ...new Set(text.matchAll(/"identifier":"([0-9a-f]{16})"/g).map(([, id]) => String(id))),
    ],
  };
}

interface PageTimes {
  readonly times: number[];
  readonly errors: number;
}

/** At a constant rate: a slow page does not delay the next request. */
async function requestPages(
  url: string,
  paths: readonly string[],
  end: AbortSignal,
): Promise<PageTimes> {
  const times: number[] = [];
  let errors = 0;
  const open = new Set<Promise<void>>();
  const requestPage = async (page: string): Promise<void> => {
    const started = performance.now();
    const isPage = await fetch(url + page, {
      ...PAGE_REQUEST,
      signal: AbortSignal.timeout(PAGE_WITHIN_MS),
    }).then(
      async (response) => (await response.arrayBuffer()) && response.status === 200,
      () => false,
    );
    times.push(performance.now() - started);
    if (!isPage) errors += 1;
  };
  const started = performance.now();
  for (let nr = 0; !end.aborted; nr += 1) {
    const page = requestPage(paths[nr % paths.length] ?? '/').finally(() => open.delete(page));
    open.add(page);
    const next = started + (nr + 1) * PAGE_EVERY_MS - performance.now();
    await setTimeout(Math.max(0, next), undefined, { signal: end }).catch(() => {});
  }
  await Promise.all(open);
  return { times, errors };
}

/** Prints a table in Markdown, row by row. */
export function startBarTable(): (row: BarRow) => void {
  const print = startTable('while', 'pages', 'p50 ms', 'p99 ms', 'errors', 'flood: responses');
  return ({ bar, pages, p50Ms, p99Ms, errors, flood: report }) => {
    const responses = Object.entries(report).map(([status, count]) => `${status}: ${count}`);
    print(bar, pages, ms(p50Ms), ms(p99Ms), errors, responses.join(', '));
  };
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      bars: { type: 'string', default: BARS.join() },
      port: { type: 'string', default: '4390' },
    },
  });
  const names = values.bars.split(',');
  const bars = BARS.filter((bar) => names.includes(bar));
  if (bars.length < names.length) throw new Error(`--bars takes some of ${BARS.join(',')}.`);
  await withFolder(async (dataFolder) => {
    const server = await startServer(dataFolder, Number(values.port));
    try {
      const seconds = Number(values.seconds);
      await measureBars({ url: server.origin, seconds, bars, dataFolder }, startBarTable());
    } finally {
      await server.stop();
    }
  });
}

if (isMainThread && import.meta.main) await run();
