import { ChunkLoadError } from '#platform/load-chunk.ts';

/**
 * `offline`: no network. `outdated`: a part of the site did not load, which loading the page anew mends after a deploy.
 * `chunk`: it did not load, and that has been tried. `failed`: anything else.
 */
export type ErrorKind = 'offline' | 'outdated' | 'chunk' | 'failed';

export interface Circumstances {
  readonly online: boolean;
  /** Whether loading the page anew may still help. */
  readonly canReload: boolean;
}

/** What to tell the visitor of an error that took a page's place (specification §8). */
export function errorKind(error: unknown, { online, canReload }: Circumstances): ErrorKind {
  if (!online) return 'offline';
  if (!(error instanceof ChunkLoadError)) return 'failed';
  // What only took too long will not come faster from the start.
  return error.why === 'failed' && canReload ? 'outdated' : 'chunk';
}
