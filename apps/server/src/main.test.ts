import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { attach } from '#db/embedded/attach.ts';
import { clusterFolder } from '#db/embedded/cluster.ts';
import { isOutdated, readPackDigest } from '#packs/packs.repository.ts';
import { writeApiPack } from '#test/api-pack.ts';
import { createDatabase, TEMPLATE, withHost } from '#test/database.ts';
import { folderForAll } from '#test/folder.ts';
import { listenOnLastingPort } from '#test/lasting-port.ts';
import { CHILD_ENV, SERVER_FILE } from '#test/settings.ts';
import { restoreDump, storeEarlierMedia } from '#test/upgrade/earlier-versions.ts';

const ONE_OF_SEVERAL = {
  VARDE_PUBLIC_URL: 'https://guide.museum.example',
  VARDE_SHARED_CACHES: '-',
};
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const API_HEADERS = { headers: { 'api-key': 'varde-local' } };

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves when the output contains the text, or the process has ended. */
  readonly until: (expected: string) => Promise<string>;
  readonly exitCode: Promise<number | null>;
}

const folder = folderForAll();
const running: ChildProcess[] = [];

beforeAll(() => writeApiPack(join(folder, 'pack')));
afterEach(async () => {
  const alive = running
    .splice(0)
    .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(alive.map((child) => (child.kill('SIGTERM'), once(child, 'exit'))));
});

function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [SERVER_FILE], {
    env: { ...CHILD_ENV, PORT: '0', VARDE_CONTENT: join(folder, 'pack'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (text += String(part)));
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  const until = async (expected: string): Promise<string> => {
    while (!text.includes(expected) && child.exitCode === null && child.signalCode === null)
      await Promise.race([once(child.stdout, 'data'), exitCode]);
    return text;
  };
  return { child, output: () => text, until, exitCode };
}

/** A port that another program listens on until `free`. */
async function takePort(): Promise<{ port: number; free: () => Promise<unknown> }> {
  const other = createServer();
  const port = await listenOnLastingPort(other);
  const free = () => {
    other.close();
    return once(other, 'close');
  };
  return { port, free };
}

const urlIn = (text: string): string => /ready: (\S+)/.exec(text)?.[1] ?? '';

interface SentRequest {
  readonly sent: Promise<void>;
  /** The status after the full body was received, else the error. */
  readonly outcome: Promise<number | string>;
}

function send(agent: Agent, url: string): SentRequest {
  const sent = Promise.withResolvers<void>();
  const outcome = new Promise<number | string>((resolve) => {
    const clientRequest = request(url, { agent, ...API_HEADERS }, (response) => {
      let body = '';
      response.on('data', (part) => (body += String(part)));
      response.on('end', () => resolve(body.endsWith('}') ? (response.statusCode ?? 0) : 'cut'));
      response.on('error', (error) => resolve(error.message));
    });
    clientRequest.on('error', (error) => resolve(error.message));
    clientRequest.on('finish', () => sent.resolve());
    clientRequest.end();
  });
  return { sent: sent.promise, outcome };
}

const CALLERS = 24;

describe('the server of npm start', () => {
  const data = join(folder, 'data');
  let output: string;
  let document: unknown;
  let exitCode: number | null;
  beforeAll(async () => {
    const first = run({ VARDE_DATA: data });
    output = await first.until('Varde is ready');
    const response = await fetch(`${urlIn(output)}/api/v3/documents/101`, API_HEADERS);
    document = await response.json();
    first.child.kill('SIGTERM');
    exitCode = await first.exitCode;
  });

  it('fills an empty database, prints its URL last, serves, and stops on a signal', async () => {
    expect(output).toContain('The database is empty: importing');
    expect(output.trim().split('\n').at(-1)).toMatch(/^Varde is ready: http:\/\/localhost:\d+$/);
    expect(document).toMatchObject({ id: 101 });
    expect(exitCode).toBe(0);
  });

  it('outside local serves no demo from an empty database, and says how to import', async () => {
    const started = run({
      VARDE_ENV: 'production',
      VARDE_API_KEY: 'varde-local',
      VARDE_CONTENT: '',
      VARDE_DATA: join(folder, 'production'),
    });
    const printed = await started.until('Varde is ready');
    expect(printed).toContain('The database is empty. Import a content pack');
    const response = await fetch(`${urlIn(printed)}/api/v3/documents/`, API_HEADERS);
    expect(await response.json()).toMatchObject({ total: 0 });
  });

  it('as one of several servers refuses connections until it is ready', async () => {
    const { port, free } = await takePort();
    await free();
    const started = run({ ...ONE_OF_SEVERAL, PORT: String(port), VARDE_DATA: data });
    await started.until('Opening the database');
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    expect(response === undefined || started.output().includes('Varde is ready')).toBe(true);
    await started.until('Varde is ready');
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  });

  it('opens a data folder of an earlier version and renews its content before it serves', async () => {
    const earlier = join(folder, 'earlier');
    const cluster = clusterFolder(earlier);
    const attachment = await attach(cluster);
    await restoreDump(attachment.url, '0011');
    await attachment.leave();
    await storeEarlierMedia(earlier);
    const upgraded = run({ VARDE_DATA: earlier });
    const printed = await upgraded.until('Varde is ready');
    expect(printed).toContain('Updating the content');
    expect(printed).not.toContain('importing');
    const found = await fetch(`${urlIn(printed)}/api/v3/documents/?search=dampkranen`, API_HEADERS);
    expect(await found.json()).toMatchObject({ items: [{ id: 101 }, { id: 301 }] });
    const database = await openDatabase({ dataFolder: earlier });
    expect(await isOutdated(database)).toBe(false);
    await database.close();
  });

  it('leaves no process behind when it is stopped during the first import', async () => {
    const stopped = join(folder, 'stopped');
    const first = run({ VARDE_DATA: stopped });
    await first.until('The database is empty');
    first.child.kill('SIGTERM');
    // The importing child holds the pipe open until it has ended too.
    await first.exitCode;
    expect(existsSync(join(stopped, 'postgres/postmaster.pid'))).toBe(false);
    const database = await openDatabase({ dataFolder: stopped });
    expect(await readPackDigest(database)).toBeUndefined();
    await database.close();
  });

  it('serves beside another server on the same data folder', async () => {
    const first = run({ VARDE_DATA: data });
    expect(await first.until('Varde is ready')).not.toContain('importing');
    const second = run({ VARDE_DATA: data });
    expect(await second.until('Varde is ready')).not.toContain('importing');
    for (const server of [first, second]) {
      server.child.kill('SIGTERM');
      // As with a signal to the process group that `npm start` forwards.
      server.child.kill('SIGINT');
      expect(await server.exitCode).toBe(0);
    }
    expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false);
  });

  it('counts the visits of the seconds before a stop', async () => {
    const { child, exitCode: ended, until } = run({ VARDE_DATA: data });
    const url = urlIn(await until('Varde is ready'));
    const visit = { name: 'pageview', page: 'article', language: 'no', document: 101 };
    const { status } = await fetch(`${url}/visits`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'text/plain', 'user-agent': FIREFOX },
      body: JSON.stringify(visit),
    });
    child.kill('SIGTERM');
    expect([status, await ended]).toEqual([204, 0]);
    const database = await openDatabase({ dataFolder: data });
    const { rows } = await sql`select visits from visit_count where subject = 'document'`.execute(
      database.kysely,
    );
    await database.close();
    expect(rows).toEqual([{ visits: 1 }]);
  });

  it('completes every request sent before a stop, and exits with 0', async () => {
    const { child, exitCode: ended, until } = run({ VARDE_DATA: data, VARDE_LOG_LEVEL: 'warn' });
    const url = urlIn(await until('Varde is ready'));
    const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
    const before: Promise<number | string>[] = [];
    const stop = { isSent: false };
    const areWarm = Promise.withResolvers<void>();
    let index = 0;
    const caller = async (): Promise<void> => {
      while (!stop.isSent) {
        // Another place each time, so that no response is cached.
        const path = `/api/v3/documents/?location=60.${100 + index++},5.3&page_size=20`;
        const { sent, outcome } = send(agent, url + path);
        await Promise.race([sent, outcome]);
        // Sent before the stop: the flag is set in the same turn as the signal is sent.
        if (!stop.isSent && before.push(outcome) === CALLERS * 8) areWarm.resolve();
        await outcome;
      }
    };
    const callers = Array.from({ length: CALLERS }, caller);
    // All connections are warm, and every caller has a request in flight.
    await areWarm.promise;
    stop.isSent = true;
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const outcomes = await Promise.all(before);
    await Promise.all(callers);
    agent.destroy();
    expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
  });

  it('stops the database when a request never ends and the signal is repeated', async () => {
    const { child, exitCode: ended, until } = run({ VARDE_DATA: data });
    const { port } = new URL(urlIn(await until('Varde is ready')));
    const caller = connect(Number(port), '127.0.0.1').on('error', () => {});
    await once(caller, 'connect');
    // Of JSON, whose response waits for the whole body.
    const headers = ['host: localhost', 'content-type: application/json', 'content-length: 1000'];
    caller.write(`POST /visits HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{`);
    const databaseRuns = () => existsSync(join(data, 'postgres/postmaster.pid'));
    // No longer: what arrives once Node has removed the handlers ends the process without a code.
    const repeating = setInterval(() => databaseRuns() && child.kill('SIGTERM'), 100);
    expect(await ended).toBe(1);
    clearInterval(repeating);
    caller.destroy();
    expect(databaseRuns()).toBe(false);
  });

  it('reports a taken port in a sentence before anything else', async () => {
    const { port, free } = await takePort();
    const start = run({ PORT: String(port), VARDE_DATA: join(folder, 'unused') });
    expect(await start.exitCode).toBe(1);
    await free();
    expect(start.output()).toMatch(new RegExp(`^Port ${port} is taken by another program: .*\\n$`));
  });

  it('as one of several servers ends when its port is taken', async () => {
    const { port, free } = await takePort();
    const start = run({ ...ONE_OF_SEVERAL, PORT: String(port), VARDE_DATA: data });
    expect(await start.exitCode).toBe(1);
    await free();
    expect(start.output()).toContain(`Port ${port} is taken by another program`);
  });

  it('reports all issues of the settings at once', async () => {
    const start = run({ PORT: 'x', VARDE_ENV: 'moon' });
    expect(await start.exitCode).toBe(1);
    expect(start.output()).toMatch(/VARDE_ENV is 'moon'.*\n.*PORT is 'x'/);
  });

  it('reports an invalid pack and starts nothing', async () => {
    const { url, drop } = await createDatabase(TEMPLATE);
    onTestFinished(drop);
    // An existing folder that is not a content pack.
    const start = run({
      VARDE_CONTENT: 'docs',
      VARDE_DATA: join(folder, 'empty'),
      DATABASE_URL: withHost(url),
    });
    expect(await start.exitCode).toBe(1);
    expect(start.output()).toContain('nothing was imported');
    expect(start.output()).not.toMatch(/\n\s+at /);
  });
});
