/** The `varde` command: parses the arguments and runs the named command. */
import { inspect } from 'node:util';
import { Command, CommanderError } from 'commander';
import { fullDiskMessage, isFullDisk } from '#full-disk.ts';
import { EXIT, type CliContext, type ExitCode, type Terminal } from './context.ts';
import { addBackup, addRestore } from './backup.ts';
import { addCheck } from './check.ts';
import { addCodes } from './codes.ts';
import { addDoctor } from './doctor.ts';
import { addExport } from './export.ts';
import { addImport } from './import.ts';
import { addInit } from './init.ts';
import { addMedia } from './media.ts';
import { addPreview } from './preview.ts';
import { addPrune } from './prune.ts';
import { addReleases, addRollback } from './releases.ts';
import { addServe } from './serve.ts';
import { addSimulate } from './simulate.ts';
import { addStats } from './stats.ts';

const COMMANDS = [
  addServe,
  addInit,
  addCheck,
  addImport,
  addReleases,
  addRollback,
  addExport,
  addPreview,
  addCodes,
  addSimulate,
  addStats,
  addMedia,
  addPrune,
  addBackup,
  addRestore,
  addDoctor,
];

const NOTES = `
A content pack is a folder with a pack.yaml; docs/content-packs.md describes how to write one.
Commands use the database of the server: VARDE_DATA (default var/), or DATABASE_URL for PostgreSQL.
They work while the server runs, except restore.

Exit codes: 0 done; 1 the pack has errors, a printed code leads nowhere, a rebus cannot be solved, a
change was not confirmed or doctor found something wrong; 2 wrong use or an invalid setting; 3 a
file, a folder or the database cannot be used.`;

/** Lines of each command's help. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  serve: ['varde serve'],
  init: ['varde init my-museum', 'varde init my-museum --language sv'],
  check: ['varde check my-museum', 'varde check my-museum --json > issues.json'],
  import: [
    'varde import my-museum --dry-run',
    'varde import my-museum',
    'varde import --from csv places.csv --into my-museum --owner xmu',
    'varde import --from digitaltmuseum --code XMU --into my-museum',
  ],
  export: ['varde export my-copy'],
  preview: ['varde preview my-museum', 'varde preview my-museum --port 5000'],
  codes: [
    'varde codes',
    'varde codes --pdf signs.pdf',
    'varde codes --pdf labels.pdf --format labels --owner xmu',
  ],
  simulate: ['varde simulate 401', 'varde simulate 401 --pack my-museum'],
  stats: ['varde stats', 'varde stats --from 2026-06-01 --to 2026-06-30 --csv > june.csv'],
  media: ['varde media', 'varde media --unused'],
  prune: ['varde prune --dry-run', 'varde prune'],
  releases: ['varde releases', 'varde releases 12', 'varde releases --json'],
  rollback: ['varde rollback --dry-run', 'varde rollback', 'varde rollback 12'],
  backup: ['varde backup /mnt/backups', 'varde backup museum.tar --with-secrets'],
  restore: ['varde restore museum.tar --verify', 'varde restore museum.tar'],
  doctor: ['varde doctor', 'varde doctor --online https://varde.example'],
};

const examplesOf = (name: string): string =>
  `\nExamples:\n${(EXAMPLES[name] ?? []).map((line) => `  npx ${line}`).join('\n')}`;

export async function runCli(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const context: CliContext = { ...terminal, exitCode: EXIT.ok };
  const program = new Command('varde')
    .description('Content packs for a museum and heritage guide.')
    .addHelpText('after', NOTES)
    .configureOutput({ writeOut: context.out, writeErr: context.err })
    .exitOverride();
  for (const add of COMMANDS) add(program, context);
  for (const command of program.commands) command.addHelpText('after', examplesOf(command.name()));
  for (const command of [program, ...program.commands])
    command.showHelpAfterError(
      `See: npx varde help ${command.parent ? command.name() : ''}`.trim(),
    );
  try {
    await program.parseAsync(args.length === 0 ? ['help'] : args, { from: 'user' });
    return context.exitCode;
  } catch (error) {
    return explain(error, context);
  }
}

async function explain(error: unknown, { err }: CliContext): Promise<ExitCode> {
  // Commander has written its message already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  const { ReportedProblem } = await import('#start/process-lifecycle.ts');
  if (error instanceof ReportedProblem) return EXIT.unusable;
  err(`${await explanation(error)}\n`);
  const { ConfigError } = await import('#config/config.ts');
  return error instanceof ConfigError ? EXIT.usage : EXIT.unusable;
}

async function explanation(error: unknown): Promise<string> {
  if (isFullDisk(error)) return fullDiskMessage('The disk');
  return error instanceof Error && (await isExpected(error)) ? error.message : inspect(error);
}

/** Errors whose message is sufficient for an operator. */
async function isExpected(reason: Error): Promise<boolean> {
  // File system errors, such as a missing permission.
  if ('syscall' in reason && 'path' in reason) return true;
  const { isDatabaseUnavailable } = await import('#db/database-errors.ts');
  if (isDatabaseUnavailable(reason)) return true;
  const [config, database, port, start, storage, folder, source, backup] = await Promise.all([
    import('#config/config.ts'),
    import('#db/database-errors.ts'),
    import('#http/port.ts'),
    import('#start/process-lifecycle.ts'),
    import('#media/storage/s3-files.ts'),
    import('@varde/content-pack/write-pack'),
    import('#integrations/harvest/source.ts'),
    import('#backup/backup-file.ts'),
  ]);
  return [
    config.ConfigError,
    database.DatabaseProblem,
    port.PortProblem,
    start.StartProblem,
    storage.StorageProblem,
    folder.FolderNotEmptyError,
    source.SourceProblem,
    backup.BackupProblem,
  ].some((kind) => reason instanceof kind);
}
