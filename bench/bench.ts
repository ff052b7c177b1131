/**
 * `npm run bench`: speed, memory and transfer sizes, each beside a baseline measured in the same
 * run on the same machine. Absolute figures depend on the machine; the ratio counts.
 * --documents N size of the synthetic corpus (100,000)
 * --large growth up to 1,000,000 as well
 * --quick 2,000 documents, one round of a second
 * --only api|site|pictures only this part
 * --save writes docs/performance.md
 * --keep FOLDER stores the data sets for the next run
 */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { POSTGRES_MAJOR } from '../apps/server/src/db/embedded/postgres-tools.ts';
import { makeDataSet, type DataSet } from './data-sets.ts';
import { measureMap, type MapResult } from './measure-map.ts';
import { MANY_AT_ONCE, measureMedia } from './measure-media.ts';
import type { Frames } from './measure-images.ts';
import {
  type CachedResult,
  measureSet,
  type ScenarioResult,
  type SetResult,
} from './measure-set.ts';
import type { Comparison } from './load.ts';
import { measureSite, type SiteResult } from './measure-site.ts';
import { root, startServer } from './processes.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { ms, rates, reported, printLine, startTable, times, rounded } from './report.ts';

const PORT = 4380;
const MILLION = 1_000_000;
const MAP_POINTS = 50_000;
/** Scenarios whose time must not grow with the number of documents. */
const STEADY: readonly Scenario[] = [
  'document by id',
  'list near',
  'search, rare word',
  'search, common word',
];

const { values: flags } = parseArgs({
  options: {
    documents: { type: 'string' },
    quick: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    only: { type: 'string' },
    keep: { type: 'string' },
  },
});
const isSelected = (part: 'api' | 'site' | 'pictures'): boolean =>
  flags.only === undefined || flags.only === part;
const documents = Number(flags.documents ?? (flags.quick ? 2_000 : 100_000));
const pace = flags.quick ? { seconds: 1, rounds: 1 } : { seconds: 2, rounds: 3 };

function showSet(result: SetResult, fillS: number): void {
  const { byScenario, cached, memory } = result;
  printLine(`\n## The API, ${rounded(documents)} documents`);
  const row = startTable(
    'ten at a time',
    'HTTP /s',
    'p50 ms',
    'p99 ms',
    'SQL alone /s',
    'p50 ms',
    'p99 ms',
    'one at a time: HTTP p50 ms',
    'SQL p50 ms',
    'mean HTTP / SQL',
  );
  for (const [question, { http, sql, oneHttp, oneSql }] of byScenario) {
    const one = [ms(oneHttp.p50), ms(oneSql.p50), times(oneSql.perSecond / oneHttp.perSecond)];
    row(question, ...rates(http), ...rates(sql), ...one);
  }
  showCached('document by id', cached);
  showById(result.byId);
  printLine(
    `\nMemory (proportional set size, PSS): server and database together ${rounded(memory.atStart)} MB when ready, ${rounded(memory.peak)} MB at most under this load, ${rounded(memory.atEnd)} MB after it. ` +
      (flags.keep ? '' : `The database was filled in ${rounded(fillS)} s.`),
  );
}

function showCached(what: string, { identity, br }: CachedResult): void {
  const row = startTable(
    'cached response; baseline: a bare Node server that sends the same headers and bytes',
    'Varde /s',
    'p50 ms',
    'baseline /s',
    'p50 ms',
    'rate',
  );
  for (const [how, { ours, baseline }] of [
    ['not compressed', identity],
    ['brotli', br],
  ] as const)
    row(
      `${what}, ${how}`,
      ...[ours, baseline].flatMap((load) => [rounded(load.perSecond), ms(load.p50)]),
      percent(ours.perSecond / baseline.perSecond),
    );
}

/** Costs above the bare statement, most of it the HTTP round trip. */
function showById({ ours, baseline, sql }: SetResult['byId']): void {
  const row = startTable('document by id, one at a time, uncached', 'p50 ms', 'times the SQL');
  for (const [what, { p50 }] of Object.entries({
    'the statement alone': sql,
    'a bare Fastify that runs the statement and writes its rows': baseline,
    'Varde: caller, schemas, grants, presenter, ETag, log': ours,
  }))
    row(what, ms(p50), times(p50 / sql.p50));
}

type Growth = Map<string, Map<Scenario, ScenarioResult>>;

async function measureSets(): Promise<void> {
  const small = flags.quick ? [] : [documents / 10];
  const growth: Growth = new Map();
  for (const size of [...small, documents, ...(flags.large ? [MILLION] : [])]) {
    const set = await makeDataSet(Math.round(size), flags.keep);
    try {
      const scenarios = size === documents ? SCENARIOS : STEADY;
      const result = await measureSet(set, { port: PORT, pace, scenarios });
      growth.set(rounded(size), new Map(result.byScenario));
      if (size === documents) showSet(result, set.fillS);
      if (size === documents) await showMap(set);
    } finally {
      set.remove();
    }
  }
  if (!flags.quick) showGrowth(growth);
}

async function showMap(set: DataSet): Promise<void> {
  const points = Math.min(MAP_POINTS, documents);
  const server = await startServer(set.folder, PORT);
  const { ours, baseline } = await measureMap(server.origin, points);
  await server.stop();
  printLine('\n## Map');
  const row = startTable(
    `map, ${rounded(points)} points, software rendering (no GPU)`,
    'until the first pins, ms',
    'longest task when the points arrive, ms',
    'longest task when panning, ms',
  );
  const cells = ({ firstPins, onPoints, panning }: MapResult) =>
    [firstPins, onPoints, panning].map(rounded);
  row('Varde, with its basemap, names and list', ...cells(ours));
  row('baseline: MapLibre alone, the same points as circles without a basemap', ...cells(baseline));
}

function showGrowth(growth: Growth): void {
  printLine('\n## Growth');
  const row = startTable('one at a time, p50 ms: HTTP (SQL)', ...STEADY);
  for (const [name, answers] of growth) {
    const cells = STEADY.map((scenario) => {
      const result = answers.get(scenario);
      return result ? `${ms(result.oneHttp.p50)} (${ms(result.oneSql.p50)})` : '';
    });
    row(name, ...cells);
  }
}

async function showSite(): Promise<void> {
  const site = await measureSite(PORT, pace);
  const { page, profile, start, routes, scores, visits, rest, images, offline, scans } = site;
  printLine('\n## The site, on the demo pack');
  const row = startTable('what', 'Varde', 'baseline', 'ratio');
  // `renderToString` runs serially, on one core, beside ten connections.
  row(
    'article, rendered; baseline: `renderToString` alone, on one core',
    `${rounded(page.rendered.perSecond)}/s, p50 ${ms(page.rendered.p50)} ms`,
    `${rounded(page.react.perSecond)}/s, p50 ${ms(page.react.p50)} ms`,
    percent(page.rendered.perSecond / page.react.perSecond),
  );
  row(
    ...compared('start with content until the first response; baseline: a bare Node server', start),
  );
  showCached('article', page.cached);
  showProfile(profile);
  const bytes = startTable(
    'page, cold cache',
    'JavaScript before use, brotli KB',
    'JavaScript prefetched',
    'CSS, brotli KB',
    'HTML, brotli KB',
    'requests',
  );
  const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
  for (const { path: pathname, script, laterScript, style, html, requests } of routes)
    bytes(pathname, ...[script, laterScript, style, html].map(kilobytes), requests);
  showScores(scores);
  showVisits(visits);
  showRest(rest);
  showImages(images);
  const offlineRow = startTable('offline', 'Varde', 'baseline', 'ratio');
  const playable =
    'stored rebus of 20 posts until it is playable; baseline: an empty page from the same cache';
  offlineRow(...compared(playable, offline));
  const scanRow = startTable(
    'a code in the camera, CPU throttled 4×',
    'Varde',
    'baseline',
    'ratio',
  );
  for (const { held, ...scan } of scans)
    scanRow(
      ...compared(`held ${held}, until its text is shown; baseline: the decoder alone`, scan),
    );
}

/** A row of milliseconds beside the baseline, and the ratio. */
const compared = (what: string, { ours, baseline }: Comparison): readonly string[] => [
  what,
  `${rounded(ours)} ms`,
  `${rounded(baseline)} ms`,
  times(ours / baseline),
];

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

function showImages({ firstImage, zooming, resting }: SiteResult['images']): void {
  const row = startTable('images', 'Varde', 'baseline');
  row(
    'hero image of an article painted, cold cache, slow 4G, CPU throttled 4×',
    `${rounded(firstImage)} ms`,
    '',
  );
  const formatFrames = ({ perSecond, p95 }: Frames) =>
    `${rounded(perSecond)} frames/s, p95 ${ms(p95)} ms`;
  row(
    'gallery while zooming, software rendering (no GPU); baseline: at rest',
    formatFrames(zooming),
    formatFrames(resting),
  );
}

function showProfile(profile: SiteResult['profile']): void {
  const row = startTable('rendering an article: where the time goes', 'ms', 'share');
  const total = profile.reduce((sum, one) => sum + one.ms, 0);
  for (const { part, ms: spent } of profile) row(part, ms(spent), percent(spent / total));
}

function showScores(scores: SiteResult['scores']): void {
  const row = startTable(
    'Lighthouse, phone, throttled (median of three)',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP ms',
    'TBT ms',
    'CLS',
  );
  for (const { path: pathname, scores: points, largestPaint, blocking, layoutShift } of scores)
    row(
      pathname,
      ...points.map(String),
      rounded(largestPaint),
      rounded(blocking),
      layoutShift.toFixed(3),
    );
}

function showVisits(visits: SiteResult['visits']): void {
  const row = startTable(
    'slow 4G, CPU throttled 4×, software rendering (no GPU)',
    'LCP ms',
    'layout shifts',
    'INP ms',
    'next page ms',
    'back ms',
    'where it was scrolled to',
    'forward ms',
  );
  const cell = (value: number | undefined): string => (value === undefined ? '' : rounded(value));
  for (const { path: screen, largestPaint, layoutShift, interaction, ...walk } of visits)
    row(
      screen,
      rounded(largestPaint),
      layoutShift.toFixed(3),
      ...[interaction, walk.nextPage, walk.back].map(cell),
      walk.isScrollKept === undefined ? '' : walk.isScrollKept ? 'yes' : 'no',
      cell(walk.forward),
    );
}

function showRest(screens: SiteResult['rest']): void {
  const row = startTable(
    'a minute at rest, from ten seconds after the page is ready',
    'frames requested',
    'timers set',
    'timers and watches left',
    'main thread, ms',
  );
  for (const { path: screen, frames, timers, left, taskMs } of screens)
    row(screen, frames, timers, left.join(', ') || 'none', rounded(taskMs));
}

const IMAGE_COUNT = flags.quick ? 40 : 200;

async function showMedia(): Promise<void> {
  const { cold, warm, large, memory } = await measureMedia(PORT, IMAGE_COUNT);
  printLine(`\n## Images, ${IMAGE_COUNT} of 3500 pixels`);
  const row = startTable('a second', 'Varde', 'baseline', 'rate');
  for (const [what, { ours, baseline }] of [
    ['thumbnails, not derived yet; baseline: sharp alone, output discarded', cold],
    ['thumbnails, derived; baseline: a bare Node server with as many bytes', warm],
    [`full-size images (WebP), ${MANY_AT_ONCE} at once; baseline: sharp alone`, large],
  ] as const)
    row(what, ours.toFixed(1), baseline.toFixed(1), percent(ours / baseline));
  printLine(
    `\nMemory of the server process: ${rounded(memory.ready)} MB when ready, ${rounded(memory.few)} MB at most while ${IMAGE_COUNT / 10} of them are requested at once in 3500 pixels, ` +
      `${rounded(memory.many)} MB while ${MANY_AT_ONCE} are: it grows with the number of concurrent renderings (3 at most), not with the length of the queue. sharp alone takes ${rounded(memory.baseline)} MB for the same.`,
  );
}

const INTRODUCTION = `# Performance

\`npm run bench -- --save\` generates the tables; the comments between them are written by hand. Each
figure is beside a baseline measured in the same run; only the ratio is comparable between machines.
The content is a synthetic corpus (\`bench/corpus\`); requests differ from each other, so that no
response is cached unless stated. Load: ten connections, or one, from wrk on the same machine; the
median of three rounds. "SQL alone" are the statements that the server sends for the
same requests, run in the measuring process without a server.

`;

const cpu = os.cpus()[0]?.model ?? 'unknown processor';
printLine(
  `${new Date().toISOString().slice(0, 10)} · ${os.cpus().length} × ${cpu} · Node ${process.versions.node} · PostgreSQL ${POSTGRES_MAJOR}, embedded`,
);
if (isSelected('api')) await measureSets();
if (isSelected('site')) await showSite();
if (isSelected('pictures')) await showMedia();
if (flags.save)
  writeFileSync(path.join(root, 'docs', 'performance.md'), `${INTRODUCTION}${reported()}\n`);
process.exit(0);
