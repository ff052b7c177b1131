/** The database and what it holds: migrations, content, media, accounts, backups. */
import { counted, type Message, MessageError, msg } from '@varde/domain/message';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findLastBackups, lastMigration } from '#backup/backup.repository.ts';
import type { Config } from '#config/config.ts';
import { DatabaseProblem } from '#db/database-errors.ts';
import { openDatabase, type Database } from '#db/database.ts';
import { clusterFolder } from '#db/embedded/cluster.ts';
import { migrationNames } from '#db/migrate.ts';
import { assertPepperConfigured } from '#identity/accounts/accounts.service.ts';
import { findDigests } from '#media/media.repository.ts';
import { createMediaService } from '#media/media.service.ts';
import { openStore } from '#media/storage/open-store.ts';
import { countVideos } from '#media/videos/videos.repository.ts';
import { isOutdated, readRevision, readSite } from '#packs/packs.repository.ts';
import {
  areNotificationsDelivered,
  readContentFacts,
  readServerFacts,
} from './doctor.repository.ts';
import { type Finding, ok, okLocally, risk, wrong } from './finding.ts';

export async function checkDatabase(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === undefined && !existsSync(clusterFolder(config.dataFolder)))
    return [
      risk(
        'database',
        msg`There is no database yet.`,
        msg`npm start creates it and imports the content.`,
      ),
    ];
  let database: Database;
  try {
    database = await openDatabase(config);
  } catch (error) {
    return [wrong('database', messageOf(error), msg`The site cannot be served without it.`)];
  }
  try {
    const findings = await checkServer(database, config);
    const migrations = await checkMigrations(database);
    if (migrations.level !== 'ok') return [...findings, migrations];
    return [
      ...findings,
      migrations,
      await checkContent(database, config),
      await checkContact(database, config),
      await checkDerived(database),
      await checkMedia(database, config),
      await checkVideos(database, config),
      ...(await checkPepper(database, config)),
      ...(await checkReplica(database, config)),
      await checkBackups(database, config),
    ];
  } finally {
    await database.close();
  }
}

function messageOf(error: unknown): Message {
  if (error instanceof MessageError) return error.text;
  return msg`${error instanceof Error ? error.message : String(error)}`;
}

/** Varde needs 15 (docs/operations/scale.md). */
const OLDEST_VERSION = 150_000;
const CLOCKS_DIFFER_MS = 5_000;
/** PostgreSQL's default, for a machine of 2005. */
const DEFAULT_BUFFERS = '128MB';

async function checkServer(database: Database, config: Config): Promise<Finding[]> {
  const facts = await readServerFacts(database);
  if (!facts) return [];
  const { version, now, shared_buffers, is_encrypted } = facts;
  const name = `PostgreSQL ${Math.floor(version / 10_000)}`;
  if (config.databaseUrl === undefined) return [ok('database', msg`The embedded ${name} runs.`)];
  const findings: Finding[] = [];
  if (version < OLDEST_VERSION)
    findings.push(
      wrong(
        'database',
        msg`${name} is too old.`,
        msg`Use PostgreSQL 15 or newer for DATABASE_URL.`,
      ),
    );
  if (!is_encrypted && !isThisMachine(config.databaseUrl))
    findings.push(
      risk(
        'database',
        msg`The connection to PostgreSQL is not encrypted: passwords and accounts travel in the open.`,
        msg`Unless the network is your own, add ?sslmode=require to DATABASE_URL, and with PgBouncer set client_tls_sslmode and server_tls_sslmode there.`,
      ),
    );
  if (Math.abs(now.getTime() - Date.now()) > CLOCKS_DIFFER_MS)
    findings.push(
      risk(
        'clock',
        msg`The clocks of this machine and of the database differ by ${Math.round(Math.abs(now.getTime() - Date.now()) / 1000)} s.`,
        msg`Set both by NTP.`,
      ),
    );
  if (shared_buffers === DEFAULT_BUFFERS)
    findings.push(
      risk(
        'database',
        msg`shared_buffers of PostgreSQL is still ${DEFAULT_BUFFERS}.`,
        msg`Give it a quarter of its machine's memory.`,
      ),
    );
  if (!(await areNotificationsDelivered(database)))
    findings.push(
      wrong(
        'database',
        msg`Notifications are not delivered, so servers show old content after an import.`,
        msg`Use session mode of PgBouncer, or name PostgreSQL itself in DATABASE_URL.`,
      ),
    );
  return findings.length > 0 ? findings : [ok('database', msg`${name} answers.`)];
}

/** Absent: there is none. */
async function checkReplica(database: Database, config: Config): Promise<Finding[]> {
  const { databaseReplicaUrl: databaseUrl, dataFolder } = config;
  if (databaseUrl === undefined) return [];
  let replica: Database | undefined;
  try {
    replica = await openDatabase({ databaseUrl, dataFolder });
    // It contains the number of a transaction, which only a replica has, too.
    if ((await readRevision(replica)) === (await readRevision(database)))
      return [ok('replica', msg`It has the content of the primary database.`)];
    return [
      wrong(
        'replica',
        msg`DATABASE_REPLICA_URL has other content than DATABASE_URL.`,
        msg`Name a replica of the same database, and see in its log why it is behind.`,
      ),
    ];
  } catch (error) {
    const reason = error instanceof DatabaseProblem ? error.cause : error;
    return [
      risk(
        'replica',
        msg`DATABASE_REPLICA_URL cannot be read: ${messageOf(reason)}`,
        msg`While the primary database does not respond, only what caches have is served.`,
      ),
    ];
  } finally {
    await replica?.close();
  }
}

function isThisMachine(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || searchParams.has('host');
}

async function checkMigrations(database: Database): Promise<Finding> {
  const known = await migrationNames();
  const last = await lastMigration(database);
  if (last !== undefined && last === known.at(-1))
    return ok('migrations', msg`The database is up to date (${last}).`);
  if (last !== undefined && !known.includes(last))
    return wrong(
      'migrations',
      msg`The database was made by a newer version (${last}).`,
      msg`Start that version, or restore a backup of this one.`,
    );
  const missing = known.slice(known.indexOf(last ?? '') + 1).length;
  return risk(
    'migrations',
    msg`The database is of an earlier version: ${missing} steps are missing. Nothing else in it was looked at.`,
    msg`Make a backup (npx varde backup FILE), then start the server, which applies them.`,
  );
}

const DEMO = 'demo';

async function checkContent(database: Database, config: Config): Promise<Finding> {
  const facts = await readContentFacts(database);
  if (!facts)
    return wrong(
      'content',
      msg`Nothing has been imported: every page says that the guide has no content yet.`,
      msg`npx varde import my-museum`,
    );
  const { name, documents, drafts, withdrawn } = facts;
  if (name === DEMO && config.environment !== 'local')
    return wrong(
      'content',
      msg`The content is the demo, whose museums are invented.`,
      msg`npx varde import my-museum`,
    );
  const size = counted(documents, msg`${documents} document`, msg`${documents} documents`);
  const text =
    drafts + withdrawn > 0
      ? msg`The pack "${name}" has ${size}; hidden are ${counted(drafts, msg`${drafts} draft`, msg`${drafts} drafts`)}, ${withdrawn} withdrawn.`
      : msg`The pack "${name}" has ${size}.`;
  return (name === DEMO ? okLocally : ok)('content', text);
}

async function checkContact(database: Database, config: Config): Promise<Finding> {
  const site = await readSite(database);
  if (site?.profile.contact !== undefined) return ok('contact', msg`site.yaml names whom to ask.`);
  if (config.contact !== undefined) return ok('contact', msg`Questions go to ${config.contact}.`);
  if (config.environment === 'local') return okLocally('contact', msg`VARDE_CONTACT is not set.`);
  return risk(
    'contact',
    msg`The about page names nobody who runs this site.`,
    msg`Give contact in site.yaml, or set VARDE_CONTACT to mailto:post@museum.example.`,
  );
}

async function checkDerived(database: Database): Promise<Finding> {
  if (!(await isOutdated(database)))
    return ok('derived content', msg`Search and lists are up to date.`);
  return risk(
    'derived content',
    msg`Search and lists were made by an earlier version.`,
    msg`Start the server, which renews them.`,
  );
}

async function checkMedia(database: Database, config: Config): Promise<Finding> {
  if (config.media) return checkBucket(config);
  // Opened where it exists only: nothing is created here.
  const folder = join(config.dataFolder, 'media');
  const missing = existsSync(folder)
    ? await createMediaService({
        config,
        database,
        mediaStore: await openStore(config),
      }).countMissing()
    : (await findDigests(database)).length;
  if (missing === 0) return ok('media', msg`All images, audio and video of the content are there.`);
  return wrong(
    'media',
    msg`${counted(missing, msg`${missing} media file`, msg`${missing} media files`)} of the content are not in ${folder}, so they cannot be shown.`,
    msg`Import the pack again, restore a backup, or share the folder between servers.`,
  );
}

async function checkBucket(config: Config): Promise<Finding> {
  const store = await openStore(config);
  return store
    .has(randomBytes(32).toString('hex'))
    .then(() => ok('media', msg`The bucket answers.`))
    .catch((error: unknown) =>
      wrong('media', messageOf(error), msg`Correct MEDIA_URL and its keys.`),
    );
}

async function checkVideos(database: Database, config: Config): Promise<Finding> {
  const videos = await countVideos(database);
  if (videos === 0 || config.ffmpeg !== undefined)
    return ok(
      'videos',
      videos === 0 ? msg`There are no videos.` : msg`Videos are prepared for streaming.`,
    );
  return risk(
    'videos',
    msg`There is no ffmpeg, so ${counted(videos, msg`${videos} video`, msg`${videos} videos`)} would be sent whole, which is slow on a phone.`,
    msg`Install ffmpeg, or name it in VARDE_FFMPEG.`,
  );
}

async function checkPepper(database: Database, config: Config): Promise<Finding[]> {
  try {
    await assertPepperConfigured({ database, config });
    return [];
  } catch (error) {
    return [wrong('sign-in', messageOf(error), msg`The server does not start without it.`)];
  }
}

const HOUR_MS = 60 * 60 * 1000;
/** A night was missed. */
const OLD_AFTER_HOURS = 36;

async function checkBackups(database: Database, config: Config): Promise<Finding> {
  const { newest, succeeded } = await findLastBackups(database);
  const advice = msg`npx varde backup FILE; docs/operations/backup.md`;
  if (newest?.failed)
    return wrong(
      'backup',
      msg`The last backup failed: ${newest.failed}`,
      msg`Correct that, then ${advice}`,
    );
  if (!succeeded)
    return config.environment === 'local'
      ? okLocally('backup', msg`There is no backup yet.`)
      : risk('backup', msg`There is no backup yet.`, advice);
  const hours = Math.round((Date.now() - succeeded.started_at.getTime()) / HOUR_MS);
  const age = counted(hours, msg`${hours} hour`, msg`${hours} hours`);
  const text = msg`The last backup is ${age} old: ${succeeded.file}`;
  if (hours <= OLD_AFTER_HOURS) return ok('backup', text);
  return config.nightlyBackup ? wrong('backup', text, advice) : risk('backup', text, advice);
}
