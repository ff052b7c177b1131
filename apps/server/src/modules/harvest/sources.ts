/** Every place that content can be brought from, by the word after `--from`. */
import { csv } from './csv.source.ts';
import { digitaltmuseum } from './digitaltmuseum.source.ts';
import { geojson } from './geojson.source.ts';
import { gpx } from './gpx.source.ts';
import type { Source } from './source.ts';

export const SOURCES: ReadonlyMap<string, Source> = new Map([
  ['digitaltmuseum', digitaltmuseum],
  ['csv', csv],
  ['geojson', geojson],
  ['gpx', gpx],
]);
