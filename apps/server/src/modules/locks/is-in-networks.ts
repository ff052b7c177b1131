import { BlockList, isIP } from 'node:net';

type Family = 'ipv4' | 'ipv6';

const familyOf = (address: string): Family => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Whether an address lies in one of these networks (`192.0.2.0/24`, `2001:db8::/32`, or a single address). An IPv4 address
 * written as IPv6 (`::ffff:192.0.2.7`) is the same address.
 */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (isIP(address) === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    const family = familyOf(start);
    if (bits === undefined) list.addAddress(start, family);
    else list.addSubnet(start, Number(bits), family);
  }
  return list.check(address, familyOf(address));
}
