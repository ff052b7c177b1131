import { isIP } from 'node:net';

/** Strips the port that some proxies add (`192.0.2.7:51234`), which differs per connection. */
export function clientIpAddress(forwarded: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(forwarded) ?? [];
  const ipAddress = bracketed ?? plain ?? '';
  return isIP(ipAddress) === 0 ? forwarded : ipAddress;
}
