/**
 * URLs of the external services (specification §7.3) that supplement the imported content. Each is
 * a URL template with `{id}`, `{key}` and, for a search, `{query}`.
 */
import { msg } from '@varde/domain/message';
import { ARCHIVE_ORIGIN } from '@varde/domain/media-hosts';
import type { Environment, ReadSetting, ReportIssue } from './read-setting.ts';

export interface ExternalService {
  readonly urlTemplate: string;
  /** Replaces `{key}`. */
  readonly key: string;
}

const EXTERNAL_SERVICES = [
  'objects',
  'objects-by-uuid',
  'objects-search',
  'memories-no',
  'memories-se',
  'names',
  'museums',
] as const;
export type ExternalServiceName = (typeof EXTERNAL_SERVICES)[number];

export interface ExternalSettings {
  /** A service that is missing is not called. */
  readonly services: Readonly<Partial<Record<ExternalServiceName, ExternalService>>>;
  /** Key of the museum database, used for imports too. */
  readonly objectsKey: string;
  /**
   * URL before `/image/{identifier}` and `/multimedia/{identifier}` of the museums' media archive;
   * absent: content of external services is shown without media.
   */
  readonly archive?: string | undefined;
  /** The archive's images by IIIF, with `{id}`; absent: the archive has no known IIIF service. */
  readonly archiveIiif?: string | undefined;
}

interface ServiceDefault {
  readonly setting: string;
  readonly key?: string;
  /** Default outside `local`, which calls none; only public URLs (docs/reference/README.md). */
  readonly defaultUrl?: string;
}

/** Documented as the public key; a museum with its own key sets that. */
const PUBLIC_KEY = 'demo';

const SERVICE_DEFAULTS: Readonly<Record<ExternalServiceName, ServiceDefault>> = {
  objects: { setting: 'VARDE_OBJECTS_URL', key: 'VARDE_OBJECTS_KEY' },
  'objects-by-uuid': {
    setting: 'VARDE_OBJECTS_BY_UUID_URL',
    key: 'VARDE_OBJECTS_KEY',
    defaultUrl: 'https://api.dimu.org/artifact/uuid/{id}?api.key={key}',
  },
  'objects-search': {
    setting: 'VARDE_OBJECTS_SEARCH_URL',
    key: 'VARDE_OBJECTS_KEY',
    defaultUrl: 'https://api.dimu.org/api/solr/select?q=*&fq={query}&rows=1&wt=json&api.key={key}',
  },
  'memories-no': {
    setting: 'VARDE_MEMORIES_NO_URL',
    defaultUrl: 'https://api.minner.no/api/responses/{id}',
  },
  'memories-se': {
    setting: 'VARDE_MEMORIES_SE_URL',
    defaultUrl: 'https://api.minnen.se/api/responses/{id}',
  },
  names: { setting: 'VARDE_NAMES_URL', defaultUrl: 'https://kulturnav.org/api/{id}' },
  museums: { setting: 'VARDE_MUSEUMS_URL', key: 'VARDE_MUSEUMS_KEY' },
};

const ARCHIVE_DEFAULT: ServiceDefault = {
  setting: 'VARDE_ARCHIVE_URL',
  defaultUrl: ARCHIVE_ORIGIN,
};

/** @param read returns a setting by name, `undefined` when it is empty */
export function readExternalSettings(
  read: ReadSetting,
  environment: Environment,
  report: ReportIssue,
): ExternalSettings {
  const urlOf = ({ setting, defaultUrl }: ServiceDefault): string | undefined =>
    readUrl(read(setting) ?? (environment === 'local' ? undefined : defaultUrl), setting, report);
  const services = EXTERNAL_SERVICES.flatMap((name) => {
    const { setting, key } = SERVICE_DEFAULTS[name];
    const urlTemplate = urlOf(SERVICE_DEFAULTS[name]);
    const placeholder = name === 'objects-search' ? '{query}' : '{id}';
    if (!urlTemplate) return [];
    if (!urlTemplate.includes(placeholder))
      report(
        msg`${setting} has no ${placeholder}: add it to the URL where the requested id or query belongs.`,
      );
    return [[name, { urlTemplate, key: (key && read(key)) ?? PUBLIC_KEY }] as const];
  });
  return {
    services: Object.fromEntries(services),
    objectsKey: read('VARDE_OBJECTS_KEY') ?? PUBLIC_KEY,
    archiveIiif: readIiif(read, report),
    archive: urlOf(ARCHIVE_DEFAULT)?.replace(/(?<!\/)\/+$/, ''),
  };
}

const IIIF = 'VARDE_ARCHIVE_IIIF_URL';

/** Pages request it themselves, and a page loaded over https cannot request http. */
function readIiif(read: ReadSetting, report: ReportIssue): string | undefined {
  const template = read(IIIF);
  if (template === undefined || template === '-') return undefined;
  if (URL.parse(template)?.protocol === 'https:' && template.endsWith('/{id}')) return template;
  return report(msg`${IIIF} is '${template}': give a URL such as https://iiif.example/3/{id}.`);
}

/** A single hyphen disables the service. */
function readUrl(
  text: string | undefined,
  setting: string,
  report: ReportIssue,
): string | undefined {
  if (text === undefined || text === '-') return undefined;
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  return report(msg`${setting} is '${text}': give a URL that starts with https://, or - for none.`);
}

/** @param values by the names in braces in the URL template */
export function fillUrlTemplate(
  { urlTemplate, key }: ExternalService,
  values: Readonly<Record<string, string>>,
): string {
  const all = new Map(Object.entries({ ...values, key }));
  return urlTemplate.replace(/\{(\w+)\}/g, (match, name: string) => {
    const value = all.get(name);
    return value === undefined ? match : encodeURIComponent(value);
  });
}

export const ROUTING_FORMATS = ['osrm', 'valhalla', 'graphhopper', 'openrouteservice'] as const;
export type RoutingFormat = (typeof ROUTING_FORMATS)[number];

export interface RoutingSettings {
  readonly format: RoutingFormat;
  /** URL before the path; without a trailing slash. */
  readonly base: string;
  /** Holds `{points}` where the router takes points in the URL, `{key}` where it needs one. */
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
      msg`VARDE_ROUTING_URL is '${base}': give a URL that starts with https://, or - for the foot paths of the pack.`,
    );
  const path = readPath(read('VARDE_ROUTING_PATH'), format, report);
  return {
    format,
    base: base.replace(/(?<!\/)\/+$/, ''),
    path,
    key: read('VARDE_ROUTING_KEY') ?? '',
  };
}

function readPath(text: string | undefined, format: RoutingFormat, report: ReportIssue): string {
  const path = text ?? DEFAULT_PATHS[format];
  if (!POST_FORMATS.includes(format) && !path.includes('{points}'))
    report(msg`VARDE_ROUTING_PATH has no {points}: add it to the URL where the places belong.`);
  return path;
}

function readFormat(text: string | undefined, report: ReportIssue): RoutingFormat {
  const found = ROUTING_FORMATS.find((format) => format === text);
  if (text !== undefined && !found)
    report(msg`VARDE_ROUTING_FORMAT is '${text}': give one of ${ROUTING_FORMATS.join(', ')}.`);
  return found ?? 'osrm';
}
