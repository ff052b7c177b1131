/** Basemap as configured by the operator (docs/operations/content.md). */
import type { SiteBasemap } from '@varde/contract/site-context';
import type {
  FontFacesSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { DEFAULT_BASEMAP } from './map-data.ts';
import type { MapTheme } from '@varde/domain/ground-palette';
import type { Basemap } from './map-style.ts';

/** Then the map counts as ready; later tiles are still drawn. */
export const BASEMAP_TIMEOUT_MS = 8_000;

/**
 * Loads an external style where one is configured; falls back to the bundled basemap on failure.
 * @param pageUrl URL of the page, the base of relative paths
 */
export async function loadBasemap(
  map: SiteBasemap | undefined,
  theme: MapTheme,
  pageUrl: string,
): Promise<Basemap> {
  if (map?.kind !== 'style') return basemapOf(map, pageUrl);
  const styleUrl = (theme === 'dark' ? map.darkAddress : undefined) ?? map.address;
  const external = await readStyle(new URL(styleUrl, pageUrl).href).catch(() => undefined);
  if (!external) return bundledBasemap(pageUrl);
  return { external, attribution: attributionHtml(map.attribution) };
}

export function bundledBasemap(pageUrl: string): Basemap {
  return { basemap: new URL(DEFAULT_BASEMAP, pageUrl).href };
}

function basemapOf(map: SiteBasemap | undefined, pageUrl: string): Basemap {
  const bundled = bundledBasemap(pageUrl);
  if (!map) return bundled;
  const { kind, maxZoom } = map;
  // Resolving would encode the braces of a template.
  const url = map.address.startsWith('/') ? new URL(pageUrl).origin + map.address : map.address;
  const attribution = attributionHtml(map.attribution);
  if (kind === 'vector') return { basemap: url, attribution };
  return { ...bundled, raster: { url, attribution, maxZoom } };
}

async function readStyle(url: string) {
  // oxlint-disable-next-line no-restricted-globals -- map data, like the tiles of MapLibre
  const response = await fetch(url, { signal: AbortSignal.timeout(BASEMAP_TIMEOUT_MS) });
  return response.ok ? parseExternalStyle(await response.json(), response.url) : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Converts text with `[text](https://…)` links to HTML without any other markup. */
export function attributionHtml(text: string): string {
  return text
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
    .replace(/\[([^[\]]+)\]\((https?:\/\/[^\s()[\]]+)\)/g, '<a href="$2">$1</a>');
}

/** The parts of an external style that draw; camera, rotation and light are set by the map. */
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
      Object.entries(sources).map(([name, source]) => [
        basemapName(name),
        withAbsoluteUrls(source, resolve),
      ]),
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
  const { version, sources, layers }: Partial<Record<keyof StyleSpecification, unknown>> = value;
  return version === 8 && typeof sources === 'object' && sources !== null && Array.isArray(layers);
}

const basemapName = (name: string): string => `ground-${name}`;

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
  const { url, data, tiles }: Partial<Record<'type' | 'url' | 'data' | 'tiles', unknown>> = source;
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
