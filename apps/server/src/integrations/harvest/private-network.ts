import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

function isPrivateIp(ipAddress: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ipAddress)?.[1];
  if (mapped) return isPrivateIp(mapped);
  const version = isIP(ipAddress);
  return version > 0 && PRIVATE.check(ipAddress, version === 4 ? 'ipv4' : 'ipv6');
}

/** Whether any IP address of a host is private; `false` for an unknown host, whose request fails. */
export async function isPrivateHost(hostname: string): Promise<boolean> {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (isIP(name)) return isPrivateIp(name);
  const found = await lookup(name, { all: true }).catch(() => []);
  return found.some(({ address }) => isPrivateIp(address));
}
