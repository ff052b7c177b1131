/** Ports of the rehearsal, and the files of ops/ with these instead of an operator's addresses. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lastingPort } from '../../tools/free-port.ts';

export const SERVERS = ['varde1', 'varde2', 'varde3'] as const;
export const DATABASES = ['db1', 'db2'] as const;

const PORT_NAMES = [
  ...SERVERS,
  ...DATABASES,
  'patroni1',
  'patroni2',
  'visitors',
  'plain',
  'primary',
  'readable',
  'pgbouncer',
  'varnish',
  'etcd',
  'etcdPeers',
  'bucket',
  'prometheus',
] as const;
export type Ports = Readonly<Record<(typeof PORT_NAMES)[number], number>>;

export async function choosePorts(): Promise<Ports> {
  const ports = new Map<string, number>();
  while (ports.size < PORT_NAMES.length) {
    const port = await lastingPort();
    if ([...ports.values()].includes(port)) continue;
    ports.set(PORT_NAMES[ports.size] ?? '', port);
  }
  return Object.fromEntries(ports) as Ports;
}

/** Error page of HAProxy and Varnish for when no server responds. */
export const UNAVAILABLE_PAGE = path.join(import.meta.dirname, '../unavailable.html');

/** A file of ops/ with other addresses. @throws when it does not contain one of them */
export function withAddresses(
  file: string,
  addresses: readonly (readonly [string, string])[],
): string {
  let text = readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
  for (const [example, address] of addresses) {
    if (!text.includes(example)) throw new Error(`ops/${file} does not contain ${example}.`);
    text = text.replaceAll(example, address);
  }
  return text;
}
