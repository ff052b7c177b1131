import { isIP } from 'node:net';

/** Number of 16-bit IPv6 groups in a customer's network: a /64. */
const NETWORK_GROUPS = 4;
/** In the largest network that one customer gets: a /48 (RFC 6177 §2). */
const SITE_GROUPS = 3;
const GROUPS = 8;
const GROUP_BITS = 16;
/** Octets of the smallest IPv4 network that is routed on its own: a /24. */
const ROUTED_OCTETS = 3;

/**
 * Rate-limit identity of an IP address: IPv4 in full, IPv6 as its /64 network, because one customer
 * owns all of it. IPv4-mapped IPv6 counts as IPv4; other input is returned unchanged.
 */
export function clientNetwork(ipAddress: string): string {
  return networkOf(ipAddress, (ipv4) => ipv4, NETWORK_GROUPS);
}

/** An IPv4 address in full, or the /48 of an IPv6 address, of which one customer may own all. */
export function clientSite(ipAddress: string): string {
  return networkOf(ipAddress, (ipv4) => ipv4, SITE_GROUPS);
}

/**
 * The widest network that one client may have all addresses of: the /48 of an IPv6 address, the /24
 * of an IPv4 address. For limits that are far above what several customers in it need.
 */
export function widerNetwork(ipAddress: string): string {
  const routed = (ipv4: string) => `${ipv4.split('.').slice(0, ROUTED_OCTETS).join('.')}.0/24`;
  return networkOf(ipAddress, routed, SITE_GROUPS);
}

function networkOf(
  ipAddress: string,
  ofIpv4: (ipv4: string) => string,
  ipv6Groups: number,
): string {
  const [plain = ''] = ipAddress.split('%');
  const version = isIP(plain);
  if (version !== 6) return version === 4 ? ofIpv4(plain) : plain;
  const groups = expand(plain);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (mapped) return ofIpv4(dotted(groups.slice(6)));
  return `${groups.slice(0, ipv6Groups).join(':')}::/${ipv6Groups * GROUP_BITS}`;
}

/** All eight groups in lower-case hex without leading zeros. */
function expand(ipAddress: string): string[] {
  // The URL parser writes the canonical form (RFC 5952), including dotted tails.
  const [head = '', tail] = new URL(`http://[${ipAddress}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}
