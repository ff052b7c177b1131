/** A style by somebody else as the ground of our map: under names of its own, so that ours can stand on it. Pure. */
import type {
  FontFacesSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';

/** What draws; where the map looks, turns and is lit by is ours to say. */
export type ExternalStyle = Pick<
  StyleSpecification,
  'font-faces' | 'glyphs' | 'layers' | 'sources' | 'sprite'
>;

/**
 * @param value what the address answered with; whether it is a right style in all its parts, MapLibre says
 * @param baseUrl what the addresses in it are counted from
 * @returns `undefined`: no style
 */
export function parseExternalStyle(value: unknown, baseUrl: string): ExternalStyle | undefined {
  if (!isStyle(value)) return undefined;
  const { sources, layers, sprite, glyphs, 'font-faces': fonts } = value;
  const resolve = (text: string): string => resolveUrl(text, baseUrl);
  return {
    sources: Object.fromEntries(
      Object.entries(sources).map(([name, source]) => [basemapName(name), placed(source, resolve)]),
    ),
    layers: layers.map(withBasemapNames),
    ...(glyphs !== undefined && { glyphs: resolve(glyphs) }),
    ...(typeof sprite === 'string' && { sprite: resolve(sprite) }),
    ...(Array.isArray(sprite) && {
      sprite: sprite.map(({ id, url }) => ({ id, url: resolve(url) })),
    }),
    ...(fonts && { 'font-faces': placedFonts(fonts, resolve) }),
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

/** With the addresses of its pieces made whole; those with a scheme of their own (`pmtiles://…`) are. */
function placed(
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

/** A font is one file, or one for each part of a script. */
function placedFonts(
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
