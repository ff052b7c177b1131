/** Places the names of a static tile, and of those around it that reach into it. Pure. */
import type { VectorTile, VectorTileFeature } from '@mapbox/vector-tile';
import { xmlText } from '@varde/domain/xml-text';
import {
  at,
  type Drawing,
  EXTENT,
  featuresOf,
  type Point,
  type Stops,
  toUnits,
  UNITS,
} from './static-units.ts';

/** Of the names of towns at zoom 3, 8 and 12, by the inhabitants from which they are used. */
const PLACE_SIZES: readonly (readonly [inhabitants: number, sizes: Stops])[] = (
  [
    [400_000, 11.5, 17, 21],
    [80_000, 10, 14.5, 18],
    [15_000, 10, 12.5, 15],
    [0, 10, 11, 13],
  ] as const
).map(([inhabitants, far, near, nearest]) => [
  inhabitants,
  [
    [3, far],
    [8, near],
    [12, nearest],
  ],
]);
const SEA_SIZES: Stops = [
  [3, 10.5],
  [6, 15],
];
const TOWN_INHABITANTS = 40_000;
/** Higher, a name has no dot. */
const DOTS_BELOW_ZOOM = 9;
const DOT_PIXELS = 2.2;

interface Offset {
  readonly left: number;
  readonly top: number;
}

/** In units of the image. */
interface Name {
  readonly kind: 'sea' | 'town' | 'village';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Height of the text. */
  readonly size: number;
  readonly inhabitants: number;
}

/** Of seas and places; not of other waters, and regions. */
export function namesOf({ layers }: VectorTile, drawing: Drawing, offset: Offset): Name[] {
  const { zoom, pixel } = drawing;
  const seas = [...featuresOf(layers['name'])]
    .filter(({ properties }) => properties['kind'] === 'sea')
    .map((feature) => ({
      feature,
      kind: 'sea' as const,
      size: at(zoom, SEA_SIZES) * pixel,
      inhabitants: 0,
    }));
  const places = [...featuresOf(layers['place'])].map((feature) => {
    const inhabitants = Number(feature.properties['pop'] ?? 0);
    const [, sizes = []] = PLACE_SIZES.find(([least]) => inhabitants >= least) ?? [];
    const kind = inhabitants >= TOWN_INHABITANTS ? ('town' as const) : ('village' as const);
    return { feature, kind, size: at(zoom, sizes) * pixel, inhabitants };
  });
  return [...seas, ...places].flatMap(({ feature, ...name }) => {
    const [point] = feature.loadGeometry()[0] ?? [];
    const text = nameOf(feature, drawing.languages);
    // A neighbour's names are in its buffer, too.
    if (!point || text === undefined || !isInside(point)) return [];
    return [{ ...name, text, x: offset.left + toUnits(point.x), y: offset.top + toUnits(point.y) }];
  });
}

/** Of the text's height: width of a character, gap beside the dot, middle to baseline. */
const CHARACTER = { sea: 0.75, town: 0.6, village: 0.6 } as const;
const GAP = 0.45;
const BASELINE = 0.35;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Names that have room, towns before seas before villages; beside their dot, or before it. Those near
 * an edge are the same in the tile beyond it, which knows nearly the same neighbours.
 */
export function drawNames(names: readonly Name[], { zoom, pixel }: Drawing): string {
  const placed: Box[] = [];
  let texts = '';
  for (const name of names.toSorted((a, b) => rankOf(b) - rankOf(a) || a.x - b.x)) {
    const place = placesOf(name).find(({ box }) => !placed.some((other) => overlap(box, other)));
    if (!place) continue;
    placed.push(place.box);
    if (!overlap(place.box, IMAGE)) continue;
    const { kind, text, x, y, size } = name;
    if (kind !== 'sea' && zoom < DOTS_BELOW_ZOOM)
      texts += `<circle cx="${x}" cy="${y}" r="${(DOT_PIXELS * pixel).toFixed(1)}"/>`;
    texts += `<text class="${kind}" text-anchor="${place.anchor}" x="${Math.round(place.x)}" y="${Math.round(y + size * BASELINE)}" font-size="${size.toFixed(1)}">${xmlText(text)}</text>`;
  }
  return texts;
}

const rankOf = ({ kind, inhabitants }: Name): number =>
  kind === 'sea' ? TOWN_INHABITANTS : inhabitants;

/** Positions of a name, the best first; boxes include its dot. */
function placesOf({ kind, text, x, y, size }: Name) {
  const width = text.length * size * CHARACTER[kind];
  const gap = size * GAP;
  const box = (left: number, right: number): Box => ({
    left,
    right,
    top: y - size / 2,
    bottom: y + size / 2,
  });
  if (kind === 'sea') return [{ anchor: 'middle', x, box: box(x - width / 2, x + width / 2) }];
  return [
    { anchor: 'start', x: x + gap, box: box(x - gap, x + gap + width) },
    { anchor: 'end', x: x - gap, box: box(x - gap - width, x + gap) },
  ];
}

const IMAGE: Box = { left: 0, right: UNITS, top: 0, bottom: UNITS };

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isInside = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x < EXTENT && y < EXTENT;

function nameOf({ properties }: VectorTileFeature, languages: readonly string[]) {
  const key = [...languages, 'name'].find((one) => typeof properties[one] === 'string');
  return key === undefined ? undefined : String(properties[key]);
}
