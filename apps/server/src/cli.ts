/** The `varde` command: checks, imports and exports content packs. Reads its settings as the server does. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkPack, isSound } from '@varde/content-pack/check-pack';
import { formatFault } from '@varde/content-pack/fault';
import type { Fault } from '@varde/content-pack/fault';
import { FolderNotEmptyError } from '@varde/content-pack/write-pack';
import { ConfigError, loadConfig, readEnvironment } from '#config.ts';
import { showProgress } from '#console-progress.ts';
import { DatabaseProblem } from '#db/database-problem.ts';
import { openDatabase } from '#db/database.ts';
import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { openMediaStore } from '#modules/media/media.store.ts';
import type { MediaStore } from '#modules/media/media.store.ts';
import { exportPack, importPack } from '#modules/packs/packs.service.ts';
import type { ImportResult, Progress } from '#modules/packs/packs.service.ts';

const EXIT = { ok: 0, faults: 1, usage: 2, unusable: 3 } as const;
type Exit = (typeof EXIT)[keyof typeof EXIT];

const HELP = `varde: content packs for a museum and heritage guide

  varde check PACK      tell every fault of a content pack, with file, line and what to do
  varde import PACK     make the database hold exactly this pack: all of it, or nothing
  varde export FOLDER   write the database's content as a pack into a new or empty folder
  varde help            show this

PACK is a folder with a pack.yaml; docs/content-packs.md tells how to write one.
The database is the one of the server: VARDE_DATA (default var/), or DATABASE_URL for PostgreSQL.
With the embedded database, stop the server first.

Exit code: 0 done, 1 the pack has faults, 2 wrong use, 3 a file, folder or database cannot be used.
`;

const COMMANDS: Readonly<Record<string, (folder: string) => Promise<Exit>>> = {
  check: runCheck,
  import: runImport,
  export: runExport,
};

async function main(words: readonly string[]): Promise<Exit> {
  const [name = 'help', folder, ...rest] = readWords(words);
  if (name === 'help') {
    process.stdout.write(HELP);
    return EXIT.ok;
  }
  const command = COMMANDS[name];
  if (!command) return refuse(`There is no command '${name}'.`);
  if (folder === undefined) return refuse(`varde ${name} needs a folder.`);
  if (rest.length > 0) return refuse(`varde ${name} takes one folder.`);
  // Relative to where the command was called, also through `npx`.
  return command(resolve(folder));
}

function readWords(words: readonly string[]): string[] {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  return values.help ? ['help'] : positionals;
}

function refuse(reason: string): Exit {
  console.error(`${reason}\nSee: npx varde help`);
  return EXIT.usage;
}

async function runCheck(folder: string): Promise<Exit> {
  const { faults } = await withProgress((onProgress) => checkPack(folder, { onProgress }));
  printFaults(faults);
  return isSound(faults) ? EXIT.ok : EXIT.faults;
}

async function runImport(folder: string): Promise<Exit> {
  const result = await withContent((database, mediaStore) =>
    withProgress((onProgress) => importPack(database, mediaStore, folder, { onProgress })),
  );
  printFaults(result.faults);
  console.log(importedWords(result));
  return result.status === 'refused' ? EXIT.faults : EXIT.ok;
}

async function runExport(folder: string): Promise<Exit> {
  const result = await withContent((database, mediaStore) =>
    exportPack(database, mediaStore, folder),
  );
  if (result.status === 'empty') {
    console.error('The database holds no pack yet: import one first.');
    return EXIT.unusable;
  }
  const { documents, media } = result.pack;
  console.log(`Exported ${documents.length} documents and ${media.length} media to ${folder}.`);
  return EXIT.ok;
}

function importedWords({ status, counts }: ImportResult): string {
  if (status === 'refused') return 'Nothing was imported.';
  if (status === 'unchanged') return 'The database holds this pack already; nothing was changed.';
  const { added, changed, removed, media } = counts;
  return `Imported: ${added} added, ${changed} changed, ${removed} removed, ${media} media new or changed.`;
}

function printFaults(faults: readonly Fault[]): void {
  for (const fault of faults) console.log(formatFault(fault));
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  console.log(`${count(errors, 'error')}, ${count(faults.length - errors, 'warning')}`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

async function withContent<T>(
  work: (database: Database, mediaStore: MediaStore) => Promise<T>,
): Promise<T> {
  const config = loadConfig(readEnvironment());
  const database = await openDatabase(config);
  try {
    await migrate(database);
    return await work(database, await openMediaStore(config.dataFolder));
  } finally {
    await database.close();
  }
}

/** On standard error, and only where somebody watches: standard output is the report. */
async function withProgress<T>(work: (onProgress: Progress) => Promise<T>): Promise<T> {
  if (!process.stderr.isTTY) return work(() => {});
  const view = showProgress(process.stderr);
  try {
    return await work(view.report);
  } finally {
    view.end();
  }
}

function explain(error: unknown): Exit {
  if (error instanceof ConfigError) {
    console.error(error.message);
    return EXIT.usage;
  }
  if (
    error instanceof Error &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS')
  ) {
    return refuse(error.message);
  }
  const isExpected =
    error instanceof DatabaseProblem ||
    error instanceof FolderNotEmptyError ||
    isFileProblem(error);
  console.error(isExpected ? error.message : error);
  return EXIT.unusable;
}

/** An error of the operating system about a path, such as a full disk or a missing permission. */
function isFileProblem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

process.exitCode = await main(process.argv.slice(2)).catch(explain);
