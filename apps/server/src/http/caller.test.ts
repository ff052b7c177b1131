import { expect, it } from 'vitest';
import { clientIpAddress } from './caller.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['999.0.2.7:1', '999.0.2.7:1'],
  ['unknown', 'unknown'],
  ['', ''],
])('client IP address %s is read as %s', (forwarded, ipAddress) => {
  expect(clientIpAddress(forwarded)).toBe(ipAddress);
});
