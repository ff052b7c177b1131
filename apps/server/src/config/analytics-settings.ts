/** Reads the analytics settings. Part of `config.ts`, which passes the variables. */
import type { SiteAnalytics, VisitorSignal } from '@varde/contract/site-context';
import type { ReadSetting, ReportIssue } from './read-setting.ts';

/** Path of the built-in collector of visits. */
export const VISITS_PATH = '/visits';

const SIGNALS: readonly VisitorSignal[] = ['dnt', 'gpc'];
const MATOMO = /\/(?:matomo|piwik)\.php$/;

/** `undefined`: visits are not counted. */
export function readAnalytics(value: ReadSetting, report: ReportIssue): SiteAnalytics | undefined {
  const choice = value('VARDE_ANALYTICS') ?? 'own';
  const google = readGoogle(value('VARDE_GOOGLE_ANALYTICS'), choice, report);
  if (choice === 'off') return undefined;
  const common = { respects: readSignals(value('VARDE_ANALYTICS_RESPECT'), report), google };
  const collector = choice === 'own' ? OWN_COLLECTOR : readExternalCollector(choice, report);
  return collector && { ...collector, ...common };
}

type Collector = Pick<SiteAnalytics, 'endpoint' | 'kind'>;

const OWN_COLLECTOR: Collector = { endpoint: VISITS_PATH, kind: 'own' };

function readExternalCollector(choice: string, report: ReportIssue): Collector | undefined {
  const url = URL.parse(choice);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.hash !== '')
    return report(
      `VARDE_ANALYTICS is '${choice}': give own, off, or the whole address that visits are told, such as https://matomo.example/matomo.php?idsite=3.`,
    );
  if (!MATOMO.test(url.pathname)) return { endpoint: url.href, kind: 'events' };
  if (/^\d+$/.test(url.searchParams.get('idsite') ?? ''))
    return { endpoint: url.href, kind: 'matomo' };
  return report(
    `VARDE_ANALYTICS is '${choice}': Matomo needs the number of the site there, as in ?idsite=3.`,
  );
}

function readSignals(text: string | undefined, report: ReportIssue): VisitorSignal[] {
  const names = (text ?? '').split(',').map((name) => name.trim().toLowerCase());
  return names.filter(Boolean).flatMap((name) => {
    const signal = SIGNALS.find((one) => one === name);
    if (!signal) report(`VARDE_ANALYTICS_RESPECT holds '${name}': give dnt, gpc, or both.`);
    return signal ?? [];
  });
}

function readGoogle(text: string | undefined, choice: string, report: ReportIssue): boolean {
  if (text !== undefined && text !== 'on' && text !== 'off')
    report(`VARDE_GOOGLE_ANALYTICS is '${text}': give on or off.`);
  if (text === 'on' && choice === 'off')
    report('VARDE_GOOGLE_ANALYTICS is on, but VARDE_ANALYTICS is off: nothing would be counted.');
  return text === 'on';
}
