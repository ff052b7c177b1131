/** Old media hosts and their replacements (specification §7.4); the table is configured. */

/**
 * New host by old host, both in lower case, with a port unless it is the default. In an old host
 * `#` matches digits: `dms#.example` includes `dms01.example`.
 */
export type MediaHosts = Readonly<Record<string, string>>;

/**
 * The URL on the new host, with https. A URL whose host is not in the table is returned unchanged.
 * @param hosts only called for URLs with a host
 */
export function onNewMediaHost(url: string, hosts: () => MediaHosts | undefined): string {
  return url.replace(/^https?:\/\/([^/?#\\]+)/i, (start, host: string) => {
    const known = new Map(Object.entries(hosts() ?? {}));
    const written = host.toLowerCase();
    const found = known.get(written) ?? known.get(written.replace(/\d+/g, '#'));
    return found ? `https://${found}` : start;
  });
}

/** Only characters that are also valid in a Content-Security-Policy. */
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i;

/** The museums' archive: images, audio, video (docs/reference/digitaltmuseum.md#media-servers). */
export const ARCHIVE_ORIGIN = 'https://ems.dimu.org';

/**
 * Old hosts of the archive, all with the same paths. Streaming, test and current hosts are not
 * included.
 */
const OLD_ARCHIVE_HOSTS = [
  'mm.dimu.org',
  'dms#.dimu.org',
  'fdms#.dimu.org',
  'dms-cf-#.dimu.org',
] as const;

/** Normalises a host as in URLs; `undefined` when it is invalid. */
export function readMediaHost(text: string): string | undefined {
  return HOST.test(text) ? URL.parse(`https://${text}`)?.host : undefined;
}

/** Old hosts may contain `#` for digits. */
function readSide(host: string, at: number): string | undefined {
  if (at > 0 || !host.includes('#')) return readMediaHost(host);
  const isHost = readMediaHost(host.replaceAll('#', '1')) !== undefined;
  return isHost ? host.toLowerCase() : undefined;
}

/**
 * Parses the table as configured: `old.example=new.example`, separated by commas.
 * @param onInvalid called with each invalid entry
 */
export function readMediaHosts(
  setting: string,
  onInvalid: (entry: string) => void,
): MediaHosts | undefined {
  const entries = setting.split(',').map((entry) => entry.trim());
  const pairs = entries.filter(Boolean).flatMap((entry) => {
    const [before, after, ...rest] = entry.split('=').map((host, at) => readSide(host.trim(), at));
    if (before && after && rest.length === 0) return [[before, after] as const];
    onInvalid(entry);
    return [];
  });
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

/**
 * The table in effect: the configured one (`-` for none), else the old hosts of the archive.
 * @param archive URL of the archive; without it there are no old hosts
 */
export function chooseMediaHosts(
  setting: string | undefined,
  archive: string | undefined,
  onInvalid: (entry: string) => void,
): MediaHosts | undefined {
  if (setting === '-') return undefined;
  const host = URL.parse(archive ?? '')?.host;
  if (setting === undefined && host !== undefined)
    return Object.fromEntries(OLD_ARCHIVE_HOSTS.map((old) => [old, host]));
  return readMediaHosts(setting ?? '', onInvalid);
}
