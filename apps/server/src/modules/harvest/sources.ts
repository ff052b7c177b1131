/** Every place that content can be brought from, by the word after `--from`. */
import { digitaltmuseum } from './digitaltmuseum.source.ts';
import type { Source } from './source.ts';

export const SOURCES: ReadonlyMap<string, Source> = new Map([['digitaltmuseum', digitaltmuseum]]);
