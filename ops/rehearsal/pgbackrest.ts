/** pgBackRest by the file of ops/: copies of the primary, and databases restored from them. */
import { execFile } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../tools/free-port.ts';
import { withAddresses } from './addresses.ts';
import { asAccount, makeFolder } from './programs.ts';

const run = promisify(execFile);

/** Of the newest PostgreSQL of Debian's packages. */
export function postgresBin(): string {
  const [newest] = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
  if (newest === undefined)
    throw new Error('PostgreSQL is missing: install the package postgresql.');
  return newest;
}

const RECOVERED_WITHIN_MS = 60_000;
const POLL_MS = 50;

export const repositoryOf = (folder: string): string => path.join(folder, 'pgbackrest');

/** @returns the path of the settings for a database that listens on that port */
export function configurePgbackrest(folder: string, name: string, port: number): string {
  const file = path.join(folder, `pgbackrest-${name}.conf`);
  const logs = ['log', 'lock'].map((kind) => `${kind}-path=${path.join(folder, name)}`);
  const text = withAddresses('pgbackrest/pgbackrest.conf', [
    ['[global]', ['[global]', ...logs].join('\n')],
    ['/mnt/backups/pgbackrest', repositoryOf(folder)],
    ['/var/lib/postgresql/varde', path.join(folder, name, 'data')],
    ['pg1-port=5432', `pg1-port=${port}`],
    ['/var/run/postgresql', path.join(folder, name)],
  ]);
  writeFileSync(file, text);
  return file;
}

async function runAsPostgres(command: string, args: readonly string[]): Promise<string> {
  const [file, ...rest] = asAccount(command, args);
  return (await run(file, rest)).stdout;
}

/** @param folder of the rehearsal @param name of the primary */
export function pgbackrestOf(folder: string, name: string) {
  const options = [`--config=${path.join(folder, `pgbackrest-${name}.conf`)}`, '--stanza=varde'];
  return (...args: readonly string[]) => runAsPostgres('pgbackrest', [...options, ...args]);
}

/** Starts a restored database until it has the moment that it was restored to. */
export async function queryRestored(data: string, statement: string): Promise<string> {
  const port = await freePort();
  await makeFolder(`${data}-socket`);
  const settings = {
    port: String(port),
    listen_addresses: '',
    unix_socket_directories: `${data}-socket`,
    archive_mode: 'off',
    synchronous_standby_names: '',
    hot_standby: 'off',
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const control = (...args: readonly string[]) =>
    runAsPostgres(`${postgresBin()}/pg_ctl`, [
      '-D',
      data,
      '-w',
      '-l',
      `${data}-socket/log`,
      ...args,
    ]);
  await control('start', '-o', options.join(' '));
  const connection = ['-h', `${data}-socket`, '-p', String(port), '-U', 'postgres', '-At'];
  const end = performance.now() + RECOVERED_WITHIN_MS;
  try {
    for (;;) {
      // It refuses connections until it has that moment.
      const query = runAsPostgres('psql', [...connection, '-c', statement, 'varde']);
      const result = await query.catch((error: unknown) => {
        if (performance.now() > end) throw error;
      });
      if (result !== undefined) return result;
      await setTimeout(POLL_MS);
    }
  } finally {
    await control('stop', '-m', 'immediate');
  }
}
