import { parseUrl } from '@varde/domain/parse-url';
import type { SourceView } from '#view-models.ts';

/** A page on another site; `undefined` where there is none. */
export function sourceAt(url: string | null): SourceView | undefined {
  const host = parseUrl(url ?? '')?.host.replace(/^www\./, '');
  return url === null || host === undefined ? undefined : { host, href: url };
}
