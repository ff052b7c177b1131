import { isIP } from 'node:net';

/** Some proxies write the port too: `192.0.2.7:51234`, `[2001:db8::1]:51234`. Each connection would be another client. */
export function clientIpAddress(forwarded: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(forwarded) ?? [];
  const ipAddress = bracketed ?? plain ?? '';
  return isIP(ipAddress) === 0 ? forwarded : ipAddress;
}
