/**
 * The whole site on loopback, from the files in ops/ that an operator copies: HAProxy → Varnish →
 * three servers → PgBouncer → HAProxy → PostgreSQL (primary and replica under Patroni, with etcd),
 * and a bucket. Ports and folders are its own.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { serverFile } from '../../tools/builds.mjs';
import { SERVER_FLAGS } from '../../tools/server-flags.mjs';
import { choosePorts, DATABASES, type Ports, SERVERS, withAddresses } from './addresses.ts';
import { startHaproxy } from './haproxy.ts';
import { startPatroni } from './patroni.ts';
import { type Programs, type Running } from './programs.ts';
import { startPrometheus } from './prometheus.ts';
import { startVarnish, varnishName } from './varnish.ts';

/** Folder of the project. */
export const PROJECT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

const PASSWORD = 'rehearsal';
const BUCKET_KEY = 'S3RVER';
type ServerName = (typeof SERVERS)[number];
type DatabaseName = (typeof DATABASES)[number];

/** Debian's package libfaketime, on any processor. */
const FAKE_TIME = '/usr/$LIB/faketime/libfaketimeMT.so.1';

/** The first start imports the demo and its images. */
const FIRST_START_MS = 240_000;
/** Longer than HAProxy takes to find a database down: `fall 2` checks in `inter 1s`. */
const SETTLED_S = 3;

interface StartOptions {
  /** File of the version to start. Default: this one's. */
  readonly main?: string | undefined;
  /** Seconds that its clock is ahead, by libfaketime. */
  readonly clockOffsetS?: number;
}

export interface Chain {
  /** Where visitors arrive. */
  readonly origin: string;
  /** Through PgBouncer. */
  readonly databaseUrl: string;
  readonly ports: Ports;
  /** By name: servers, databases, varnish, haproxy … */
  readonly running: Map<string, Running>;
  startServer(name: ServerName, options?: StartOptions): Promise<void>;
  startDatabase(name: DatabaseName): Promise<void>;
  /** Kills Patroni and PostgreSQL of a machine. */
  killDatabase(name: DatabaseName): Promise<void>;
  primary(): Promise<DatabaseName | undefined>;
  /** Makes a replica the primary, once it may; calls `before` right before it does. */
  switchPrimary(to: DatabaseName, before: () => void): Promise<void>;
  startBucket(): Promise<void>;
  startVarnish(): Promise<void>;
  /** With the rules of ops/, which are evaluated each second. @returns its origin */
  startPrometheus(): Promise<string>;
  /** Numbers of Varnish by their name, such as `MAIN.cache_hit`. */
  cacheCounters(): Promise<Readonly<Record<string, number>>>;
  /** Result of a statement as psql prints it, through PgBouncer. */
  query(statement: string): Promise<string>;
  /** Same, of the primary itself, as its administrator. */
  queryPrimary(statement: string): Promise<string>;
  /** Transactions that the primary has committed. */
  transactions(): Promise<number>;
  /** A copy of the demo, which the servers are filled from; scenarios edit it. */
  readonly pack: string;
  /** Runs a `varde` command on the first server's machine: with its settings and data folder. */
  varde(...args: readonly string[]): Promise<string>;
}

/**
 * @param folder empty; readable by the account `postgres`
 * @param programs what was started is stopped by these, also after an error
 */
export async function startChain(folder: string, programs: Programs): Promise<Chain> {
  const chain = new LoopbackChain(folder, await choosePorts(), programs);
  await chain.start();
  return chain;
}

const isOk = async (url: string): Promise<boolean> => (await fetch(url)).ok;

class LoopbackChain implements Chain {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly pack: string;
  readonly running = new Map<string, Running>();
  readonly ports: Ports;
  readonly #programs: Programs;
  readonly #folder: string;

  constructor(folder: string, ports: Ports, programs: Programs) {
    this.#folder = folder;
    this.pack = path.join(folder, 'pack');
    this.ports = ports;
    this.#programs = programs;
    this.origin = `http://127.0.0.1:${ports.visitors}`;
    this.databaseUrl = `postgres://varde:${PASSWORD}@127.0.0.1:${ports.pgbouncer}/varde`;
  }

  async start(): Promise<void> {
    await cp(path.join(PROJECT, 'content/demo'), this.pack, { recursive: true });
    await this.#startDatabases();
    await this.#startHaproxy();
    await this.#createDatabase();
    await this.#startPgbouncer();
    await this.startBucket();
    await this.startVarnish();
    for (const name of SERVERS) await this.startServer(name);
    await this.#programs.until('a page', this.#of('haproxy'), () => isOk(`${this.origin}/`));
  }

  #of(name: string): Running {
    const running = this.running.get(name);
    if (!running) throw new Error(`${name} has not been started.`);
    return running;
  }

  #path(name: string): string {
    return path.join(this.#folder, name);
  }

  async #startDatabases(): Promise<void> {
    const { etcd, etcdPeers } = this.ports;
    const url = `http://127.0.0.1:${etcd}`;
    const settings = withAddresses('etcd/etcd', [
      // One, instead of three that need a majority.
      ['proxy=http://10.0.0.5:2380,', ''],
      [',app2=http://10.0.0.12:2380', ''],
      ['10.0.0.11:2379', `127.0.0.1:${etcd}`],
      ['10.0.0.11:2380', `127.0.0.1:${etcdPeers}`],
    ]);
    const started = this.#programs.start({
      name: 'etcd',
      command: 'etcd',
      args: ['--data-dir', this.#path('etcd'), '--unsafe-no-fsync'],
      env: parseEnv(settings) as Record<string, string>,
    });
    this.running.set('etcd', started);
    await this.#programs.until('its health', started, () => isOk(`${url}/health`));
    for (const name of DATABASES) await this.startDatabase(name);
  }

  async startDatabase(name: DatabaseName): Promise<void> {
    const number = DATABASES.indexOf(name) + 1;
    const rest = this.ports[`patroni${number as 1 | 2}`];
    const options = { name, folder: this.#folder, ports: this.ports, rest, password: PASSWORD };
    const started = await startPatroni(this.#programs, options);
    this.running.set(name, started);
    const health = number === 1 ? '/health' : '/replica';
    const isReady = async () =>
      (await isOk(`http://127.0.0.1:${rest}${health}`)) || isOk(`http://127.0.0.1:${rest}/primary`);
    await this.#programs.until('a running database', started, isReady, FIRST_START_MS);
  }

  async killDatabase(name: DatabaseName): Promise<void> {
    const file = path.join(this.#path(name), 'data/postmaster.pid');
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    await this.#of(name).kill();
    process.kill(pid, 'SIGKILL');
  }

  async primary(): Promise<DatabaseName | undefined> {
    for (const [index, name] of DATABASES.entries()) {
      const port = this.ports[`patroni${(index + 1) as 1 | 2}`];
      if (await isOk(`http://127.0.0.1:${port}/primary`).catch(() => false)) return name;
    }
    return undefined;
  }

  async switchPrimary(to: DatabaseName, before: () => void): Promise<void> {
    const leader = await this.primary();
    const rest = this.ports[leader === 'db1' ? 'patroni1' : 'patroni2'];
    // Refused while the replica is behind.
    await this.#programs.until(`a switch to ${to}`, this.#of(to), async () => {
      // A switch that takes long is reported as failed.
      if ((await this.primary()) === to) return true;
      const synchronous = this.ports[to === 'db1' ? 'patroni1' : 'patroni2'];
      if (!(await isOk(`http://127.0.0.1:${synchronous}/synchronous`))) return false;
      before();
      const body = JSON.stringify({ leader, candidate: to });
      const headers = { authorization: `Basic ${btoa(`patroni:${PASSWORD}`)}` };
      const url = `http://127.0.0.1:${rest}/switchover`;
      return (await fetch(url, { method: 'POST', body, headers })).ok;
    });
  }

  async #startHaproxy(): Promise<void> {
    const started = startHaproxy(this.#programs, { folder: this.#folder, ports: this.ports });
    this.running.set('haproxy', started);
    // Until its first checks it leads to the replica as well, which refuses to write.
    const settled = `do $$ begin assert not pg_is_in_recovery(); perform pg_sleep(${SETTLED_S}); end $$`;
    await this.#programs.until('the way to the primary', started, () =>
      Promise.all(DATABASES.map(() => this.#psql('postgres', settled))).then(() => true),
    );
  }

  async #psql(database: string, statement: string): Promise<string> {
    const place = ['-h', '127.0.0.1', '-p', String(this.ports.primary), '-U', 'postgres'];
    const { stdout } = await run('psql', [...place, '-At', '-c', statement, database], {
      env: { ...process.env, PGPASSWORD: PASSWORD, PGCONNECT_TIMEOUT: '3' },
    });
    return stdout;
  }

  queryPrimary(statement: string): Promise<string> {
    return this.#psql('varde', statement);
  }

  async transactions(): Promise<number> {
    const committed = `select xact_commit from pg_stat_database where datname = 'varde'`;
    return Number(await this.queryPrimary(committed));
  }

  async #createDatabase(): Promise<void> {
    await this.#psql('postgres', `create role varde login password '${PASSWORD}'`);
    await this.#psql('postgres', 'create database varde owner varde');
    // `earthdistance` needs an administrator (docs/how-to/three-machines.md).
    await this.#psql('varde', 'create extension earthdistance cascade');
  }

  async #startPgbouncer(): Promise<void> {
    const { pgbouncer, primary, readable } = this.ports;
    const users = this.#path('userlist.txt');
    writeFileSync(users, `"varde" "${PASSWORD}"\n`);
    const file = this.#path('pgbouncer.ini');
    writeFileSync(
      file,
      withAddresses('pgbouncer/pgbouncer.ini', [
        ['host=127.0.0.1 port=5000', `host=127.0.0.1 port=${primary}`],
        ['host=127.0.0.1 port=5001', `host=127.0.0.1 port=${readable}`],
        ['listen_addr = 10.0.0.5', 'listen_addr = 127.0.0.1'],
        ['listen_port = 6432', `listen_port = ${pgbouncer}`],
        ['/etc/pgbouncer/userlist.txt', users],
      ]),
    );
    const started = this.#programs.start({
      name: 'pgbouncer',
      command: '/usr/sbin/pgbouncer',
      args: [file],
      asPostgres: true,
    });
    this.running.set('pgbouncer', started);
    await this.#programs.until('a connection', started, async () => {
      await run('psql', [this.databaseUrl, '-c', 'select 1']);
      return true;
    });
  }

  async query(statement: string): Promise<string> {
    return (await run('psql', [this.databaseUrl, '-At', '-c', statement])).stdout;
  }

  async startBucket(): Promise<void> {
    const { bucket } = this.ports;
    const started = this.#programs.start({
      name: 'bucket',
      command: process.execPath,
      args: [path.join(import.meta.dirname, 'bucket.ts'), this.#path('bucket'), String(bucket)],
    });
    this.running.set('bucket', started);
    const url = `http://127.0.0.1:${bucket}/`;
    await this.#programs.until('an answer', started, async () => (await fetch(url)).status > 0);
  }

  async startVarnish(): Promise<void> {
    const servers = SERVERS.map((name) => this.ports[name]);
    const options = { folder: this.#folder, port: this.ports.varnish, servers };
    this.running.set('varnish', await startVarnish(this.#programs, options));
  }

  async startPrometheus(): Promise<string> {
    const started = startPrometheus(this.#programs, { folder: this.#folder, ports: this.ports });
    this.running.set('prometheus', started);
    const origin = `http://127.0.0.1:${this.ports.prometheus}`;
    await this.#programs.until('readiness', started, () => isOk(`${origin}/-/ready`));
    return origin;
  }

  async cacheCounters(): Promise<Readonly<Record<string, number>>> {
    const { stdout } = await run('varnishstat', ['-n', varnishName(this.#folder), '-j']);
    const { counters } = JSON.parse(stdout) as { counters: Record<string, { value: number }> };
    return Object.fromEntries(Object.entries(counters).map(([name, { value }]) => [name, value]));
  }

  #settings(): Record<string, string> {
    const { varnish, bucket } = this.ports;
    return {
      HOST: '127.0.0.1',
      VARDE_ENV: 'local',
      VARDE_LOG_LEVEL: 'warn',
      VARDE_ANALYTICS: 'off',
      VARDE_CONTENT: this.pack,
      DATABASE_URL: this.databaseUrl,
      DATABASE_REPLICA_URL: `${this.databaseUrl}_read`,
      MEDIA_URL: `s3://museum/varde?endpoint=http://127.0.0.1:${bucket}&region=us-east-1`,
      AWS_ACCESS_KEY_ID: BUCKET_KEY,
      AWS_SECRET_ACCESS_KEY: BUCKET_KEY,
      VARDE_PUBLIC_URL: this.origin,
      VARDE_TRUSTED_PROXIES: '127.0.0.1',
      VARDE_SHARED_CACHES: `http://127.0.0.1:${varnish}`,
    };
  }

  async startServer(
    name: ServerName,
    { main = serverFile('main'), clockOffsetS = 0 }: StartOptions = {},
  ): Promise<void> {
    const port = this.ports[name];
    const started = this.#programs.start({
      name,
      command: process.execPath,
      args: [...SERVER_FLAGS, main],
      env: {
        ...this.#settings(),
        PORT: String(port),
        VARDE_DATA: this.#path(`data-${name}`),
        ...(clockOffsetS !== 0 && {
          LD_PRELOAD: FAKE_TIME,
          FAKETIME: `${clockOffsetS > 0 ? '+' : ''}${clockOffsetS}s`,
        }),
      },
    });
    this.running.set(name, started);
    // One whose clock is wrong is never ready.
    const health = clockOffsetS === 0 ? 'readyz' : 'healthz';
    const isUp = () => isOk(`http://127.0.0.1:${port}/${health}`);
    await this.#programs.until('readiness', started, isUp, FIRST_START_MS);
  }

  async varde(...args: readonly string[]): Promise<string> {
    const { stdout } = await run(
      process.execPath,
      [path.join(PROJECT, 'apps/server/bin/varde.mjs'), ...args],
      {
        env: { ...process.env, ...this.#settings(), VARDE_DATA: this.#path(`data-${SERVERS[0]}`) },
        // A large pack has many warnings.
        maxBuffer: Infinity,
      },
    );
    return stdout;
  }
}
