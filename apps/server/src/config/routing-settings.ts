/** Settings of the router (specification §7.3): one of four formats, its URL and its path. */
import type { ReadSetting, ReportIssue } from './read-setting.ts';

export const ROUTING_FORMATS = ['osrm', 'valhalla', 'graphhopper', 'openrouteservice'] as const;
export type RoutingFormat = (typeof ROUTING_FORMATS)[number];

export interface RoutingSettings {
  readonly format: RoutingFormat;
  /** URL before the path; without a trailing slash. */
  readonly base: string;
  /**
   * Contains `{points}` where the router takes the points in the URL, and `{key}` where it needs
   * one.
   */
  readonly path: string;
  readonly key: string;
}

/** From the routers' documentation (docs/reference/routing.md#requests-and-responses). */
const DEFAULT_PATHS: Readonly<Record<RoutingFormat, string>> = {
  osrm: '/route/v1/foot/{points}?overview=full&geometries=geojson',
  valhalla: '/route',
  graphhopper: '/route?{points}&profile=foot&points_encoded=false&key={key}',
  openrouteservice: '/v2/directions/foot-walking/geojson',
};
/** These take the points in the request body. */
const POST_FORMATS: readonly RoutingFormat[] = ['valhalla', 'openrouteservice'];

/** `undefined`: no router is called; routes follow the footpaths of the imported pack. */
export function readRouting(read: ReadSetting, report: ReportIssue): RoutingSettings | undefined {
  const base = read('VARDE_ROUTING_URL') ?? '-';
  const format = readFormat(read('VARDE_ROUTING_FORMAT'), report);
  if (base === '-') return undefined;
  if (!/^https?:$/.test(URL.parse(base)?.protocol ?? ''))
    return report(
      `VARDE_ROUTING_URL is '${base}': give an address that begins with https://, or - for the foot paths of the pack.`,
    );
  const path = readPath(read('VARDE_ROUTING_PATH'), format, report);
  return { format, base: base.replace(/\/+$/, ''), path, key: read('VARDE_ROUTING_KEY') ?? '' };
}

function readPath(text: string | undefined, format: RoutingFormat, report: ReportIssue): string {
  const path = text ?? DEFAULT_PATHS[format];
  if (!POST_FORMATS.includes(format) && !path.includes('{points}'))
    report('VARDE_ROUTING_PATH has no {points}: write it where the address names the places.');
  return path;
}

function readFormat(text: string | undefined, report: ReportIssue): RoutingFormat {
  const found = ROUTING_FORMATS.find((format) => format === text);
  if (text !== undefined && !found)
    report(`VARDE_ROUTING_FORMAT is '${text}': give one of ${ROUTING_FORMATS.join(', ')}.`);
  return found ?? 'osrm';
}
