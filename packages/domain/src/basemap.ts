/** Addresses of basemaps (specification §7.3), on this server or elsewhere. */

export const BASEMAP_MAX_ZOOM = 18;
export const BASEMAP_ZOOM_LIMIT = 24;

/** What a tile address leads to; `undefined` when it is none. */
export function tilesKind(url: string): 'vector' | 'raster' | undefined {
  if (!isBasemapUrl(url)) return undefined;
  if (/\.pmtiles(?:\?|$)/.test(url)) return 'vector';
  const path = isOwnUrl(url) ? url : url.replace(/^https?:\/\/[^/]*/, '');
  return ['{z}', '{x}', '{y}'].every((part) => path.includes(part)) ? 'raster' : undefined;
}

export function isBasemapUrl(url: string): boolean {
  return isOwnUrl(url) || /^https?:$/.test(URL.parse(url)?.protocol ?? '');
}

/** Of the tiles, glyphs and sprites of a style. */
export const isOrigin = (text: string): boolean => /^https?:\/\/[^/?#@\s]+$/.test(text);

function isOwnUrl(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}
