/** The machine: program, disks, folders, memory, and programs that Varde uses. */
import { msg } from '@varde/domain/message';
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type Config, PROJECT_ROOT } from '#config/config.ts';
import { type Finding, ok, okLocally, risk, type Subject, wrong } from './finding.ts';

export function checkMachine(config: Config): Finding[] {
  return [
    checkNode(),
    checkSite(),
    checkUser(),
    checkMemory(),
    checkClock(),
    checkDataFolder(config),
    checkDisk('disk', config.dataFolder),
    checkSecretsFile(),
    ...checkBackupFolder(config),
  ];
}

const NODE_MAJOR = 24;

function checkNode(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  if (major === NODE_MAJOR) return ok('Node', msg`Node ${process.versions.node}.`);
  return risk(
    'Node',
    msg`This is Node ${process.versions.node}; Varde is tested with Node ${NODE_MAJOR}.`,
    msg`Run npx varde, which uses the Node that comes with it.`,
  );
}

function checkSite(): Finding {
  if (existsSync(join(PROJECT_ROOT, 'apps/web/dist/server/server.js')))
    return ok('site', msg`The site is built.`);
  return wrong(
    'site',
    msg`The site has not been built: visitors get no pages.`,
    msg`Run npm start, which builds it.`,
  );
}

const ROOT = 0;

function checkUser(): Finding {
  if (process.getuid?.() !== ROOT) return ok('account', msg`It does not run as root.`);
  return risk(
    'account',
    msg`It runs as root: an error in any part of it could reach the whole machine.`,
    msg`Run it as an account of its own (docs/how-to/put-it-online.md).`,
  );
}

const MB = 1_000_000;
/** Server and embedded database at 100,000 documents (docs/operations/scale.md). */
const MEMORY_MB = 900;

function checkMemory(): Finding {
  const megabytes = Math.round(Math.min(totalmem(), process.constrainedMemory() || Infinity) / MB);
  if (megabytes >= MEMORY_MB) return ok('memory', msg`The machine has ${megabytes} MB of memory.`);
  return risk(
    'memory',
    msg`The machine has ${megabytes} MB of memory; rendering images and an import may be ended for lack of it.`,
    msg`Give it ${MEMORY_MB} MB or more.`,
  );
}

/** Before the first commit of the program. */
const PROGRAM_MADE = Date.parse('2026-11-20');

function checkClock(): Finding {
  if (Date.now() > PROGRAM_MADE) return ok('clock', msg`It is ${new Date().toISOString()}.`);
  return wrong(
    'clock',
    msg`The clock says ${new Date().toISOString()}: sign-ins and publication dates are wrong.`,
    msg`Set the time, best by NTP.`,
  );
}

function checkDataFolder({ dataFolder, environment }: Config): Finding {
  const folder = existingParent(dataFolder);
  if (!isWritable(folder))
    return wrong(
      'data folder',
      msg`${folder} is not writable for this account.`,
      msg`Hand it over: chown -R <account>: ${folder}`,
    );
  if (existsSync(dataFolder) && (statSync(dataFolder).mode & 0o002) !== 0)
    return wrong(
      'data folder',
      msg`${dataFolder} is writable for every account of the machine.`,
      msg`chmod o-w ${dataFolder}`,
    );
  const isInside = !relative(PROJECT_ROOT, dataFolder).startsWith('..');
  if (isInside && environment !== 'local')
    return risk(
      'data folder',
      msg`${dataFolder} is in the folder of the program: replacing the program may remove it.`,
      msg`Move it, and name it in VARDE_DATA.`,
    );
  return ok('data folder', msg`${dataFolder} is writable.`);
}

const existingParent = (folder: string): string =>
  existsSync(folder) ? folder : existingParent(dirname(folder));

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Below this, PostgreSQL may stop at any moment. */
const WRONG_BELOW_MB = 500;
/** An import stores its media before it removes any. */
const RISK_BELOW_MB = 2_000;

function checkDisk(subject: Subject, folder: string): Finding {
  const { bavail, bsize } = statfsSync(existingParent(folder));
  const free = Math.round((bavail * bsize) / MB);
  const text = msg`${free} MB are free on the disk of ${folder}.`;
  if (free >= RISK_BELOW_MB) return ok(subject, text);
  const advice = msg`Free some: npx varde prune removes media that no content uses.`;
  return free < WRONG_BELOW_MB ? wrong(subject, text, advice) : risk(subject, text, advice);
}

function checkSecretsFile(): Finding {
  const file = join(PROJECT_ROOT, '.env');
  if (!existsSync(file))
    return ok('.env', msg`There is no .env: the settings come from elsewhere.`);
  if (process.platform === 'win32' || (statSync(file).mode & 0o007) === 0)
    return ok('.env', msg`Only its owner and group can read .env.`);
  return risk('.env', msg`.env holds keys, and every account can read it.`, msg`chmod o= ${file}`);
}

function checkBackupFolder({ nightlyBackup, dataFolder, environment }: Config): Finding[] {
  if (!nightlyBackup)
    return environment === 'local'
      ? [okLocally('nightly backup', msg`No server makes backups.`)]
      : [
          risk(
            'nightly backup',
            msg`VARDE_BACKUP_FOLDER is not set: no server makes backups.`,
            msg`Set it to a folder on another disk (docs/operations/backup.md).`,
          ),
        ];
  const { folder } = nightlyBackup;
  const parent = existingParent(folder);
  if (!isWritable(parent))
    return [
      wrong(
        'nightly backup',
        msg`${parent} is not writable for this account: no backups can be made in ${folder}.`,
        msg`Mount or hand over the folder.`,
      ),
    ];
  const isSameDisk = statSync(parent).dev === statSync(existingParent(dataFolder)).dev;
  return [
    isSameDisk
      ? risk(
          'nightly backup',
          msg`Backups in ${folder} are on the same disk as the data: a broken disk takes both.`,
          msg`Name a folder on another disk or machine, or copy them there.`,
        )
      : ok('nightly backup', msg`A server makes a backup each night in ${folder}.`),
    checkDisk('disk of backups', folder),
  ];
}
