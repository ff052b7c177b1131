import type { SiteMapGround } from '@varde/contract/site-context';

type ReadSetting = (name: string) => string | undefined;
type Report = (fault: string) => undefined;

const TILES = 'VARDE_MAP_TILES';
const MAX_ZOOM = 18;
const DEEPEST = 24;

/** What maps are drawn on in place of the bundled ground; `undefined`: that. */
export function readMapGround(read: ReadSetting, report: Report): SiteMapGround | undefined {
  const address = read(TILES);
  if (address === undefined) return undefined;
  const kind = kindOf(address);
  if (!kind)
    return report(
      `${TILES} is '${address}': give an address with {z}, {x} and {y} in it, or of a .pmtiles archive, that begins with https:// or, on this server, with /.`,
    );
  const attribution = read('VARDE_MAP_ATTRIBUTION');
  if (!attribution)
    report(
      `VARDE_MAP_ATTRIBUTION is missing: say whose the map of ${TILES} is, as in [© Kartverket](https://www.kartverket.no/).`,
    );
  const maxZoom = readZoom(read('VARDE_MAP_MAX_ZOOM'), report);
  return { kind, address, attribution: attribution ?? '', maxZoom };
}

function kindOf(address: string): SiteMapGround['kind'] | undefined {
  const isOwn = /^\/(?![/\\])/.test(address);
  if (!isOwn && !/^https?:$/.test(URL.parse(address)?.protocol ?? '')) return undefined;
  if (/\.pmtiles(?:\?|$)/.test(address)) return 'vector';
  const path = isOwn ? address : address.replace(/^https?:\/\/[^/]*/, '');
  return ['{z}', '{x}', '{y}'].every((part) => path.includes(part)) ? 'raster' : undefined;
}

function readZoom(text: string | undefined, report: Report): number {
  const zoom = Number(text ?? MAX_ZOOM);
  if (Number.isInteger(zoom) && zoom >= 1 && zoom <= DEEPEST) return zoom;
  report(`VARDE_MAP_MAX_ZOOM is '${text}': give a whole number from 1 to ${DEEPEST}.`);
  return MAX_ZOOM;
}
