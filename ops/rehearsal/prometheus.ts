/** Prometheus with the rules of ops/, evaluated each second, on loopback and without Alertmanager. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Ports, SERVERS, withAddresses } from './addresses.ts';
import type { Programs, Running } from './programs.ts';

interface PrometheusOptions {
  /** For its configuration and its data. */
  readonly folder: string;
  readonly ports: Ports;
}

export function startPrometheus(programs: Programs, { folder, ports }: PrometheusOptions): Running {
  const own = path.join(folder, 'prometheus');
  mkdirSync(own, { recursive: true });
  const config = withAddresses('prometheus/prometheus.yml', [
    ['15s', '1s'],
    ['    authorization:\n      credentials_file: /etc/prometheus/varde-metrics-token\n', ''],
    ...SERVERS.map(
      (name, index) => [`10.0.0.1${index + 1}:4000`, `127.0.0.1:${ports[name]}`] as const,
    ),
    // There is no Alertmanager.
    [
      `alerting:\n  alertmanagers:\n    - static_configs:\n        - targets: ['10.0.0.5:9093']`,
      '',
    ],
  ]);
  writeFileSync(path.join(own, 'prometheus.yml'), config);
  const rules = withAddresses('prometheus/varde.rules.yml', [['for: 1m', 'for: 2s']]);
  writeFileSync(path.join(own, 'varde.rules.yml'), rules);
  const address = `127.0.0.1:${ports.prometheus}`;
  return programs.start({
    name: 'prometheus',
    command: '/usr/bin/prometheus',
    args: [
      `--config.file=${path.join(own, 'prometheus.yml')}`,
      `--storage.tsdb.path=${path.join(own, 'data')}`,
      `--web.listen-address=${address}`,
    ],
  });
}
