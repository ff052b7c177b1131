/** `URL.parse`, which not all supported browsers have (docs/browsers.md). */
export function parseUrl(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
