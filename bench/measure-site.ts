/** The site on the demo pack: a rendered page, the server start, and transfer sizes. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setNetworkRating } from '../e2e/visitor.ts';
import { ensureChromium } from '../tools/find-programs.ts';
import { alternate, type Comparison, type Pace } from './load.ts';
import { measureOffline } from './measure-offline.ts';
import { measurePage, type PageResult, profilePage, type TimeShare } from './measure-page.ts';
import { measureImages, type ImagesResult } from './measure-images.ts';
import { measureRest, type RestResult } from './measure-rest.ts';
import { measureVisits, type ScreenResult } from './measure-visits.ts';
import { measureScan, type ScanResult } from './measure-scan.ts';
import {
  BROWSER_FLAGS,
  launchBrowser,
  startBaseline,
  startServer,
  withFolder,
  type Running,
} from './processes.ts';
import type { Page, Request } from '@playwright/test';

const ARTICLE = '/article/101';
const ROUTES = [
  '/',
  '/explore/list/articles',
  ARTICLE,
  '/group/302',
  '/owner/11',
  '/about',
  '/explore/map',
];
const SCORED = [
  '/',
  '/explore/list/articles',
  '/explore/map',
  ARTICLE,
  '/owner/11',
  // Search results are `noindex` on purpose, so only the empty page can score.
  '/search',
];
const STARTS = 3;

export interface SiteResult {
  readonly page: PageResult;
  readonly profile: readonly TimeShare[];
  readonly scores: readonly PageScore[];
  /** Milliseconds. */
  readonly start: Comparison;
  readonly routes: readonly RouteBytes[];
  readonly visits: readonly ScreenResult[];
  readonly rest: readonly RestResult[];
  readonly images: ImagesResult;
  readonly offline: Comparison;
  readonly scans: readonly ScanResult[];
}

export function measureSite(port: number, pace: Pace): Promise<SiteResult> {
  return withFolder(async (folder) => {
    const server = await startServer(folder, port);
    const page = await measurePage(server, ARTICLE, pace);
    const routes = await measureRoutes(server.origin, ROUTES);
    const scores = scorePages(server.origin, SCORED, await ensureChromium());
    const visits = await measureVisits(server.origin);
    const rest = await measureRest(server.origin);
    const images = await measureImages(server.origin, ARTICLE);
    const offline = await measureOffline(server.origin);
    const scans = await measureScan(server.origin);
    await server.stop();
    const profile = await profilePage(folder, port, ARTICLE);
    return {
      page,
      profile,
      routes,
      scores,
      visits,
      rest,
      images,
      offline,
      scans,
      start: await measureStart(folder, port),
    };
  });
}

function measureStart(folder: string, port: number): Promise<Comparison> {
  const startMs = async (starting: Promise<Running>): Promise<number> => {
    const running = await starting;
    await running.stop();
    return running.startMs;
  };
  return alternate(
    STARTS,
    () => startMs(startServer(folder, port)),
    () => startMs(startBaseline({ headers: {}, body: '' })),
  );
}

interface RouteBytes {
  readonly path: string;
  /**
   * Compressed bytes of the resources that the page refers to and needs before it is interactive.
   */
  readonly script: number;
  /** Scripts that are prefetched after it. */
  readonly laterScript: number;
  readonly style: number;
  readonly html: number;
  readonly requests: number;
}

/** Opens each page on a phone-sized screen and sums up its requests. */
async function measureRoutes(origin: string, paths: readonly string[]): Promise<RouteBytes[]> {
  const browser = await launchBrowser();
  const results: RouteBytes[] = [];
  for (const path of paths) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    results.push(await measureRoute(await context.newPage(), origin, path));
    await context.close();
  }
  await browser.close();
  return results;
}

async function measureRoute(page: Page, origin: string, path: string): Promise<RouteBytes> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  // Requests of pages that are loaded ahead do not count (docs/decisions/0050-pages-loaded-ahead.md).
  await setNetworkRating(page, { saveData: true });
  const response = await page.goto(origin + path, { waitUntil: 'networkidle' });
  const html = (await response?.text()) ?? '';
  const isNamed = (request: Request): boolean => html.includes(new URL(request.url()).pathname);
  const sum = async (kind: string, isMeant: (request: Request) => boolean = () => true) => {
    const meant = finished.filter((one) => one.resourceType() === kind && isMeant(one));
    const sizes = await Promise.all(meant.map((one) => one.sizes()));
    return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
  };
  return {
    path,
    script: await sum('script', isNamed),
    laterScript: await sum('script', (request) => !isNamed(request)),
    style: await sum('stylesheet'),
    html: await sum('document'),
    requests: finished.length,
  };
}

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const REPORT_BYTES = 64 * 1024 * 1024;
const FLAGS = ['--headless=new', ...BROWSER_FLAGS];

interface PageScore {
  readonly path: string;
  /** 0 to 100, in the order performance, accessibility, best practices, SEO. */
  readonly scores: readonly number[];
  /** Milliseconds. */
  readonly largestPaint: number;
  readonly blocking: number;
  readonly layoutShift: number;
  /** Failed audits other than those of performance. */
  readonly failedAudits: readonly string[];
}

/** The median of several runs of each page. */
function scorePages(origin: string, paths: readonly string[], chromePath: string): PageScore[] {
  installLighthouse();
  const results: PageScore[] = [];
  for (const path of paths) {
    const runs: PageScore[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(scorePage(origin, path, chromePath));
    runs.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
    results.push(runs[Math.floor(RUNS / 2)] as PageScore);
  }
  return results;
}

/** The parts of Lighthouse's report that are read. */
interface LighthouseReport {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, { score: number | null; numericValue?: number }>>;
}

const LIGHTHOUSE = join(import.meta.dirname, 'lighthouse');

/** Lighthouse is a package of its own, since it would be a quarter of all packages. */
function installLighthouse(): void {
  if (existsSync(join(LIGHTHOUSE, 'node_modules', 'lighthouse'))) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: LIGHTHOUSE,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed; npm says why above.');
}

function runLighthouse(url: string, chromePath: string): LighthouseReport {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(LIGHTHOUSE, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join()}`,
      `--chrome-flags=${FLAGS.join(' ')}`,
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: REPORT_BYTES },
  );
  if (status !== 0) throw new Error(`Lighthouse returned no result for ${url}: ${stderr}`);
  return JSON.parse(stdout) as LighthouseReport;
}

function scorePage(origin: string, pathname: string, chromePath: string): PageScore {
  const { categories, audits } = runLighthouse(origin + pathname, chromePath);
  const value = (audit: string): number => audits[audit]?.numericValue ?? 0;
  const lost = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    path: pathname,
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    failedAudits: lost
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
