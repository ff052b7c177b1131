/** Basemap as configured by the operator (docs/operations/content.md). */
import type { SiteMapGround } from '@varde/contract/site-context';
import { DEFAULT_BASEMAP } from './default-basemap.ts';
import type { MapTheme } from './map-palette.ts';
import type { Basemap } from './map-style.ts';
import { parseExternalStyle } from './external-style.ts';

/** Then the map counts as ready; later tiles are still drawn. */
export const BASEMAP_TIMEOUT_MS = 8_000;

/**
 * Loads an external style where one is configured; falls back to the bundled basemap on failure.
 * @param here URL of the page, the base of relative paths
 */
export async function loadBasemap(
  map: SiteMapGround | undefined,
  theme: MapTheme,
  here: string,
): Promise<Basemap> {
  if (map?.kind !== 'style') return basemapOf(map, here);
  const styleUrl = (theme === 'dark' ? map.darkAddress : undefined) ?? map.address;
  const external = await readStyle(new URL(styleUrl, here).href).catch(() => undefined);
  if (!external) return bundledBasemap(here);
  return { external, attribution: attributionHtml(map.attribution) };
}

export function bundledBasemap(here: string): Basemap {
  return { basemap: new URL(DEFAULT_BASEMAP, here).href };
}

function basemapOf(map: SiteMapGround | undefined, here: string): Basemap {
  const bundled = bundledBasemap(here);
  if (!map) return bundled;
  const { kind, maxZoom } = map;
  // Resolving would encode the braces of a template.
  const url = map.address.startsWith('/') ? new URL(here).origin + map.address : map.address;
  const attribution = attributionHtml(map.attribution);
  if (kind === 'vector') return { basemap: url, attribution };
  return { ...bundled, raster: { url, attribution, maxZoom } };
}

async function readStyle(url: string) {
  // oxlint-disable-next-line no-restricted-globals -- map data, like the tiles that MapLibre fetches
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
    .replace(/\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g, '<a href="$2">$1</a>');
}
