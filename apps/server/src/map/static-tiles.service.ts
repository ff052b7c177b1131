/**
 * Draws the bundled map as SVG images, which a page shows until its live map is wanted: drawing one
 * takes milliseconds, while a live map costs a phone a quarter of a megabyte and, without a graphics
 * card, a second. Colours and sizes are those of the site's map style (viewers/map/map-style.ts).
 */
import { open } from 'node:fs/promises';
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import { GROUND_PALETTES, type GroundPalette, type MapTheme } from '@varde/domain/ground-palette';
import { PbfReader } from 'pbf';
import { PMTiles, type RangeResponse, ResolvedValueCache, type Source } from 'pmtiles';
import { drawNames, namesOf } from './static-names.ts';
import {
  at,
  type Drawing,
  featuresOf,
  PIXEL,
  type Point,
  type Stops,
  toUnits,
  UNITS,
} from './static-units.ts';

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

function withoutNear(kept: Point[], point: Point): Point[] {
  const last = kept.at(-1);
  const isNear = last && Math.abs(point.x - last.x) < DETAIL && Math.abs(point.y - last.y) < DETAIL;
  if (!isNear) kept.push(point);
  return kept;
}

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
