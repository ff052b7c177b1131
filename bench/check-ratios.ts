/**
 * `npm run bench:ratios`, the short form of the benchmark: what a request costs in processor time,
 * the database's included, beside the same request to the version of `compared-with.json`, both on
 * this machine and in turn. Fails when one costs more than 15 % more. A busy machine changes both
 * alike, and the least of some rounds is taken. Linux only.
 * --save compares with the version of HEAD from now on: of what has been landed, or where a loss is
 *   worth what it buys
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../tools/free-port.ts';
import { requestCost, sendAll, type Sent } from './load.ts';
import { newHosts } from './measure-page.ts';
import { API_KEY, root, type Running, startServer } from './processes.ts';

const FILE = path.join(import.meta.dirname, 'compared-with.json');
/** What the costs depend on: git's paths. */
const MEASURED = [
  'apps',
  'packages',
  'content/demo',
  'package-lock.json',
  ...['apps/*/test/*', '*.test.ts', '*.test.tsx'].map((tests) => `:(exclude)${tests}`),
];
const MAX_LOSS = 1.15;
const ROUNDS = 4;
/** While a ratio is too high: what else the machine does may be the cause. */
const MAX_ROUNDS = 24;
/** Processes that run the same code differ by up to 15 %: a loss is one that new ones have, too. */
const MAX_ATTEMPTS = 3;
const COMMAND_WITHIN_MS = 300_000;

const { values } = parseArgs({ options: { save: { type: 'boolean', default: false } } });
const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

interface Requests {
  /** In each round. */
  readonly count: number;
  /** @returns the first request, then the next */
  readonly start: () => () => Sent;
}

const ARTICLE = '/article/101';
const DOCUMENTS = '/api/v3/documents/';
const API = { 'api-key': API_KEY };
const COMPRESSED = { 'accept-encoding': 'br' };

/** The same each time. */
const same =
  (sent: Sent): Requests['start'] =>
  () =>
  () =>
    sent;

/** Each time near another place: no cache has the response. */
const near =
  (query = ''): Requests['start'] =>
  () => {
    let turn = 0;
    return () => {
      const latitude = 59 + ((turn += 1) % 5_000) / 1_000;
      return { path: `${DOCUMENTS}?location=${latitude},10.7${query}`, headers: API };
    };
  };

const REQUESTS: Readonly<Record<string, Requests>> = {
  'article, cached': { count: 1_000, start: same({ path: ARTICLE, headers: COMPRESSED }) },
  'document, cached': {
    count: 1_000,
    start: same({ path: `${DOCUMENTS}101`, headers: { ...API, ...COMPRESSED } }),
  },
  'document, read from the database': {
    count: 300,
    // A response to a caller with a grant is made for that caller.
    start: same({ path: `${DOCUMENTS}101`, headers: { ...API, 'unlock-grant': 'none' } }),
  },
  'list of what is near': { count: 200, start: near() },
  'search for a word': { count: 200, start: near('&search=kirke') },
  'article, rendered': {
    count: 60,
    start: () => {
      const nextHost = newHosts();
      return () => ({ path: ARTICLE, headers: { host: nextHost() } });
    },
  },
};

/** Sources, packages, built site and demo of another version: in .cache, for the next run as well. */
async function prepareVersion(commit: string): Promise<string> {
  const all = path.join(root, '.cache', 'compared');
  const folder = path.join(all, commit);
  if (existsSync(folder)) return folder;
  rmSync(all, { recursive: true, force: true });
  const unfinished = path.join(all, 'unfinished');
  mkdirSync(unfinished, { recursive: true });
  const archive = path.join(all, 'sources.tar');
  git('archive', `--output=${archive}`, commit);
  execFileSync('tar', ['-xf', archive, '-C', unfinished]);
  rmSync(archive);
  const build = (): Promise<void> => runIn(unfinished, 'tools/run.mjs', 'tools/build.ts');
  if (isSame(unfinished, 'package-lock.json')) {
    linkPackages(unfinished);
    await Promise.all([build(), importDemo(unfinished)]);
  } else {
    // It installs the packages.
    await build();
    await importDemo(unfinished);
  }
  renameSync(unfinished, folder);
  return folder;
}

const isSame = (folder: string, file: string): boolean =>
  readFileSync(path.join(folder, file)).equals(readFileSync(path.join(root, file)));

/** Links the files, which takes seconds; links between the workspaces lead to the copy's own. */
function linkPackages(target: string): void {
  for (const packages of globSync(['node_modules', '{apps,packages}/*/node_modules'], {
    cwd: root,
  }))
    execFileSync('cp', ['-al', path.join(root, packages), path.join(target, packages)]);
  const cache = path.join(target, 'node_modules/.cache');
  rmSync(cache, { recursive: true, force: true });
  // Imported demos are written in place, so not linked. Each is of use where the import is the same.
  const demos = path.join(root, 'node_modules/.cache/varde');
  mkdirSync(cache);
  // With their permissions, without which a database does not start.
  if (existsSync(demos)) execFileSync('cp', ['-a', demos, cache]);
}

async function runIn(cwd: string, ...args: readonly string[]): Promise<void> {
  const options = { cwd, stdio: 'inherit', timeout: COMMAND_WITHIN_MS } as const;
  const [status] = await once(spawn(process.execPath, args, options), 'exit');
  if (status !== 0) throw new Error(`${args.join(' ')} failed in ${cwd}; the reason is above.`);
}

const dataOf = (folder: string): string => path.join(folder, '.cache', 'ratios-data');

async function importDemo(folder: string): Promise<void> {
  rmSync(dataOf(folder), { recursive: true, force: true });
  await runIn(folder, 'tools/story-data.ts', dataOf(folder));
}

interface Measured {
  readonly server: Running;
  readonly dataFolder: string;
}

/** Without threads that start when several pages are requested. */
async function start(folder: string): Promise<Measured> {
  const dataFolder = dataOf(folder);
  const env = { VARDE_RENDER_THREADS: '0', VARDE_FFMPEG: '-' };
  return {
    server: await startServer(dataFolder, await freePort(), {
      cwd: folder,
      main: await mainOf(folder),
      env,
    }),
    dataFolder,
  };
}

/** The file that starts the server. */
async function mainOf(folder: string): Promise<string> {
  const { serverFile } = (await import(path.join(folder, 'tools/builds.mjs'))) as {
    readonly serverFile: (entry: 'main') => string;
  };
  return serverFile('main');
}

async function ratioOf(
  name: string,
  { count, start: startRequests }: Requests,
  [ours, theirs]: readonly [Measured, Measured],
): Promise<number> {
  const sides = [ours, theirs].map((measured) => ({
    measured,
    next: startRequests(),
    least: Infinity,
  }));
  // Until the compiler has optimised what they run.
  for (const { measured, next } of sides) await sendAll(measured.server.origin, 4 * count, next);
  for (let round = 1; ; round += 1) {
    for (const side of sides) {
      const { server, dataFolder } = side.measured;
      side.least = Math.min(side.least, await requestCost(server, count, side.next, dataFolder));
    }
    const [us = 0, of = 0] = sides.map(({ least }) => least);
    const ratio = us / of;
    if (round < (ratio > MAX_LOSS ? MAX_ROUNDS : ROUNDS)) continue;
    console.log(`${name}: ${ratio.toFixed(2)} (${us.toFixed()} of ${of.toFixed()} µs)`);
    return ratio;
  }
}

/** @returns which of the requests cost too much now, in new processes of both versions */
async function findLosses(folder: string, names: readonly string[]): Promise<readonly string[]> {
  const ours = await start(root);
  const theirs = await start(folder);
  const lost: string[] = [];
  try {
    for (const [name, requests] of Object.entries(REQUESTS))
      if (names.includes(name) && (await ratioOf(name, requests, [ours, theirs])) > MAX_LOSS)
        lost.push(name);
  } finally {
    for (const { server } of [ours, theirs]) await server.stop();
  }
  return lost;
}

if (values.save) {
  writeFileSync(FILE, `${JSON.stringify({ commit: git('rev-parse', 'HEAD').trim() }, null, 2)}\n`);
  process.exit();
}
const { commit } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly commit: string };
if (!succeeds('cat-file', '-e', `${commit}^{commit}`)) {
  console.error(`Nothing is compared: this clone lacks ${commit}. Fetch it: git fetch --unshallow`);
  // A check that cannot run has not passed.
  process.exit(process.env['CI'] ? 1 : 0);
}
if (succeeds('diff', '--quiet', commit, '--', ...MEASURED)) {
  console.log(`Nothing is compared: ${commit} has the same sources.`);
  process.exit();
}
const [folder] = await Promise.all([prepareVersion(commit), importDemo(root)]);
let lost: readonly string[] = Object.keys(REQUESTS);
for (let attempt = 1; attempt <= MAX_ATTEMPTS && lost.length > 0; attempt += 1)
  lost = await findLosses(folder, lost);
if (lost.length > 0)
  console.error(
    `More than 15 % dearer than in ${commit.slice(0, 8)}: ${lost.join('; ')}. Find out why by a profile; where the loss is worth what it buys, accept it: npm run bench:ratios -- --save`,
  );
process.exit(lost.length > 0 ? 1 : 0);

function succeeds(...args: readonly string[]): boolean {
  try {
    git(...args);
    return true;
  } catch {
    return false;
  }
}
