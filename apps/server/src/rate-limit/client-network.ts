import { isIP } from 'node:net';

/** Number of 16-bit IPv6 groups in a customer's network: a /64. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * Rate-limit identity of an IP address: IPv4 in full, IPv6 as its /64 network, because one customer
 * owns all of it. IPv4-mapped IPv6 counts as IPv4; other input is returned unchanged.
 */
export function clientNetwork(ipAddress: string): string {
  const [plain = ''] = ipAddress.split('%');
  if (isIP(plain) !== 6) return plain;
  const groups = expand(plain);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return mapped ? dotted(groups.slice(6)) : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
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
