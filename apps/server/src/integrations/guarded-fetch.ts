/**
 * `fetch` that reaches only the public internet, whatever a URL, a redirect or a name leads to
 * (SSRF). IP addresses are checked when a connection is made, after the name was resolved: the
 * address that was checked is the one that is connected to, so a name cannot change in between.
 */
import dns from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { RequestInit, Response } from 'undici';

export type GuardedFetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The cause of the error that `fetch` rejects with. */
export class OwnNetworkError extends Error {
  constructor(host: string) {
    super(`${host} is an address of this machine or its network.`);
  }
}

interface GuardOptions {
  /** Reachable at any address, because the operator configured it; redirects to it as well. */
  readonly ownOrigin?: string;
  /** Default: the system's resolver. */
  readonly lookup?: typeof dns.lookup;
  /** Default: `isPublicIp`. */
  readonly isAllowed?: (ipAddress: string) => boolean;
}

/**
 * Connections are shared by the calls of the returned function.
 * Async because the HTTP client is loaded here: most commands fetch nothing.
 */
export async function createGuardedFetch({
  ownOrigin,
  lookup = dns.lookup,
  isAllowed = isPublicIp,
}: GuardOptions = {}): Promise<GuardedFetch> {
  const { Agent, buildConnector, fetch } = await import('undici');
  const connect = buildConnector({});
  const connectGuarded = buildConnector({ lookup: guardedLookup(lookup, isAllowed) });
  const dispatcher = new Agent({
    connect(target, callback) {
      const { protocol, hostname, port } = target;
      const name = hostname.replace(/^\[|\]$/g, '');
      const host = isIP(name) === 6 ? `[${name}]` : name;
      if (
        ownOrigin !== undefined &&
        URL.parse(`${protocol}//${host}:${port}`)?.origin === ownOrigin
      )
        return connect(target, callback);
      // IP addresses are not looked up.
      if (isIP(name) !== 0 && !isAllowed(name)) return callback(new OwnNetworkError(name), null);
      return connectGuarded(target, callback);
    },
  });
  return (url, init) => fetch(url, { ...init, dispatcher });
}

/** Resolves to no address at all when one of them is not allowed. */
function guardedLookup(
  lookup: typeof dns.lookup,
  isAllowed: (ipAddress: string) => boolean,
): LookupFunction {
  return (hostname, { all: wantsAll, ...options }, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`No address of ${hostname}.`), []);
      if (!addresses.every(({ address }) => isAllowed(address)))
        return callback(new OwnNetworkError(hostname), []);
      return wantsAll ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

/** IANA assigns global unicast addresses from here only (RFC 4291 §2.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is of the public internet: not of a special-purpose registry (RFC 6890),
 * and without another address within (IPv4-mapped and -compatible, 6to4, Teredo, NAT64).
 */
export function isPublicIp(ipAddress: string): boolean {
  if (isIP(ipAddress) === 0) return false;
  const parsed = ipaddr.parse(ipAddress);
  const isUnicast = parsed.range() === 'unicast';
  return isUnicast && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST));
}

/** Whether any IP address of a host is not public; `false` for an unknown host. */
export async function isPrivateHost(hostname: string): Promise<boolean> {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (isIP(name) !== 0) return !isPublicIp(name);
  const found = await dns.promises.lookup(name, { all: true }).catch(() => []);
  return found.some(({ address }) => !isPublicIp(address));
}
