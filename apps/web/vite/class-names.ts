import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Enough to tell the site's style sheets apart, which a test holds. */
const ENDING_LENGTH = 4;

/**
 * The name of a class in the built site: its own, and an ending for its file. Class names are in every page, in its script and in the
 * style sheet; the bundler's, with the line in the file, are a third longer in brotli.
 */
export function className(local: string, file: string): string {
  return `${local}_${ending(relative(import.meta.dirname, file))}`;
}

export function ending(path: string): string {
  const hash = createHash('sha256').update(path.replaceAll('\\', '/')).digest('hex');
  return BigInt(`0x${hash}`).toString(36).slice(0, ENDING_LENGTH);
}
