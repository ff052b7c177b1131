/** Old hosts of media and the ones that have taken their place (specification §7); which they are is configured. */

/** New host by old host, both in lower case, with a port where it is not the usual one. */
export type MediaHosts = Readonly<Record<string, string>>;

const WEB_ADDRESS = /^https?:\/\/([^/?#\\@]+)(?![^/?#])(.*)$/i;

/** The address on the new host, by https. An address outside the table stays as it was written, letter by letter. */
export function onNewMediaHost(address: string, hosts: MediaHosts): string {
  const [, host = '', rest = ''] = WEB_ADDRESS.exec(address) ?? [];
  const old = host.toLowerCase();
  return Object.hasOwn(hosts, old) ? `https://${hosts[old]}${rest}` : address;
}

/** What may also stand in a page's policy. */
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i;

/** A host as addresses have it; `undefined` when it is not one. */
export function readMediaHost(text: string): string | undefined {
  return HOST.test(text) ? URL.parse(`https://${text}`)?.host : undefined;
}
