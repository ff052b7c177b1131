/**
 * Draws the bundled map as SVG images, which a page shows until its live map is wanted: drawing one
 * takes milliseconds, while a live map costs a phone a quarter of a megabyte and, without a graphics
 * card, a second. Colours and sizes are those of the site's map style (viewers/map/map-style.ts).
 */
import { open } from 'node:fs/promises';
import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile';
import { GROUND_PALETTES, type GroundPalette, type MapTheme } from '@varde/domain/ground-palette';
import { PbfReader } from 'pbf';
import { PMTiles, type RangeResponse, ResolvedValueCache, type Source } from 'pmtiles';

interface StaticTile {
  /** Of 512-pixel tiles; the fraction scales texts and lines, which the page's scaling undoes. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  /** Keys of place names, preferred first. */
  readonly languages: readonly string[];
  readonly theme: MapTheme;
}

export interface StaticTiles {
  /** @returns an SVG image; the sea where the archive has no tile */
  draw(tile: StaticTile): Promise<string>;
}

/** @param path of a PMTiles archive with the layers of content/basemap/README.md */
export function createStaticTiles(path: string): StaticTiles {
  // The default cache remembers a failure.
  const archive = new PMTiles(new FileSource(path), new ResolvedValueCache());
  const readTile = async (z: number, x: number, y: number): Promise<VectorTile | undefined> => {
    if (Math.min(x, y) < 0 || Math.max(x, y) >= 2 ** z) return undefined;
    const tile = await archive.getZxy(z, x, y);
    return tile && new VectorTile(new PbfReader(tile.data));
  };
  return {
    async draw({ zoom, x, y, theme, languages }) {
      const z = Math.floor(zoom);
      const tiles = await Promise.all(
        NEIGHBOURS.map(async ([right, down]) => ({
          right,
          down,
          tile: await readTile(z, x + right, y + down),
        })),
      );
      const middle = tiles.find(({ right, down }) => right === 0 && down === 0);
      const drawing = { zoom, pixel: PIXEL / 2 ** (zoom - z), languages };
      const names = tiles.flatMap(({ tile, right, down }) =>
        tile ? namesOf(tile, drawing, { left: right * UNITS, top: down * UNITS }) : [],
      );
      const ground = middle?.tile ? drawGround(middle.tile, drawing) : '';
      return drawImage(GROUND_PALETTES[theme], ground, drawNames(names, drawing));
    },
  };
}

/** The tile and those around it, whose names reach into it. */
const NEIGHBOURS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [right, down] as const));

class FileSource implements Source {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  getKey(): string {
    return this.#path;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const file = await open(this.#path);
    try {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    } finally {
      await file.close();
    }
  }
}

/** Of the archive's tiles, along each side. */
const EXTENT = 4_096;
/** Of the image: its paths have whole numbers. */
const UNITS = 2_048;
const TILE_PIXELS = 512;
const PIXEL = UNITS / TILE_PIXELS;

interface Drawing {
  readonly zoom: number;
  /** Units of a pixel on the screen. */
  readonly pixel: number;
  readonly languages: readonly string[];
}

const toUnits = (value: number): number => Math.round((value * UNITS) / EXTENT);

type Stops = readonly (readonly [zoom: number, value: number])[];

/** Linear between the stops, constant beyond them. */
function at(zoom: number, stops: Stops): number {
  const next = stops.findIndex(([stop]) => stop >= zoom);
  const [to, from] = [stops.at(next), stops.at(next === -1 ? -1 : Math.max(next - 1, 0))];
  if (!to || !from || to === from) return (to ?? from)?.[1] ?? 0;
  return from[1] + ((zoom - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

/** Pixels of lines. */
const WIDTHS = {
  // Blurred, and wider, in the live map.
  shallows: [
    [3, 3],
    [6, 6],
    [10, 9],
  ],
  coast: [
    [3, 0.3],
    [6, 0.6],
    [10, 1],
  ],
  water: [
    [4, 0.3],
    [10, 0.9],
  ],
  island: [[0, 1]],
  river: [
    [5, 0.5],
    [10, 1.4],
  ],
  border: [
    [3, 0.6],
    [10, 1.4],
  ],
} as const satisfies Readonly<Record<string, Stops>>;
/** Pixels of a dash and a gap. */
const BORDER_DASHES = [6, 4];

function drawGround({ layers }: VectorTile, { zoom, pixel }: Drawing): string {
  const style = (name: keyof typeof WIDTHS, also = ''): string =>
    `class="${name}${also}" stroke-width="${(at(zoom, WIDTHS[name]) * pixel).toFixed(1)}"`;
  const path = (layer: string, attributes: string): string => {
    const steps = pathOf(layers[layer]);
    return steps === '' ? '' : `<path ${attributes} d="${steps}"/>`;
  };
  const land = path('land', 'id="land"');
  const dashes = BORDER_DASHES.map((length) => length * pixel).join(' ');
  return [
    land === ''
      ? ''
      : `<defs>${land}</defs><use href="#land" ${style('shallows')}/><use href="#land" ${style('coast', ' land')}/>`,
    path('water', style('water')),
    path('lake_island', style('island')),
    path('river', style('river')),
    path('border', `${style('border')} stroke-dasharray="${dashes}"`),
  ].join('');
}

const POLYGON = 3;

function pathOf(layer: VectorTileLayer | undefined): string {
  let path = '';
  for (const feature of featuresOf(layer))
    for (const line of feature.loadGeometry()) path += linePath(line, feature.type === POLYGON);
  return path;
}

function* featuresOf(layer: VectorTileLayer | undefined): Generator<VectorTileFeature> {
  if (!layer) return;
  for (let index = 0; index < layer.length; index += 1) yield layer.feature(index);
}

/** Points nearer to each other are one, and smaller islands and lakes are left out. */
const DETAIL = PIXEL;

/** Relative. */
function linePath(points: readonly Point[], isClosed: boolean): string {
  const kept = points
    .map(({ x, y }): Point => ({ x: toUnits(x), y: toUnits(y) }))
    .reduce<Point[]>(withoutNear, []);
  // The end of a line meets that of the next tile.
  const last = points.at(-1);
  if (!isClosed && last) kept.splice(-1, 1, { x: toUnits(last.x), y: toUnits(last.y) });
  const [first, ...rest] = kept;
  if (!first || rest.length < (isClosed ? 2 : 1)) return '';
  const steps = rest.map(({ x, y }, index) => {
    const before = kept[index] ?? first;
    return `${x - before.x} ${y - before.y}`;
  });
  return `M${first.x} ${first.y}l${steps.join(' ')}${isClosed ? 'z' : ''}`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function withoutNear(kept: Point[], point: Point): Point[] {
  const last = kept.at(-1);
  const isNear = last && Math.abs(point.x - last.x) < DETAIL && Math.abs(point.y - last.y) < DETAIL;
  if (!isNear) kept.push(point);
  return kept;
}

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
function namesOf({ layers }: VectorTile, drawing: Drawing, offset: Offset): Name[] {
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

/** Of the text's height: width of a character, gap beside the dot, and from the middle to the baseline. */
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
 * Names that have room, towns before seas before villages; beside their dot, or before it. Those near an edge
 * are the same in the tile beyond it, which knows nearly the same neighbours.
 */
function drawNames(names: readonly Name[], { zoom, pixel }: Drawing): string {
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
    texts += `<text class="${kind}" text-anchor="${place.anchor}" x="${Math.round(place.x)}" y="${Math.round(y + size * BASELINE)}" font-size="${size.toFixed(1)}">${escapeXml(text)}</text>`;
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

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);

const variables = (palette: GroundPalette): string =>
  `svg{${Object.entries(palette)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')}}`;

const STYLE = [
  'path{stroke-linejoin:round;stroke-linecap:round;fill-rule:evenodd}',
  '.shallows,.river,.border{fill:none}.shallows{stroke:var(--shallows)}',
  '.land{fill:var(--land)}.coast{stroke:var(--coast)}',
  '.water{fill:var(--water);stroke:var(--lakeShore)}',
  '.island{fill:var(--land);stroke:var(--lakeShore)}',
  '.river{stroke:var(--river)}',
  '.border{stroke:var(--border);stroke-opacity:.7;stroke-linecap:butt}',
  'text{font-family:"Noto Sans",system-ui,sans-serif;font-weight:500;paint-order:stroke;stroke-linejoin:round;stroke-width:.22em;stroke:var(--halo);fill:var(--village)}',
  '.town{fill:var(--town)}',
  '.sea{fill:var(--waterName);stroke:var(--waterHalo);letter-spacing:.14em}',
  'circle{fill:var(--village)}',
].join('');

const drawImage = (palette: GroundPalette, ground: string, names: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}"><style>${variables(palette)}${STYLE}</style><rect width="${UNITS}" height="${UNITS}" fill="var(--water)"/>${ground}${names}</svg>`;
