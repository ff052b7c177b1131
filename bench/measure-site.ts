/** The site on the demo pack: a rendered page, the server start, and transfer sizes. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../tools/chromium.ts';
import { median, type Pace } from './load.ts';
import { scorePages, type PageScore } from './lighthouse.ts';
import { measureOffline, type OfflineResult } from './measure-offline.ts';
import { measurePage, type PageResult } from './measure-page.ts';
import { measureImages, type ImagesResult } from './measure-images.ts';
import { measureScan, type ScanResult } from './measure-scan.ts';
import { profilePage, type TimeShare } from './profile-page.ts';
import { startBaseline, startServer } from './processes.ts';
import { measureRoutes, type RouteBytes } from './route-bytes.ts';

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
  readonly start: { readonly ours: number; readonly baseline: number };
  readonly routes: readonly RouteBytes[];
  readonly images: ImagesResult;
  readonly offline: OfflineResult;
  readonly scans: readonly ScanResult[];
}

export async function measureSite(port: number, pace: Pace): Promise<SiteResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'varde-bench-'));
  try {
    const server = await startServer(folder, port);
    const page = await measurePage(server, ARTICLE, pace);
    const routes = await measureRoutes(server.origin, ROUTES, ensureChromium());
    const scores = await scorePages(server.origin, SCORED, ensureChromium());
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
      images,
      offline,
      scans,
      start: await measureStart(folder, port),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureStart(folder: string, port: number): Promise<SiteResult['start']> {
  const starts: number[] = [];
  const baselines: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    const server = await startServer(folder, port);
    starts.push(server.startMs);
    await server.stop();
    const baseline = await startBaseline([['/', 'text/plain', 'x']]);
    baselines.push(baseline.startMs);
    await baseline.stop();
  }
  return { ours: median(starts), baseline: median(baselines) };
}
