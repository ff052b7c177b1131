/**
 * Where the external services are (specification §7.3) that are asked for what the imported content
 * does not hold. Each is a URL template with `{id}`, `{key}` and, for a search, `{query}`.
 */
import { ARCHIVE_ORIGIN } from '@varde/domain/media-hosts';
import type { Environment, ReadSetting, ReportIssue } from './read-setting.ts';

export interface ExternalService {
  readonly urlTemplate: string;
  /** Stands in for `{key}`. */
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
  /** A service that is missing is not asked. */
  readonly services: Readonly<Partial<Record<ExternalServiceName, ExternalService>>>;
  /** Of the museum database, also for importing from it. */
  readonly objectsKey: string;
  /**
   * Before `/image/{identifier}` and `/multimedia/{identifier}`: the museums' archive of pictures, sound and film. What services
   * outside tell of is shown without media where it is absent.
   */
  readonly archive?: string | undefined;
  /** The same pictures by IIIF, with a place for `{id}`; absent where the archive is not known to give them so. */
  readonly archiveIiif?: string | undefined;
}

/** Names of their settings, and their addresses without one. */
interface Standard {
  readonly setting: string;
  readonly key?: string;
  /**
   * Defaults outside `local`, which asks none; only services whose URL is public
   * (docs/reference/README.md).
   */
  readonly live?: string;
}

/** Documented as everybody's key: a museum with one of its own sets that. */
const PUBLIC_KEY = 'demo';

const STANDARDS: Readonly<Record<ExternalServiceName, Standard>> = {
  objects: {
    setting: 'VARDE_OBJECTS_URL',
    key: 'VARDE_OBJECTS_KEY',
  },
  'objects-by-uuid': {
    setting: 'VARDE_OBJECTS_BY_UUID_URL',
    key: 'VARDE_OBJECTS_KEY',
    live: 'https://api.dimu.org/artifact/uuid/{id}?api.key={key}',
  },
  'objects-search': {
    setting: 'VARDE_OBJECTS_SEARCH_URL',
    key: 'VARDE_OBJECTS_KEY',
    live: 'https://api.dimu.org/api/solr/select?q=*&fq={query}&rows=1&wt=json&api.key={key}',
  },
  'memories-no': {
    setting: 'VARDE_MEMORIES_NO_URL',
    live: 'https://api.minner.no/api/responses/{id}',
  },
  'memories-se': {
    setting: 'VARDE_MEMORIES_SE_URL',
    live: 'https://api.minnen.se/api/responses/{id}',
  },
  names: {
    setting: 'VARDE_NAMES_URL',
    live: 'https://kulturnav.org/api/{id}',
  },
  museums: {
    setting: 'VARDE_MUSEUMS_URL',
    key: 'VARDE_MUSEUMS_KEY',
  },
};

const ARCHIVE: Standard = { setting: 'VARDE_ARCHIVE_URL', live: ARCHIVE_ORIGIN };

/** @param read a setting by name, `undefined` where it is empty */
export function readExternalSettings(
  read: ReadSetting,
  environment: Environment,
  report: ReportIssue,
): ExternalSettings {
  const urlOf = ({ setting, live }: Standard): string | undefined =>
    readUrl(read(setting) ?? (environment === 'local' ? undefined : live), setting, report);
  const services = EXTERNAL_SERVICES.flatMap((name) => {
    const { setting, key } = STANDARDS[name];
    const urlTemplate = urlOf(STANDARDS[name]);
    const placeholder = name === 'objects-search' ? '{query}' : '{id}';
    if (!urlTemplate) return [];
    if (!urlTemplate.includes(placeholder))
      report(
        `${setting} has no ${placeholder}: write it where the address names what is asked for.`,
      );
    return [[name, { urlTemplate, key: (key && read(key)) ?? PUBLIC_KEY }] as const];
  });
  return {
    services: Object.fromEntries(services),
    objectsKey: read('VARDE_OBJECTS_KEY') ?? PUBLIC_KEY,
    archiveIiif: readIiif(read, report),
    archive: urlOf(ARCHIVE)?.replace(/\/+$/, ''),
  };
}

const IIIF = 'VARDE_ARCHIVE_IIIF_URL';

/** Pages ask it themselves: a page that came by https asks nobody by http. */
function readIiif(read: ReadSetting, report: ReportIssue): string | undefined {
  const template = read(IIIF);
  if (template === undefined || template === '-') return undefined;
  if (URL.parse(template)?.protocol === 'https:' && template.endsWith('/{id}')) return template;
  return report(`${IIIF} is '${template}': give an address such as https://iiif.example/3/{id}.`);
}

/** Said off with a single hyphen. */
function readUrl(
  text: string | undefined,
  setting: string,
  report: ReportIssue,
): string | undefined {
  if (text === undefined || text === '-') return undefined;
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  return report(
    `${setting} is '${text}': give an address that begins with https://, or - for none.`,
  );
}

/** @param values by the name that stands in braces in the address */
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
