/** Selects the tiles of a large image that are in view. Pure. */
import type { ImageTiles } from './gallery-slide.ts';

/** Pixels of the full image. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface ImageViewport {
  readonly area: Area;
  /** Screen pixels per image pixel. */
  readonly density: number;
}

export interface Tile extends Area {
  /** Also its key. */
  readonly url: string;
}

/** The tiles that cover the view at the smallest sharp scale, nearest to its centre first. */
export function tilesInView(tiles: ImageTiles, { area, density }: ImageViewport): Tile[] {
  const factor = sharpFactor(tiles.factors, density);
  const side = tiles.side * factor;
  const columns = range(area.left, area.left + area.width, side, tiles.width);
  const rows = range(area.top, area.top + area.height, side, tiles.height);
  const found = rows.flatMap((row) =>
    columns.map((column) => tileAt(tiles, { left: column * side, top: row * side }, factor)),
  );
  return found.toSorted((a, b) => fromMiddle(a, area) - fromMiddle(b, area));
}

function sharpFactor(factors: readonly number[], density: number): number {
  const sharp = factors.filter((factor) => factor * density <= 1);
  return sharp.length > 0 ? Math.max(...sharp) : Math.min(...factors);
}

/** Tile indices between two positions, clamped to the image. */
function range(from: number, to: number, side: number, end: number): number[] {
  const first = Math.floor(Math.max(from, 0) / side);
  const last = Math.ceil(Math.min(to, end) / side);
  return Array.from({ length: Math.max(last - first, 0) }, (_, index) => first + index);
}

function tileAt(
  tiles: ImageTiles,
  { left, top }: Pick<Area, 'left' | 'top'>,
  factor: number,
): Tile {
  const width = Math.min(tiles.side * factor, tiles.width - left);
  const height = Math.min(tiles.side * factor, tiles.height - top);
  const size = `${Math.ceil(width / factor)},${Math.ceil(height / factor)}`;
  const url = `${tiles.service}/${left},${top},${width},${height}/${size}/0/default.${tiles.format}`;
  return { url, left, top, width, height };
}

function fromMiddle(tile: Area, area: Area): number {
  const across = tile.left + tile.width / 2 - (area.left + area.width / 2);
  const down = tile.top + tile.height / 2 - (area.top + area.height / 2);
  return Math.hypot(across, down);
}
