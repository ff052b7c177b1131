/**
 * `npm run bench`: speed and bytes, each beside a floor measured in the same run on the same machine, since machines
 * are noisy and differ: what counts is the ratio. `--quick` measures for a second each; `--save` writes
 * docs/performance.md.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../tools/chromium.ts';
import { startPostgres } from '../tools/postgres.ts';
import { compareLoad, measureLoad, type Load } from './load.ts';
import { measureNearestSql, NEAR } from './nearest.ts';
import { API_KEY, root, startFloor, startServer, type Running } from './processes.ts';
import { measureRoutes } from './route-bytes.ts';

const PORT = 4380;
const SECONDS = process.argv.includes('--quick') ? 1 : 5;
const HEADERS = { 'api-key': API_KEY };
const ARTICLE = '/article/101';
const DOCUMENT = '/api/v3/documents/101?include_media=true';
const NEAREST = `/api/v3/documents/?location=${NEAR.lat},${NEAR.lng}&schema_ids=2`;
const ROUTES = [
  '/',
  '/explore/list/articles',
  ARTICLE,
  '/group/302',
  '/owner/11',
  '/about',
  '/explore/map',
];

const lines: string[] = [];
const say = (line = ''): void => {
  lines.push(line);
  console.log(line);
};
const row = (...cells: (string | number)[]): void => say(`| ${cells.join(' | ')} |`);
const whole = (value: number): string => Math.round(value).toLocaleString('en');
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

function compared(name: string, ours: Load, floor: Load): void {
  const rate = (load: Load): string =>
    `${whole(load.perSecond)}/s, p50 ${load.p50.toFixed(1)} ms, p99 ${load.p99.toFixed(1)} ms`;
  row(name, rate(ours), rate(floor), `${((ours.perSecond / floor.perSecond) * 100).toFixed(1)} %`);
}

async function fetchText(url: string): Promise<[string, string]> {
  const answer = await fetch(url, { headers: HEADERS });
  return [answer.headers.get('content-type') ?? 'text/plain', await answer.text()];
}

async function measureSpeed(server: Running): Promise<void> {
  const floor = await startFloor([
    [ARTICLE, ...(await fetchText(server.origin + ARTICLE))],
    ['/document', ...(await fetchText(server.origin + DOCUMENT))],
  ]);
  const page = await compareLoad(server.origin + ARTICLE, floor.origin + ARTICLE, HEADERS, SECONDS);
  compared(
    'article, rendered on the server; floor: the same HTML as a fixed string',
    page.ours,
    page.floor,
  );
  const document = await compareLoad(
    server.origin + DOCUMENT,
    `${floor.origin}/document`,
    HEADERS,
    SECONDS,
  );
  compared(
    'document by id with media; floor: the same JSON as a fixed string',
    document.ours,
    document.floor,
  );
  await floor.stop();
}

async function measureEngine(name: string, folder: string, url?: string): Promise<void> {
  const filling = await startServer(folder, PORT, url);
  await filling.stop();
  const sql = await measureNearestSql(folder, url);
  const server = await startServer(folder, PORT, url);
  const http = await measureLoad(server.origin + NEAREST, HEADERS, SECONDS);
  compared(`nearest 10 over HTTP, ${name}; floor: the same SQL alone`, http, sql);
  if (!url) await measureSpeed(server);
  await server.stop();
}

async function measureStart(folder: string): Promise<void> {
  const starts: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round < 3; round++) {
    const server = await startServer(folder, PORT);
    starts.push(server.startMs);
    await server.stop();
    const floor = await startFloor([['/', 'text/plain', 'x']]);
    floors.push(floor.startMs);
    await floor.stop();
  }
  const middle = (values: number[]): number => values.sort((a, b) => a - b)[1] ?? 0;
  row(
    'start with content until the first answer; floor: an empty Fastify',
    `${whole(middle(starts))} ms`,
    `${whole(middle(floors))} ms`,
    `${(middle(starts) / middle(floors)).toFixed(1)} ×`,
  );
}

async function measureBytes(folder: string): Promise<void> {
  const server = await startServer(folder, PORT);
  say(
    '\n| page, cold cache | JavaScript, brotli kB | CSS, brotli kB | HTML, brotli kB | requests |',
  );
  say('|---|---:|---:|---:|---:|');
  for (const { path: page, script, style, html, requests } of await measureRoutes(
    server.origin,
    ROUTES,
    ensureChromium(),
  ))
    row(page, kilobytes(script), kilobytes(style), kilobytes(html), requests);
  await server.stop();
}

const folders = [
  mkdtempSync(path.join(os.tmpdir(), 'varde-bench-')),
  mkdtempSync(path.join(os.tmpdir(), 'varde-bench-')),
] as const;
const postgres = await startPostgres();
const cpu = os.cpus()[0]?.model ?? 'unknown processor';
say(
  `${new Date().toISOString().slice(0, 10)} · ${os.cpus().length} × ${cpu} · Node ${process.versions.node} · ${postgres.version}\n`,
);
say('| what | Varde | floor | ratio |');
say('|---|---|---|---:|');
await measureEngine('embedded', folders[0]);
await measureEngine('PostgreSQL', folders[1], postgres.url);
await measureStart(folders[0]);
await measureBytes(folders[0]);
postgres.stop();
for (const folder of folders) rmSync(folder, { recursive: true, force: true });

const INTRODUCTION = `# Performance

Made by \`npm run bench -- --save\`. Each figure stands beside a floor measured in the same run; the ratio is what can be compared
between machines. Load: ten connections from a second process on the same machine, median of three rounds.

`;
if (process.argv.includes('--save'))
  writeFileSync(path.join(root, 'docs', 'performance.md'), `${INTRODUCTION}${lines.join('\n')}\n`);
process.exit(0);
