/** `varde backup` and `varde restore`. */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { BackupReport } from '#backup/write-backup.ts';
import type { Losses } from '#backup/backup.repository.ts';
import type { Manifest } from '#backup/manifest.ts';
import type { Config } from '#config/config.ts';
import type { Context } from '#context.ts';
import {
  configOf,
  count,
  environmentOf,
  EXIT,
  timeText,
  withStore,
  type CliContext,
} from './context.ts';

const BACKUP_HELP = `
The file is a tar archive with everything that visitors and editors would miss: content, the last
ten imports, media, accounts, favourites, progress and statistics. It holds personal data: keep it
where only you can read it. Make it while the server runs; it shows the database at one moment.
With VARDE_BACKUP_FOLDER a server makes one each night (docs/operations/backup.md).`;

interface BackupFlags {
  readonly withSecrets?: boolean;
  readonly media: boolean;
}

export function addBackup(program: Command, context: CliContext): void {
  program
    .command('backup')
    .summary('write content, media, accounts and progress to one file')
    .description(
      'Write all of content, media, accounts, progress and statistics to one file, while the server runs.',
    )
    .argument('<file>', 'a new file, or a folder')
    .option(
      '--with-secrets',
      'also keys, sessions and secret settings: visitors stay signed in after a restore',
    )
    .option('--no-media', 'without images, audio and video')
    .addHelpText('after', BACKUP_HELP)
    .action((name: string, flags: BackupFlags, command: Command) =>
      runBackup(name, flags, command, context),
    );
}

async function runBackup(
  name: string,
  { withSecrets = false, media }: BackupFlags,
  command: Command,
  context: CliContext,
): Promise<void> {
  const { backupName, recordBackup } = await import('#backup/nightly-backup.ts');
  const { writeBackup } = await import('#backup/write-backup.ts');
  const { describeSettings } = await import('#config/backup-settings.ts');
  const isFolder = name.endsWith('/') || statSync(name, { throwIfNoEntry: false })?.isDirectory();
  const file = isFolder ? join(resolve(name), backupName(new Date())) : resolve(name);
  if (existsSync(file)) command.error(`error: ${file} exists already: give another name.`);
  const settings = describeSettings(await environmentOf(context), withSecrets);
  const report = await withStore(context, async (opened) => {
    const isCurrent = await hasCurrentSchema(opened);
    const write = () =>
      writeBackup(opened, file, {
        withSecrets,
        withMedia: media,
        settings,
        readPages: async () => (isCurrent ? readPagesOf(opened) : []),
      });
    const start = { file, is_nightly: false, started_at: new Date() };
    return isCurrent ? recordBackup(opened, start, write) : write();
  });
  context.out(reportText(report));
  if (report.missing.length > 0) {
    const files = count(report.missing.length, 'media file');
    context.err(
      `${files} of the content are missing or damaged on this machine and not in the backup: ${report.missing.join(', ')}. Import their pack again, or restore them from an earlier backup.\n`,
    );
    context.exitCode = EXIT.issues;
  }
}

/** An operator may back up before an update, with the new program at hand already. */
async function hasCurrentSchema({ database }: Context): Promise<boolean> {
  const { lastMigration } = await import('#backup/backup.repository.ts');
  const { migrationNames } = await import('#db/migrate.ts');
  const connection = await database.connectDirectly();
  try {
    return (await lastMigration(connection)) === (await migrationNames()).at(-1);
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

function reportText({ file, bytes, manifest }: BackupReport): string {
  const secrets = manifest.with_secrets
    ? 'It holds keys and sessions: anyone who reads it can sign in as any visitor.'
    : 'Keys and sessions are left out: after a restore visitors sign in again, with the passwords that they have. --with-secrets includes them.';
  return `Written to ${file} (${megabytes(bytes)}): ${contentText(manifest)}.\n${secrets}\nTry it: npx varde restore ${file} --verify\n`;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function contentText({ tables, media }: Manifest): string {
  const rows = (name: string): number => tables.find((table) => table.name === name)?.rows ?? 0;
  return [
    count(rows('document'), 'document'),
    media ? count(media.files, 'media file') : 'no media',
    count(rows('account'), 'account'),
    `favourites of ${count(rows('user_settings'), 'visitor')}`,
    `progress in ${count(rows('quiz_response'), 'rebus', 'rebuses')}`,
  ].join(', ');
}

const RESTORE_HELP = `
The backup is read completely before anything is changed; a damaged one is refused. Then database
and media become what they were, or nothing changes. Stop the server first. A backup of an earlier
version of Varde is brought up to this one.

The settings are in the backup as text, and are not applied: tar -xOf museum.tar settings.env`;

interface RestoreFlags {
  readonly verify?: true;
  readonly yes?: true;
}

export function addRestore(program: Command, context: CliContext): void {
  program
    .command('restore')
    .summary('bring back what a backup holds, or only try that')
    .description('Make database and media what they were when the backup was made.')
    .argument('<file>', 'a backup')
    .option('--verify', 'restore into a database of its own, compare, and remove it')
    .option('--yes', 'replace what the database holds without asking')
    .addHelpText('after', RESTORE_HELP)
    .action(async (name: string, { verify, yes }: RestoreFlags) => {
      if (verify) await runVerify(resolve(name), context);
      else await runRestore(resolve(name), yes, context);
    });
}

async function runVerify(file: string, context: CliContext): Promise<void> {
  const { verifyBackup } = await import('./backup/verify-backup.ts');
  const { manifest, pages, differences } = await verifyBackup(file, await configOf(context));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  if (differences.length === 0) {
    context.out(
      `${file} is good: made ${timeText(new Date(manifest.made_at))}, ${contentText(manifest)}. In a database of its own, ${count(manifest.tables.length, 'table')} with ${count(rows, 'row')} are as they were, and ${count(pages, 'page')} are shown.\n`,
    );
    return;
  }
  context.err(`${file} was restored, but:\n${differences.map((one) => `  ${one}\n`).join('')}`);
  context.exitCode = EXIT.issues;
}

async function runRestore(file: string, yes: true | undefined, context: CliContext): Promise<void> {
  const { restoreBackup } = await import('#backup/restore-backup.ts');
  const manifest = await withStore(context, ({ database, mediaStore }) =>
    restoreBackup(database, file, {
      mediaStore,
      confirm: async (losses) => yes ?? confirmLosses(losses, context),
    }),
  );
  if (!manifest) {
    context.out('Nothing was changed.\n');
    context.exitCode = EXIT.issues;
    return;
  }
  const { media, with_secrets, made_at } = manifest;
  context.out(
    `Restored the backup of ${timeText(new Date(made_at))}: ${contentText(manifest)}.\n${[
      ...(media ? [] : ['Media were not in the backup: copy them, or import their pack again.\n']),
      ...(media && media.missing.length > 0
        ? [`${count(media.missing.length, 'media file')} were missing when it was made.\n`]
        : []),
      ...(with_secrets ? [] : ['Visitors sign in again, with the passwords that they have.\n']),
    ].join(
      '',
    )}Use the same VARDE_PASSWORD_PEPPER as before, if you had one. Start the server: npm start\n`,
  );
}

async function confirmLosses(losses: Losses, { err, ask }: CliContext): Promise<boolean> {
  const { pack, documents, accounts, visitors, visit_days } = losses;
  const lines = [
    ...(pack === null ? [] : [`the pack "${pack}" with ${count(documents, 'document')}`]),
    ...(accounts > 0 ? [count(accounts, 'account')] : []),
    ...(visitors > 0 ? [`favourites and progress of ${count(visitors, 'visitor')}`] : []),
    ...(visit_days > 0 ? [`statistics of ${count(visit_days, 'day')}`] : []),
  ];
  err(
    `The database is not empty. This would be lost:\n${lines.map((one) => `  ${one}\n`).join('')}`,
  );
  if (await ask?.('Replace it? (yes/no) ')) return true;
  err('Back it up first (varde backup FILE); replace it with --yes.\n');
  return false;
}
