/** External style as the basemap, with prefixed names so that our layers cannot collide. Pure. */
import type {
  FontFacesSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';

/** The parts that draw; camera, rotation and light are set by the map. */
export type ExternalStyle = Pick<
  StyleSpecification,
  'font-faces' | 'glyphs' | 'layers' | 'sources' | 'sprite'
>;

/**
 * @param value response body; MapLibre validates the details
 * @param baseUrl base of relative URLs in the style
 * @returns `undefined` when it is not a style
 */
export function parseExternalStyle(value: unknown, baseUrl: string): ExternalStyle | undefined {
  if (!isStyle(value)) return undefined;
  const { sources, layers, sprite, glyphs, 'font-faces': fonts } = value;
  const resolve = (text: string): string => resolveUrl(text, baseUrl);
  return {
    sources: Object.fromEntries(
      Object.entries(sources).map(([name, source]) => [basemapName(name), withAbsoluteUrls(source, resolve)]),
    ),
    layers: layers.map(withBasemapNames),
    ...(glyphs !== undefined && { glyphs: resolve(glyphs) }),
    ...(typeof sprite === 'string' && { sprite: resolve(sprite) }),
    ...(Array.isArray(sprite) && {
      sprite: sprite.map(({ id, url }) => ({ id, url: resolve(url) })),
    }),
    ...(fonts && { 'font-faces': withAbsoluteFontUrls(fonts, resolve) }),
  };
}

function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null) return false;
  const { version, sources, layers } = value as Record<string, unknown>;
  return version === 8 && typeof sources === 'object' && sources !== null && Array.isArray(layers);
}

function basemapName(name: string): string {
  return `ground-${name}`;
}

function withBasemapNames(layer: LayerSpecification): LayerSpecification {
  const id = basemapName(layer.id);
  if (layer.type === 'background') return { ...layer, id };
  return { ...layer, id, source: basemapName(layer.source) };
}

/** Resolves the URLs of a source; those with a scheme (`pmtiles://…`) are absolute already. */
function withAbsoluteUrls(
  source: SourceSpecification,
  resolve: (text: string) => string,
): SourceSpecification {
  const { url, data, tiles } = source as { url?: unknown; data?: unknown; tiles?: unknown };
  return {
    ...source,
    ...(typeof url === 'string' && { url: resolve(url) }),
    ...(typeof data === 'string' && { data: resolve(data) }),
    ...(Array.isArray(tiles) && { tiles: tiles.map((tile) => resolve(String(tile))) }),
  };
}

/** A font is one file, or one per Unicode range. */
function withAbsoluteFontUrls(
  fonts: FontFacesSpecification,
  resolve: (text: string) => string,
): FontFacesSpecification {
  return Object.fromEntries(
    Object.entries(fonts).map(([name, files]) => [
      name,
      typeof files === 'string'
        ? resolve(files)
        : files.map((file) => ({ ...file, url: resolve(file.url) })),
    ]),
  );
}

function resolveUrl(text: string, baseUrl: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text;
  // Resolving encodes the braces of a template.
  return new URL(text, baseUrl).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
}
