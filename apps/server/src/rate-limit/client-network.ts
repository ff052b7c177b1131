import { isIP } from 'node:net';

/** IPv6 groups of 16 bits that belong to one customer: a /64. */
const GROUPS_OF_NETWORK = 4;
const GROUPS = 8;

/**
 * What counts as one visitor's address: IPv4 whole, of IPv6 the network of 64 bits, for its owner has as many addresses
 * as they like. An IPv4 address written as IPv6 is the same address; what is no address stands for itself.
 */
export function clientNetwork(ipAddress: string): string {
  const [plain = ''] = ipAddress.split('%');
  if (isIP(plain) !== 6) return plain;
  const groups = expand(plain);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return mapped ? dotted(groups.slice(6)) : `${groups.slice(0, GROUPS_OF_NETWORK).join(':')}::/64`;
}

/** All eight groups in lower-case hex without leading zeros. */
function expand(ipAddress: string): string[] {
  // The URL parser writes the one canonical form (RFC 5952), dotted tails included.
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
