/** HAProxy by the file of ops/, on loopback and without a certificate. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Ports, SERVERS, UNAVAILABLE_PAGE, withAddresses } from './addresses.ts';
import type { Programs, Running } from './programs.ts';

interface HaproxyOptions {
  /** For its configuration. */
  readonly folder: string;
  readonly ports: Ports;
}

export function startHaproxy(programs: Programs, { folder, ports }: HaproxyOptions): Running {
  const { visitors, plain, varnish, primary, readable, db1, db2, patroni1, patroni2 } = ports;
  const file = path.join(folder, 'haproxy.cfg');
  const text = withAddresses('haproxy/haproxy.cfg', [
    // Certificates are the operator's own.
    [
      'bind :::443 v4v6 ssl crt /etc/haproxy/certificates/ alpn h2,http/1.1',
      `bind 127.0.0.1:${visitors}`,
    ],
    ['bind :::80 v4v6', `bind 127.0.0.1:${plain}`],
    ['!{ ssl_fc }', `{ dst_port ${plain} }`],
    // Another account may not become that of HAProxy.
    ...(process.getuid?.() === 0
      ? []
      : [['\tuser haproxy\n\tgroup haproxy\n\tchroot /var/lib/haproxy\n', ''] as const]),
    ['/etc/haproxy/unavailable.html', UNAVAILABLE_PAGE],
    ['10.0.0.5:6081', `127.0.0.1:${varnish}`],
    ...SERVERS.map(
      (name, index) => [`10.0.0.1${index + 1}:4000`, `127.0.0.1:${ports[name]}`] as const,
    ),
    ['127.0.0.1:5000', `127.0.0.1:${primary}`],
    ['127.0.0.1:5001', `127.0.0.1:${readable}`],
    ['10.0.0.21:5432', `127.0.0.1:${db1}`],
    ['10.0.0.22:5432', `127.0.0.1:${db2}`],
    [`${db1} check port 8008`, `${db1} check port ${patroni1}`],
    [`${db2} check port 8008`, `${db2} check port ${patroni2}`],
  ]);
  writeFileSync(file, text);
  const args = ['-db', '-f', file];
  return programs.start({ name: 'haproxy', command: '/usr/sbin/haproxy', args });
}
