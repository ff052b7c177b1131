/** GPX 1.0 and 1.1: waypoints become articles, routes and tracks become walks past them. */
import { msg } from '@varde/domain/message';
import type { LatLng } from '@varde/domain/geo';
import { place, record, text, type Loose } from '../read-loosely.ts';
import {
  type HarvestArticle,
  type HarvestResult,
  type HarvestWalk,
  originAt,
  readSourceFile,
  refuseOtherThanOne,
  type Source,
  type SourceFile,
} from './source.ts';
import { notWanted } from './wrong-kind.ts';
import { type Line, lineKey, type PlacedKey, stopsAlong } from './geojson.source.ts';
import { elements, elementText, readXml } from './read-xml.ts';
import { webUrl } from './pack-values.ts';

interface Context {
  readonly prefix: string;
  readonly language: string;
  readonly file: SourceFile;
}

export const gpx: Source = {
  name: 'GPX',
  isFile: true,
  refuse: (options) =>
    refuseOtherThanOne(options, 'varde import --from gpx walk.gpx --into my-museum'),
  async *harvest(options, tools) {
    const file = await readSourceFile(options, tools);
    const root = record(readXml(file.bytes))['gpx'];
    if (root === undefined) throw notWanted(file, 'gpx');
    const language = tools.language;
    const context = { prefix: `gpx:${file.stem}`, language, file };
    const trip = record(root);
    const routes = elements(trip['rte']);
    const points = [...elements(trip['wpt']), ...routes.flatMap(namedPoints)];
    const places: PlacedKey[] = [];
    for (const point of points) {
      const found = harvestPoint(point, context);
      if (found.status === 'item' && found.item.kind === 'article' && found.item.location)
        places.push({ key: found.item.key, location: found.item.location });
      if (found.status !== 'item' || isNew(found.item.key, places)) yield found;
    }
    for (const walk of [...routes.map(routeLine), ...elements(trip['trk']).map(trackLine)])
      yield harvestWalk(walk, places, context);
  },
};

/** Named route points are often repeated as waypoints. */
const isNew = (key: string, places: readonly PlacedKey[]): boolean =>
  places.filter((one) => one.key === key).length < 2;

/** Shaping points of a route have no name. */
const namedPoints = (route: Loose): Loose[] =>
  elements(route['rtept']).filter((point) => elementText(point['name']) !== undefined);

function harvestPoint(point: Loose, { prefix, language, file }: Context): HarvestResult {
  const name = elementText(point['name']);
  const location = pointOf(point);
  if (!name || !location)
    return {
      status: 'skipped',
      what: name ?? msg`a waypoint`,
      why: name ? msg`It has no place on the earth` : msg`It has no name`,
    };
  const item: HarvestArticle = {
    kind: 'article',
    key: lineKey(prefix, name, [[location.lng, location.lat]]),
    language,
    title: { [language]: name },
    text: { [language]: descriptionOf(point) },
    origin: originAt(linkOf(point), file.origin),
    location,
    themes: [],
    images: [],
  };
  return { status: 'item', item };
}

/** Devices often write the same text into both. */
function descriptionOf(holder: Loose): string {
  const descriptions = [elementText(holder['desc']), elementText(holder['cmt'])];
  return [...new Set(descriptions)].filter(Boolean).join('\n\n');
}

/** An element with an attribute in GPX 1.1, with text in 1.0. */
const linkOf = (holder: Loose): string | undefined =>
  webUrl(elements(holder['link'])[0]?.['@href'] ?? elementText(holder['url']));

const pointOf = (point: Loose): LatLng | undefined => place(point['@lat'], point['@lon']);

const lineOf = (points: readonly Loose[]): Line =>
  points.flatMap((point) => {
    const found = pointOf(point);
    return found ? [[found.lng, found.lat] as const] : [];
  });

interface WalkSource {
  readonly holder: Loose;
  readonly line: Line;
}

const routeLine = (route: Loose): WalkSource => ({
  holder: route,
  line: lineOf(elements(route['rtept'])),
});

/** Joins the segments of a track, which are split where the device lost its signal. */
function trackLine(track: Loose): WalkSource {
  const points = elements(track['trkseg']).flatMap((segment) => elements(segment['trkpt']));
  return { holder: track, line: lineOf(points) };
}

function harvestWalk(
  { holder, line }: WalkSource,
  places: readonly PlacedKey[],
  { prefix, language, file }: Context,
): HarvestResult {
  const name = elementText(holder['name']) ?? text(file.name) ?? '';
  if (line.length < 2)
    return { status: 'skipped', what: name, why: msg`Its line has less than two points` };
  const item: HarvestWalk = {
    kind: 'walk',
    key: lineKey(`${prefix}:way`, name, line),
    language,
    title: { [language]: name },
    text: { [language]: descriptionOf(holder) },
    origin: originAt(linkOf(holder), file.origin),
    line,
    stops: [...new Set(stopsAlong(line, places))],
  };
  return { status: 'item', item };
}
