import { isIP } from 'node:net';

/** Some proxies write the port too: `192.0.2.7:51234`, `[2001:db8::1]:51234`. Each connection would be another client. */
export function clientAddress(forwarded: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(forwarded) ?? [];
  const address = bracketed ?? plain ?? '';
  return isIP(address) === 0 ? forwarded : address;
}
