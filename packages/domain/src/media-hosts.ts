/**
 * Old media hosts and the ones that replaced them (specification §7.4); the table is configured.
 */

/**
 * New host by old host, both in lower case, with a port where it is not the usual one. In an old one `#` stands for digits:
 * `dms#.example` is `dms01.example` and its brothers.
 */
export type MediaHosts = Readonly<Record<string, string>>;

/**
 * The address on the new host, by https. An address outside the table stays as it was written, letter by letter.
 * @param hosts asked for addresses with a host alone
 */
export function onNewMediaHost(url: string, hosts: () => MediaHosts | undefined): string {
  return url.replace(/^https?:\/\/([^/?#\\]+)/i, (start, host: string) => {
    const known = new Map(Object.entries(hosts() ?? {}));
    const written = host.toLowerCase();
    const found = known.get(written) ?? known.get(written.replace(/\d+/g, '#'));
    return found ? `https://${found}` : start;
  });
}

/** What may also stand in a page's policy. */
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i;

/**
 * The museums' archive of images, audio and video (docs/reference/digitaltmuseum.md#media-servers).
 */
export const ARCHIVE_ORIGIN = 'https://ems.dimu.org';

/** Its old hosts, all with the same paths. Those that stream, test, or are in use are left alone. */
const OLD_ARCHIVE_HOSTS = [
  'mm.dimu.org',
  'dms#.dimu.org',
  'fdms#.dimu.org',
  'dms-cf-#.dimu.org',
] as const;

/** A host as addresses have it; `undefined` when it is not one. */
export function readMediaHost(text: string): string | undefined {
  return HOST.test(text) ? URL.parse(`https://${text}`)?.host : undefined;
}

/** Digits of an old host may be any. */
function readSide(host: string, at: number): string | undefined {
  if (at > 0 || !host.includes('#')) return readMediaHost(host);
  const isHost = readMediaHost(host.replaceAll('#', '1')) !== undefined;
  return isHost ? host.toLowerCase() : undefined;
}

/**
 * The table as settings hold it: `old.example=new.example`, several separated by commas.
 * @param onInvalid given each entry that is none
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
 * The table that holds: as the setting says (`-` for none), else the archive's own old hosts.
 * @param archive its address; without one there are no old hosts
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

/** What to say of an entry that is none. */
export const invalidMediaHostMessage = (name: string, entry: string): string =>
  `${name} holds '${entry}': give pairs such as old.example=new.example, separated by commas.`;
