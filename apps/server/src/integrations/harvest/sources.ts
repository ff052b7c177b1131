/** All sources by the value of `--from`. */
import { csv } from './csv.source.ts';
import { digitaltmuseum } from './digitaltmuseum.source.ts';
import { geojson } from './geojson.source.ts';
import { gpx } from './gpx.source.ts';
import { iiif } from './iiif.source.ts';
import { kSamsok } from './k-samsok.source.ts';
import { kulturnav } from './kulturnav.source.ts';
import { ogcFeatures } from './ogc-features.source.ts';
import type { Source } from './source.ts';

export const SOURCES: ReadonlyMap<string, Source> = new Map([
  ['digitaltmuseum', digitaltmuseum],
  ['csv', csv],
  ['geojson', geojson],
  ['gpx', gpx],
  ['iiif', iiif],
  ['kulturnav', kulturnav],
  ['k-samsok', kSamsok],
  ['ogc-features', ogcFeatures],
]);
