/** The `varde` command: parses the arguments and runs the named command. */
import { inspect } from 'node:util';
import {
  type Catalog,
  type Message,
  MessageError,
  msg,
  type Translate,
} from '@varde/domain/message';
import { Command, CommanderError } from 'commander';
import type { Env } from '#config/environment.ts';
import { terminalLanguageOf } from '#config/terminal-language.ts';
import { fullDiskMessage, isFullDisk } from '#full-disk.ts';
import { catalogOf, translatorOf } from './catalog.ts';
import { EXIT, environmentOf, type CliContext, type ExitCode, type Terminal } from './context.ts';
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
import { translateError, translateHelp, translateValues } from './translate-commander.ts';

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

const NOTES = msg`
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

const examplesOf = (name: string): Message =>
  msg`\nExamples:\n${(EXAMPLES[name] ?? []).map((line) => `  npx ${line}`).join('\n')}`;

export async function runCli(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const env = readableEnvironment(terminal);
  const { language, issues } = terminalLanguageOf(env);
  const catalog = await catalogOf(language);
  const context = openContext(terminal, catalog, translatorOf(catalog, env));
  try {
    if (issues.length > 0) {
      const { ConfigError } = await import('#config/config.ts');
      throw new ConfigError(issues);
    }
    const program = createProgram(context);
    await program.parseAsync(args.length === 0 ? ['help'] : args, { from: 'user' });
    return context.exitCode;
  } catch (error) {
    return explain(error, context);
  }
}

/** Help needs no settings; a command that does reports a `.env` that it cannot read. */
function readableEnvironment(terminal: Terminal): Env {
  try {
    return environmentOf(terminal);
  } catch {
    return {};
  }
}

function openContext(terminal: Terminal, catalog: Catalog, t: Translate): CliContext {
  const writeTo =
    (write: Terminal['out']): CliContext['say'] =>
    (...messages) => {
      context.progress?.clear();
      write(messages.map((message) => `${t(message)}\n`).join(''));
    };
  const context: CliContext = {
    ...terminal,
    catalog,
    t,
    say: writeTo(terminal.out),
    warn: writeTo(terminal.err),
    exitCode: EXIT.ok,
  };
  return context;
}

function createProgram(context: CliContext): Command {
  const { t, out, err } = context;
  const program = new Command('varde')
    .description(t(msg`Content packs for a museum and heritage guide.`))
    .addHelpText('after', t(NOTES))
    .configureOutput({
      writeOut: out,
      writeErr: err,
      outputError: (error, write) => write(translateError(error, t)),
    })
    .exitOverride();
  translateHelp(program, t);
  for (const add of COMMANDS) add(program, context);
  for (const command of program.commands)
    command.addHelpText('after', t(examplesOf(command.name())));
  for (const command of [program, ...program.commands]) {
    translateValues(command, t);
    const name = command.parent ? command.name() : '';
    command.showHelpAfterError(t(msg`See: npx varde help ${name}`).trim());
  }
  return program;
}

async function explain(error: unknown, { t, err }: CliContext): Promise<ExitCode> {
  // Commander has written its message already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  const { ReportedProblem } = await import('#start/process-lifecycle.ts');
  if (error instanceof ReportedProblem) return EXIT.unusable;
  err(`${await explanation(error, t)}\n`);
  const { ConfigError } = await import('#config/config.ts');
  return error instanceof ConfigError ? EXIT.usage : EXIT.unusable;
}

async function explanation(error: unknown, t: Translate): Promise<string> {
  if (isFullDisk(error)) return t(fullDiskMessage(msg`The disk`));
  if (error instanceof MessageError) return t(error.text);
  if (!(error instanceof Error)) return inspect(error);
  const refused = refusedFile(error);
  if (refused) return t(refused);
  return (await isExpected(error)) ? error.message : inspect(error);
}

/** A file or folder that this account may not use. */
function refusedFile(error: Error): Message | undefined {
  const { code, path }: NodeJS.ErrnoException = error;
  if (path === undefined || !['EACCES', 'EPERM', 'EROFS'].includes(code ?? '')) return undefined;
  return msg`This account may not use ${path} (${code ?? ''}). Name a place that it may read and write, or change the owner of that one.`;
}

/** Errors of other programs whose message is sufficient for an operator. */
async function isExpected(reason: Error): Promise<boolean> {
  // Other file system errors.
  if ('syscall' in reason && 'path' in reason) return true;
  const { isDatabaseUnavailable } = await import('#db/database-errors.ts');
  return isDatabaseUnavailable(reason);
}
