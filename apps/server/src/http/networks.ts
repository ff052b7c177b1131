/** IP addresses and networks, such as trusted proxies and a museum's own network. */
import { BlockList, isIP } from 'node:net';

type Family = 'ipv4' | 'ipv6';

const familyOf = (ipAddress: string): Family => (isIP(ipAddress) === 6 ? 'ipv6' : 'ipv4');

/**
 * Returns whether an IP address is in one of these networks (`192.0.2.0/24`, `2001:db8::/32`, or a
 * single address). An IPv4-mapped address (`::ffff:192.0.2.7`) equals its IPv4 form.
 */
export function networkTest(networks: readonly string[]): (ipAddress: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    const family = familyOf(start);
    if (bits === undefined) list.addAddress(start, family);
    else list.addSubnet(start, Number(bits), family);
  }
  return (ipAddress) => isIP(ipAddress) !== 0 && list.check(ipAddress, familyOf(ipAddress));
}
