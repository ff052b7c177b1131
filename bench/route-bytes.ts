/** Transfer sizes of each page in a browser with a cold cache, by type. */
import { chromium, type Page, type Request } from '@playwright/test';

export interface RouteBytes {
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
export async function measureRoutes(
  origin: string,
  paths: readonly string[],
  executablePath: string,
): Promise<RouteBytes[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
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
