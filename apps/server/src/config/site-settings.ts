/** Settings of the pages: basemap, analytics. Part of `config.ts`, which passes the variables. */
import { msg } from '@varde/domain/message';
import type { SiteBasemap, SiteAnalytics, VisitorSignal } from '@varde/contract/site-context';
import {
  BASEMAP_MAX_ZOOM,
  BASEMAP_ZOOM_LIMIT,
  isBasemapUrl,
  isOrigin,
  tilesKind,
} from '@varde/domain/basemap';
import { originOf, type ReadSetting, type ReportIssue } from './read-setting.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';

const TILES = 'VARDE_MAP_TILES';
const STYLE = 'VARDE_MAP_STYLE';
const DARK = 'VARDE_MAP_STYLE_DARK';
const ORIGINS = 'VARDE_MAP_ORIGINS';

/** The basemap that replaces the bundled one; `undefined`: keep the bundled one. */
export function readBasemap(read: ReadSetting, report: ReportIssue): SiteBasemap | undefined {
  const [tiles, style] = [read(TILES), read(STYLE)];
  if (tiles !== undefined && style !== undefined)
    return report(
      msg`${TILES} and ${STYLE} are both set: a style names its own tiles, so give one.`,
    );
  const basemap = style === undefined ? readTiles(tiles, report) : readStyle(style, read, report);
  if (!basemap) return undefined;
  const attribution = read('VARDE_MAP_ATTRIBUTION');
  if (!attribution)
    report(
      msg`VARDE_MAP_ATTRIBUTION is missing: credit the map of ${style === undefined ? TILES : STYLE}, as in [© Kartverket](https://www.kartverket.no/).`,
    );
  const maxZoom = readZoom(read('VARDE_MAP_MAX_ZOOM'), report);
  return { ...basemap, attribution: attribution ?? '', maxZoom };
}

type BasemapSource = Pick<SiteBasemap, 'kind' | 'address' | 'darkAddress' | 'origins'>;

function readTiles(address: string | undefined, report: ReportIssue): BasemapSource | undefined {
  if (address === undefined) return undefined;
  const kind = tilesKind(address);
  if (kind) return { kind, address };
  return report(
    msg`${TILES} is '${address}': give a URL with {z}, {x} and {y}, or of a .pmtiles archive, that starts with https:// or, on this server, with /.`,
  );
}

function readStyle(address: string, read: ReadSetting, report: ReportIssue): BasemapSource {
  const darkAddress = read(DARK);
  for (const [name, text] of [[STYLE, address] as const, [DARK, darkAddress] as const])
    if (text !== undefined && !isBasemapUrl(text))
      report(
        msg`${name} is '${text}': give the URL of a MapLibre style that starts with https:// or, on this server, with /.`,
      );
  const origins = (read(ORIGINS) ?? '').split(/[\s,]+/).filter((origin) => origin !== '');
  for (const origin of origins)
    if (!isOrigin(origin))
      report(
        msg`${ORIGINS} holds '${origin}': give the hosts of the style's tiles, glyphs and sprites as https://tiles.example, separated by commas.`,
      );
  return { kind: 'style', address, darkAddress, origins };
}

function readZoom(text: string | undefined, report: ReportIssue): number {
  const zoom = Number(text ?? BASEMAP_MAX_ZOOM);
  if (Number.isInteger(zoom) && zoom >= 1 && zoom <= BASEMAP_ZOOM_LIMIT) return zoom;
  report(
    msg`VARDE_MAP_MAX_ZOOM is '${text ?? ''}': give a whole number from 1 to ${BASEMAP_ZOOM_LIMIT}.`,
  );
  return BASEMAP_MAX_ZOOM;
}

/** Path of the built-in collector of visits. */
export const VISITS_PATH = '/visits';
/** Path at which pages report how fast they were; with telemetry only. */
export const VITALS_PATH = '/visits/vitals';

const SIGNALS: readonly VisitorSignal[] = ['dnt', 'gpc'];
const MATOMO = /\/(?:matomo|piwik)\.php$/;

/** `undefined`: visits are not counted. */
export function readAnalytics(
  value: ReadSetting,
  report: ReportIssue,
  telemetry?: TelemetrySettings,
): SiteAnalytics | undefined {
  const choice = value('VARDE_ANALYTICS') ?? 'own';
  const google = readGoogle(value('VARDE_GOOGLE_ANALYTICS'), choice, report);
  if (choice === 'off') return undefined;
  const respects = readSignals(value('VARDE_ANALYTICS_RESPECT'), report);
  const common = { respects, google, ...(telemetry && { vitals: VITALS_PATH }) };
  const collector = choice === 'own' ? OWN_COLLECTOR : readExternalCollector(choice, report);
  return collector && { ...collector, ...common };
}

type Collector = Pick<SiteAnalytics, 'endpoint' | 'kind'>;

const OWN_COLLECTOR: Collector = { endpoint: VISITS_PATH, kind: 'own' };

function readExternalCollector(choice: string, report: ReportIssue): Collector | undefined {
  const url = URL.parse(choice);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.hash !== '')
    return report(
      msg`VARDE_ANALYTICS is '${choice}': give own, off, or the full URL that visits are sent to, such as https://matomo.example/matomo.php?idsite=3.`,
    );
  if (!MATOMO.test(url.pathname)) return { endpoint: url.href, kind: 'events' };
  if (/^\d+$/.test(url.searchParams.get('idsite') ?? ''))
    return { endpoint: url.href, kind: 'matomo' };
  return report(
    msg`VARDE_ANALYTICS is '${choice}': Matomo needs the number of the site there, as in ?idsite=3.`,
  );
}

function readSignals(text: string | undefined, report: ReportIssue): VisitorSignal[] {
  const names = (text ?? '').split(',').map((name) => name.trim().toLowerCase());
  return names.filter(Boolean).flatMap((name) => {
    const signal = SIGNALS.find((one) => one === name);
    if (!signal) report(msg`VARDE_ANALYTICS_RESPECT holds '${name}': give dnt, gpc, or both.`);
    return signal ?? [];
  });
}

function readGoogle(text: string | undefined, choice: string, report: ReportIssue): boolean {
  if (text !== undefined && text !== 'on' && text !== 'off')
    report(msg`VARDE_GOOGLE_ANALYTICS is '${text}': give on or off.`);
  if (text === 'on' && choice === 'off')
    report(
      msg`VARDE_GOOGLE_ANALYTICS is on, but VARDE_ANALYTICS is off: nothing would be counted.`,
    );
  return text === 'on';
}

const SHARED_CACHES = 'VARDE_SHARED_CACHES';

/** Origins to purge of the shared caches in front; `undefined`: there is none that stores pages. */
export function readSharedCaches(
  read: ReadSetting,
  publicUrl: string | undefined,
  report: ReportIssue,
): string[] | undefined {
  const text = read(SHARED_CACHES);
  if (text === undefined) return undefined;
  // Pages name their own URL: the Host header of one visitor must not become a page of all.
  if (publicUrl === undefined)
    report(
      msg`${SHARED_CACHES} needs VARDE_PUBLIC_URL: give the origin that visitors use, so that stored pages name no other.`,
    );
  if (text === '-') return [];
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '');
  return entries.flatMap((entry) => {
    const origin = originOf(entry);
    if (origin !== undefined) return [origin];
    report(
      msg`${SHARED_CACHES} holds '${entry}': give origins such as http://10.0.0.5:6081, separated by commas, or - where none can be purged.`,
    );
    return [];
  });
}
