/** Lighthouse scores of the main pages, on its emulated phone with its default throttling. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS } from './processes.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FLAGS = ['--headless=new', ...BROWSER_FLAGS];

export interface PageScore {
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
export async function scorePages(
  origin: string,
  paths: readonly string[],
  chromePath: string,
): Promise<PageScore[]> {
  const results: PageScore[] = [];
  for (const path of paths) {
    const runs: PageScore[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await scorePage(origin, path, chromePath));
    runs.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
    results.push(runs[Math.floor(RUNS / 2)] as PageScore);
  }
  return results;
}

async function scorePage(origin: string, path: string, chromePath: string): Promise<PageScore> {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    const options = { port: chrome.port, onlyCategories: [...CATEGORIES] };
    const result = await lighthouse(origin + path, options);
    if (!result) throw new Error(`Lighthouse said nothing about ${path}.`);
    const { categories, audits } = result.lhr;
    const value = (audit: string): number => audits[audit]?.numericValue ?? 0;
    const lost = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? []);
    return {
      path,
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
      failedAudits: lost
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}
