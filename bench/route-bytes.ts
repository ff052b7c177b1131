/** What a visitor's browser really loads on each page: bytes on the wire by kind, from a cold cache. */
import { chromium } from '@playwright/test';

export interface RouteBytes {
  readonly path: string;
  /** Bytes on the wire, compressed as the server sent them. */
  readonly script: number;
  readonly style: number;
  readonly html: number;
  readonly requests: number;
}

/** Opens each page on a phone-sized screen and adds up what came. */
export async function measureRoutes(
  origin: string,
  paths: readonly string[],
  executablePath: string,
): Promise<RouteBytes[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const results: RouteBytes[] = [];
  for (const path of paths) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const bytes = { script: 0, document: 0, stylesheet: 0 };
    let requests = 0;
    const sizes: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      requests++;
      const kind = request.resourceType();
      if (kind !== 'script' && kind !== 'document' && kind !== 'stylesheet') return;
      sizes.push(
        request.sizes().then(({ responseBodySize }) => void (bytes[kind] += responseBodySize)),
      );
    });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await Promise.all(sizes);
    results.push({
      path,
      script: bytes.script,
      style: bytes.stylesheet,
      html: bytes.document,
      requests,
    });
    await context.close();
  }
  await browser.close();
  return results;
}
