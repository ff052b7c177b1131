/** The configured router (specification §7.3): which of four formats, its URL and its path. */
import type { ReadSetting, ReportIssue } from './read-setting.ts';

export const ROUTING_FORMATS = ['osrm', 'valhalla', 'graphhopper', 'openrouteservice'] as const;
export type RoutingFormat = (typeof ROUTING_FORMATS)[number];

export interface RoutingSettings {
  readonly format: RoutingFormat;
  /** Before the path; without a slash at its end. */
  readonly base: string;
  /** Holds `{points}` where the router takes them in its address, and `{key}` where it wants one. */
  readonly path: string;
  readonly key: string;
}

/** From the routers' own documentation (docs/reference/routing.md#requests-and-responses). */
const STANDARD_PATHS: Readonly<Record<RoutingFormat, string>> = {
  osrm: '/route/v1/foot/{points}?overview=full&geometries=geojson',
  valhalla: '/route',
  graphhopper: '/route?{points}&profile=foot&points_encoded=false&key={key}',
  openrouteservice: '/v2/directions/foot-walking/geojson',
};
/** These take the places in the body. */
const POSTED: readonly RoutingFormat[] = ['valhalla', 'openrouteservice'];

/** `undefined`: no router is asked, and routes follow the foot paths of the imported pack. */
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
  const path = text ?? STANDARD_PATHS[format];
  if (!POSTED.includes(format) && !path.includes('{points}'))
    report('VARDE_ROUTING_PATH has no {points}: write it where the address names the places.');
  return path;
}

function readFormat(text: string | undefined, report: ReportIssue): RoutingFormat {
  const found = ROUTING_FORMATS.find((format) => format === text);
  if (text !== undefined && !found)
    report(`VARDE_ROUTING_FORMAT is '${text}': give one of ${ROUTING_FORMATS.join(', ')}.`);
  return found ?? 'osrm';
}
