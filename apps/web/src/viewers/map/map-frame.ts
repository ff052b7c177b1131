/**
 * What a map shows when it opens, as MapLibre computes it (Web Mercator, tiles of 512 pixels), and
 * where its tiles and points lie on the screen. Pure.
 */
import type { LatLng } from '@varde/domain/geo';
import type { MapBounds, MapCamera, MapFrame } from './map-camera.ts';

const TILE_PIXELS = 512;

export const MIN_ZOOM = 2.5;
export const MAX_ZOOM = 18;
/** Norway and Sweden with room to pan; the basemap is empty outside. */
export const MAX_BOUNDS: MapBounds = { west: -26, south: 44, east: 52, north: 76.5 };

/** Pixels from the upper left corner. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** Pixels that the buttons on the map take up; an area is fitted beside and below them. */
export interface MapMargins {
  readonly above: number;
  readonly right: number;
}

export interface MapPadding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Pixels around a fitted area. */
const START_PADDING = 12;

/** On a small screen part of the area stays covered. */
export const paddingOf = (
  { width, height }: MapSize,
  { above, right, below = 0 }: MapMargins & { readonly below?: number },
): MapPadding => ({
  top: Math.max(START_PADDING, Math.min(above, height / 3)),
  right: Math.max(START_PADDING, Math.min(right, width / 3)),
  bottom: START_PADDING + Math.min(below, height / 2),
  left: START_PADDING,
});

/** In world pixels: the whole Mercator square is `worldSize(zoom)` wide. */
interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

const worldSize = (zoom: number): number => TILE_PIXELS * 2 ** zoom;

function toWorld({ lat, lng }: LatLng, zoom: number): WorldPoint {
  const latitude = (lat * Math.PI) / 180;
  const size = worldSize(zoom);
  return {
    x: (lng / 360 + 0.5) * size,
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + latitude / 2)) / (2 * Math.PI)) * size,
  };
}

function fromWorld({ x, y }: WorldPoint, zoom: number): LatLng {
  const size = worldSize(zoom);
  const latitude = 2 * Math.atan(Math.exp((0.5 - y / size) * 2 * Math.PI)) - Math.PI / 2;
  return { lat: (latitude * 180) / Math.PI, lng: (x / size - 0.5) * 360 };
}

const corners = ({ west, south, east, north }: MapBounds, zoom: number) => ({
  topLeft: toWorld({ lat: north, lng: west }, zoom),
  bottomRight: toWorld({ lat: south, lng: east }, zoom),
});

/** @param padding around an area; a camera is the middle of the map */
export function openingFrame(
  start: MapCamera | MapBounds,
  size: MapSize,
  padding: MapPadding,
): MapFrame {
  const { center, zoom: wanted } = 'zoom' in start ? start : fit(start, size, padding);
  const zoom = between(wanted, MIN_ZOOM, MAX_ZOOM);
  return frameAt(withinLimits(toWorld(center, zoom), zoom, size), size);
}

function fit(area: MapBounds, { width, height }: MapSize, padding: MapPadding): MapCamera {
  const { topLeft, bottomRight } = corners(area, 0);
  const scale = Math.min(
    (width - padding.left - padding.right) / (bottomRight.x - topLeft.x),
    (height - padding.top - padding.bottom) / (bottomRight.y - topLeft.y),
  );
  const zoom = between(Math.log2(scale), MIN_ZOOM, MAX_ZOOM);
  const centre = {
    x: ((topLeft.x + bottomRight.x) / 2) * 2 ** zoom + (padding.right - padding.left) / 2,
    y: ((topLeft.y + bottomRight.y) / 2) * 2 ** zoom + (padding.bottom - padding.top) / 2,
  };
  return { center: fromWorld(centre, zoom), zoom };
}

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Nothing outside `MAX_BOUNDS` is shown: the map is moved, and on a large screen nearer. */
function withinLimits(
  centre: WorldPoint,
  zoom: number,
  size: MapSize,
): WorldPoint & { readonly zoom: number } {
  const { topLeft, bottomRight } = corners(MAX_BOUNDS, zoom);
  const missing = Math.max(
    size.width / (bottomRight.x - topLeft.x),
    size.height / (bottomRight.y - topLeft.y),
    1,
  );
  const [halfWidth, halfHeight] = [size.width / 2 / missing, size.height / 2 / missing];
  return {
    zoom: zoom + Math.log2(missing),
    x: missing * between(centre.x, topLeft.x + halfWidth, bottomRight.x - halfWidth),
    y: missing * between(centre.y, topLeft.y + halfHeight, bottomRight.y - halfHeight),
  };
}

function frameAt(
  { x, y, zoom }: WorldPoint & { readonly zoom: number },
  { width, height }: MapSize,
): MapFrame {
  const at = (right: number, down: number) => fromWorld({ x: x + right, y: y + down }, zoom);
  const northWest = at(-width / 2, -height / 2);
  const southEast = at(width / 2, height / 2);
  return {
    center: at(0, 0),
    zoom,
    bounds: {
      west: northWest.lng,
      south: southEast.lat,
      east: southEast.lng,
      north: northWest.lat,
    },
  };
}

export function placeAt(
  { center, zoom }: MapFrame,
  { width, height }: MapSize,
  at: ScreenPoint,
): LatLng {
  const middle = toWorld(center, zoom);
  return fromWorld({ x: middle.x + at.x - width / 2, y: middle.y + at.y - height / 2 }, zoom);
}

export function screenPoint({ center, zoom }: MapFrame, { width, height }: MapSize) {
  const middle = toWorld(center, zoom);
  return (place: LatLng): ScreenPoint => {
    const { x, y } = toWorld(place, zoom);
    return { x: x - middle.x + width / 2, y: y - middle.y + height / 2 };
  };
}

interface ScreenTile {
  readonly x: number;
  readonly y: number;
  /** Pixels. */
  readonly left: number;
  readonly top: number;
}

/** @param zoom of the tiles, a whole number */
export function tilesInView(frame: MapFrame, { width, height }: MapSize, zoom: number) {
  const side = TILE_PIXELS * 2 ** (frame.zoom - zoom);
  const middle = toWorld(frame.center, frame.zoom);
  const [left, top] = [middle.x - width / 2, middle.y - height / 2];
  const tiles: ScreenTile[] = [];
  for (let y = Math.floor(top / side); y * side < top + height; y += 1)
    for (let x = Math.floor(left / side); x * side < left + width; x += 1)
      tiles.push({ x, y, left: x * side - left, top: y * side - top });
  return { side, tiles };
}
