import { expect, it } from 'vitest';
import { clientNetwork, widerNetwork } from './client-network.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:C000:207', '192.0.2.7'],
  ['2001:db8:17:5:aaaa:bbbb:cccc:dddd', '2001:db8:17:5::/64'],
  ['2001:DB8:17:5::1', '2001:db8:17:5::/64'],
  ['2001:0db8:0017:0005:0:0:0:2', '2001:db8:17:5::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('the IP address %s is counted as %s', (ipAddress, group) => {
  expect(clientNetwork(ipAddress)).toBe(group);
});

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:17:5:aaaa:bbbb:cccc:dddd', '2001:db8:17::/48'],
  ['2001:db8:17:ffff::1', '2001:db8:17::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['unknown', 'unknown'],
])('the wider network of the IP address %s is %s', (ipAddress, group) => {
  expect(widerNetwork(ipAddress)).toBe(group);
});
