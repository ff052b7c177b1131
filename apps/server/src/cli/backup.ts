/** `varde backup` and `varde restore`. */
import { counted, joined, type Message, msg } from '@varde/domain/message';
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { BackupReport } from '#backup/write-backup.ts';
import type { Losses } from '#backup/backup.repository.ts';
import type { Manifest } from '#backup/manifest.ts';
import type { Config } from '#config/config.ts';
import type { Context } from '#context.ts';
import type { Progress } from '#packs/packs.service.ts';
import { megabytes, timeText } from '#terminal-text.ts';
import {
  configOf,
  environmentOf,
  EXIT,
  withProgress,
  withStore,
  type CliContext,
} from './context.ts';
import { usageError } from './translate-commander.ts';

const BACKUP_HELP = msg`
The file is a tar archive with everything that visitors and editors would miss: content, the last
ten imports, media, accounts, favourites, progress and statistics. It holds personal data: keep it
where only you can read it. Make it while the server runs; it shows the database at one moment.
With VARDE_BACKUP_FOLDER a server makes one each night (docs/operations/backup.md).`;

interface BackupFlags {
  readonly withSecrets?: boolean;
  readonly media: boolean;
  readonly nightly?: boolean;
}

export function addBackup(program: Command, context: CliContext): void {
  const { t } = context;
  program
    .command('backup')
    .summary(t(msg`write content, media, accounts and progress to one file`))
    .description(
      t(
        msg`Write all of content, media, accounts, progress and statistics to one file, while the server runs.`,
      ),
    )
    .argument('<file>', t(msg`a new file, or a folder`))
    .option(
      '--with-secrets',
      t(msg`also keys, sessions and secret settings: visitors stay signed in after a restore`),
    )
    .option('--no-media', t(msg`without images, audio and video`))
    .option(
      '--nightly',
      t(
        msg`for a timer: then try it as restore --verify does, and keep those of seven days and four weeks`,
      ),
    )
    .addHelpText('after', t(BACKUP_HELP))
    .action((name: string, flags: BackupFlags, command: Command) =>
      runBackup(name, flags, command, context),
    );
}

async function runBackup(
  name: string,
  flags: BackupFlags,
  command: Command,
  context: CliContext,
): Promise<void> {
  const { backupName, removeExpired } = await import('#backup/nightly-backup.ts');
  const { nightly = false } = flags;
  const isFolder = name.endsWith('/') || statSync(name, { throwIfNoEntry: false })?.isDirectory();
  if (nightly && !isFolder) usageError(command, context.t, msg`--nightly needs a folder.`);
  const file = isFolder ? join(resolve(name), backupName(new Date())) : resolve(name);
  if (existsSync(file))
    usageError(command, context.t, msg`${file} exists already: give another name.`);
  const write = (opened: Context) => writeAndRecord(opened, file, flags, context);
  const report = await withStore(context, (opened) =>
    nightly ? withoutServers(opened, () => write(opened)) : write(opened),
  );
  if (nightly) await removeExpired(dirname(file));
  context.say(...reportLines(report, nightly));
  if (report.missing.length > 0) {
    context.warn(
      msg`${mediaFiles(report.missing.length)} of the content are missing or damaged on this machine and not in the backup: ${report.missing.join(', ')}. Import their pack again, or restore them from an earlier backup.`,
    );
    context.exitCode = EXIT.issues;
  }
}

async function writeAndRecord(
  opened: Context,
  file: string,
  { withSecrets = false, media, nightly = false }: BackupFlags,
  context: CliContext,
): Promise<BackupReport> {
  const { recordBackup, removeLeftovers } = await import('#backup/nightly-backup.ts');
  const { writeBackup } = await import('#backup/write-backup.ts');
  const { describeSettings } = await import('#config/backup-settings.ts');
  const settings = describeSettings(environmentOf(context), withSecrets);
  const isUsable = await hasUsableSchema(opened);
  const readPages = async () => (isUsable ? readPagesOf(opened) : []);
  const write = () =>
    withProgress(context, async (onProgress) => {
      if (nightly) await removeLeftovers(dirname(file));
      const options = { withSecrets, withMedia: media, settings, readPages, onProgress };
      const written = await writeBackup(opened, file, options);
      if (nightly) await requireGood(file, opened.config, onProgress);
      return written;
    });
  const start = { file, is_nightly: nightly, started_at: new Date() };
  return isUsable ? recordBackup(opened, start, write) : write();
}

/** No server makes its nightly backup meanwhile, nor in the same night after a success. */
async function withoutServers<T>({ database }: Context, work: () => Promise<T>): Promise<T> {
  const { lockBackups } = await import('#backup/backup.repository.ts');
  const connection = await database.connectDirectly();
  try {
    await lockBackups(connection);
    return await work();
  } finally {
    await connection.end();
  }
}

/** @throws BackupProblem when what is restored from the backup differs from what was backed up */
async function requireGood(file: string, config: Config, onProgress: Progress): Promise<void> {
  const { verifyBackup } = await import('./backup/verify-backup.ts');
  const { BackupProblem } = await import('#backup/backup-file.ts');
  const { differences } = await verifyBackup(file, config, onProgress);
  if (differences.length > 0)
    throw new BackupProblem(msg`${file} was restored, but: ${joined(differences)}`);
}

/**
 * This version's schema, or a later one that it can use (after the way back from an update). An
 * operator may back up before an update, with the new program at hand already.
 */
async function hasUsableSchema({ database }: Context): Promise<boolean> {
  const { isSchemaUsable } = await import('#backup/backup.repository.ts');
  const { migrationNames } = await import('#db/migrate.ts');
  const connection = await database.connectDirectly();
  try {
    return await isSchemaUsable(connection, (await migrationNames()).at(-1) ?? '');
  } finally {
    await connection.end();
  }
}

async function readPagesOf(context: Context) {
  const { buildApp } = await import('#app.ts');
  const { readPages } = await import('#backup/read-pages.ts');
  const config: Config = { ...context.config, logLevel: 'silent' };
  const app = await buildApp({ ...context, config });
  try {
    return await readPages(app, context);
  } finally {
    await app.close();
  }
}

function reportLines({ file, bytes, manifest }: BackupReport, isVerified: boolean): Message[] {
  return [
    msg`Written to ${file} (${megabytes(bytes)}): ${contentText(manifest)}.`,
    manifest.with_secrets
      ? msg`It holds keys and sessions: anyone who reads it can sign in as any visitor.`
      : msg`Keys and sessions are left out: after a restore visitors sign in again, with the passwords that they have. --with-secrets includes them.`,
    isVerified
      ? msg`It was restored into a database of its own, and is as it should be.`
      : msg`Try it: npx varde restore ${file} --verify`,
  ];
}

function contentText({ tables, media }: Manifest): Message {
  const rows = (name: string): number => tables.find((table) => table.name === name)?.rows ?? 0;
  const rebuses = rows('quiz_response');
  return joined([
    documents(rows('document')),
    media ? mediaFiles(media.files) : msg`no media`,
    accounts(rows('account')),
    favouritesOf(rows('user_settings')),
    counted(rebuses, msg`progress in ${rebuses} rebus`, msg`progress in ${rebuses} rebuses`),
  ]);
}

const documents = (number: number): Message =>
  counted(number, msg`${number} document`, msg`${number} documents`);
const mediaFiles = (number: number): Message =>
  counted(number, msg`${number} media file`, msg`${number} media files`);
const accounts = (number: number): Message =>
  counted(number, msg`${number} account`, msg`${number} accounts`);
const favouritesOf = (number: number): Message =>
  counted(number, msg`favourites of ${number} visitor`, msg`favourites of ${number} visitors`);

const RESTORE_HELP = msg`
The backup is read completely before anything is changed; a damaged one is refused. Then database
and media become what they were, or nothing changes. Stop the server first. A backup of an earlier
version of Varde is brought up to this one.

The settings are in the backup as text, and are not applied: tar -xOf museum.tar settings.env`;

interface RestoreFlags {
  readonly verify?: true;
  readonly yes?: true;
}

export function addRestore(program: Command, context: CliContext): void {
  const { t } = context;
  program
    .command('restore')
    .summary(t(msg`bring back what a backup holds, or only try that`))
    .description(t(msg`Make database and media what they were when the backup was made.`))
    .argument('<file>', t(msg`a backup`))
    .option('--verify', t(msg`restore into a database of its own, compare, and remove it`))
    .option('--yes', t(msg`replace what the database holds without asking`))
    .addHelpText('after', t(RESTORE_HELP))
    .action(async (name: string, { verify, yes }: RestoreFlags) => {
      if (verify) await runVerify(resolve(name), context);
      else await runRestore(resolve(name), yes, context);
    });
}

async function runVerify(file: string, context: CliContext): Promise<void> {
  const { verifyBackup } = await import('./backup/verify-backup.ts');
  const config = await configOf(context);
  const { manifest, pages, differences } = await withProgress(context, (onProgress) =>
    verifyBackup(file, config, onProgress),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  if (differences.length === 0) {
    const tables = manifest.tables.length;
    context.say(
      msg`${file} is good: made ${timeText(new Date(manifest.made_at))}, ${contentText(manifest)}. In a database of its own, ${counted(tables, msg`${tables} table`, msg`${tables} tables`)} with ${counted(rows, msg`${rows} row`, msg`${rows} rows`)} are as they were, and ${counted(pages, msg`${pages} page`, msg`${pages} pages`)} are shown.`,
    );
    return;
  }
  context.warn(msg`${file} was restored, but:`, ...differences.map((one) => msg`  ${one}`));
  context.exitCode = EXIT.issues;
}

async function runRestore(file: string, yes: true | undefined, context: CliContext): Promise<void> {
  const { restoreBackup } = await import('#backup/restore-backup.ts');
  const manifest = await withStore(context, ({ database, mediaStore }) =>
    withProgress(context, (onProgress) =>
      restoreBackup(database, file, {
        mediaStore,
        onProgress,
        confirm: async (losses) => yes ?? confirmLosses(losses, context),
      }),
    ),
  );
  if (!manifest) {
    context.say(msg`Nothing was changed.`);
    context.exitCode = EXIT.issues;
    return;
  }
  const { media, with_secrets, made_at } = manifest;
  context.say(
    msg`Restored the backup of ${timeText(new Date(made_at))}: ${contentText(manifest)}.`,
    ...(media ? [] : [msg`Media were not in the backup: copy them, or import their pack again.`]),
    ...(media && media.missing.length > 0
      ? [msg`${mediaFiles(media.missing.length)} were missing when it was made.`]
      : []),
    ...(with_secrets ? [] : [msg`Visitors sign in again, with the passwords that they have.`]),
    msg`Use the same VARDE_PASSWORD_PEPPER as before, if you had one. Now start the server.`,
  );
}

async function confirmLosses(losses: Losses, { warn, ask, t }: CliContext): Promise<boolean> {
  const { pack, visitors, visit_days: days } = losses;
  const lines = [
    ...(pack === null ? [] : [msg`the pack "${pack}" with ${documents(losses.documents)}`]),
    ...(losses.accounts > 0 ? [accounts(losses.accounts)] : []),
    ...(visitors > 0
      ? [
          counted(
            visitors,
            msg`favourites and progress of ${visitors} visitor`,
            msg`favourites and progress of ${visitors} visitors`,
          ),
        ]
      : []),
    ...(days > 0
      ? [counted(days, msg`statistics of ${days} day`, msg`statistics of ${days} days`)]
      : []),
  ];
  warn(msg`The database is not empty. This would be lost:`, ...lines.map((one) => msg`  ${one}`));
  if (await ask?.(t(msg`Replace it? (yes/no) `))) return true;
  warn(msg`Back it up first (varde backup FILE); replace it with --yes.`);
  return false;
}
