/** Old hosts of media and the ones that have taken their place (specification §7); which they are is configured. */

/** New host by old host, both in lower case, with a port where it is not the usual one. */
export type MediaHosts = Readonly<Record<string, string>>;

/**
 * The address on the new host, by https. An address outside the table stays as it was written, letter by letter.
 * @param hosts asked for addresses with a host alone
 */
export function onNewMediaHost(address: string, hosts: () => MediaHosts | undefined): string {
  return address.replace(/^https?:\/\/([^/?#\\]+)/i, (start, host: string) => {
    const found = new Map(Object.entries(hosts() ?? {})).get(host.toLowerCase());
    return found ? `https://${found}` : start;
  });
}

/** What may also stand in a page's policy. */
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i;

/** A host as addresses have it; `undefined` when it is not one. */
export function readMediaHost(text: string): string | undefined {
  return HOST.test(text) ? URL.parse(`https://${text}`)?.host : undefined;
}

/**
 * The table as settings hold it: `old.example=new.example`, several separated by commas.
 * @param onFault given each entry that is none
 */
export function readMediaHosts(
  setting: string,
  onFault: (entry: string) => void,
): MediaHosts | undefined {
  const entries = setting.split(',').map((entry) => entry.trim());
  const pairs = entries.filter(Boolean).flatMap((entry) => {
    const [before, after, ...rest] = entry.split('=').map((host) => readMediaHost(host.trim()));
    if (before && after && rest.length === 0) return [[before, after] as const];
    onFault(entry);
    return [];
  });
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

/** What to say of an entry that is none. */
export const mediaHostFault = (name: string, entry: string): string =>
  `${name} holds '${entry}': give pairs such as old.example=new.example, separated by commas.`;
