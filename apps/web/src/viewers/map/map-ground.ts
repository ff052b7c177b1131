/** What the map is drawn on, as the operator says (docs/operations.md). */
import type { SiteMapGround } from '@varde/contract/site-context';
import { attributionHtml } from './attribution-html.ts';
import { DEFAULT_BASEMAP } from './default-basemap.ts';
import type { MapStyleOptions } from './map-style.ts';

type Ground = Pick<MapStyleOptions, 'basemap' | 'attribution' | 'pictures'>;

/** @param here the page's address, for paths of its own server */
export function groundOf(map: SiteMapGround | undefined, here: string): Ground {
  const whole = (address: string): string =>
    // Resolving would encode the braces of a template.
    address.startsWith('/') ? new URL(here).origin + address : address;
  const bundled = whole(DEFAULT_BASEMAP);
  if (!map) return { basemap: bundled };
  const { kind, maxZoom } = map;
  const [address, attribution] = [whole(map.address), attributionHtml(map.attribution)];
  if (kind === 'vector') return { basemap: address, attribution };
  return { basemap: bundled, pictures: { address, attribution, maxZoom } };
}
