/** PostgreSQL under Patroni by the file of ops/, on loopback. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DATABASES, type Ports, withAddresses } from './addresses.ts';
import { configurePgbackrest, postgresBin, repositoryOf } from './pgbackrest.ts';
import { makeFolder, type Programs, type Running } from './programs.ts';

interface PatroniOptions {
  readonly name: (typeof DATABASES)[number];
  /** For its configuration, its data and the repository of pgBackRest. */
  readonly folder: string;
  readonly ports: Ports;
  /** Port of its REST interface. */
  readonly rest: number;
  /** Of all its accounts. */
  readonly password: string;
}

export async function startPatroni(
  programs: Programs,
  { name, folder, ports, rest, password }: PatroniOptions,
): Promise<Running> {
  const own = ports[name];
  const home = path.join(folder, name);
  await makeFolder(home);
  await makeFolder(repositoryOf(folder));
  const file = path.join(folder, `patroni-${name}.yml`);
  const text = withAddresses('patroni/db1.yml', [
    ['name: db1', `name: ${name}`],
    ['10.0.0.21:8008', `127.0.0.1:${rest}`],
    ['10.0.0.21:5432', `127.0.0.1:${own}`],
    ['10.0.0.31:2379', `127.0.0.1:${ports.etcd}`],
    ['/var/lib/postgresql/varde', path.join(home, 'data')],
    [
      'pgbackrest --stanza',
      `pgbackrest --config=${configurePgbackrest(folder, name, own)} --stanza`,
    ],
    ['10.0.0.0/24', '127.0.0.1/32'],
    ['choose-one', password],
    ['choose-another', password],
    ['choose-a-third', password],
    ['choose-a-fourth', password],
    ['/usr/lib/postgresql/17/bin', postgresBin()],
  ]);
  // Its socket lies in a folder that the account may write to.
  writeFileSync(file, `${text}  parameters:\n    unix_socket_directories: ${home}\n`);
  return programs.start({
    name: `patroni-${name}`,
    command: '/usr/bin/patroni',
    args: [file],
    env: { HOME: home },
    asPostgres: true,
  });
}
