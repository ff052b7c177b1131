/** The `varde` command: content packs in and out, made-up sets. Reads its settings as the server does. */
import { statSync } from 'node:fs';
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
import { PortProblem } from '#http/port.ts';
import { openStore } from '#modules/media/open-store.ts';
import type { MediaStore } from '#modules/media/media.store.ts';
import { StorageProblem } from '#modules/media/s3-files.ts';
import { formatReport, reportMedia } from '#modules/media/media-report.ts';
import { pruneMedia } from '#modules/media/prune-media.ts';
import { readPack } from '#modules/packs/packs.repository.ts';
import { exportPack, importPack } from '#modules/packs/packs.service.ts';
import type { ImportResult, Progress } from '#modules/packs/packs.service.ts';

const EXIT = { ok: 0, faults: 1, usage: 2, unusable: 3 } as const;
type Exit = (typeof EXIT)[keyof typeof EXIT];

const HELP = `varde: content packs for a museum and heritage guide

  varde check PACK      tell every fault of a content pack, with file, line and what to do
  varde import PACK     make the database hold exactly this pack: all of it, or nothing
  varde import --from SOURCE WHAT --into FOLDER
                        write a pack from a collection or a file, to be edited and then imported:
                        see varde import --from help
  varde export FOLDER   write the database's content as a pack into a new or empty folder
  varde media           tell how much media is stored, derived and unused
                        [--unused] lists the files that no content uses
  varde prune           remove media that no content uses any more [--dry-run]
  varde simulate REBUS  play a rebus of the database with a virtual walker, and tell whether it
                        can be solved, how far and how long it is, and what is ambiguous
                        [--pack FOLDER] plays it as this pack has it
  varde codes           list every printed code with where it leads
                        [--owner SLUG] [--ids 1001,1002] choose some  [--language no]
                        [--pdf FILE] writes sheets to print [--format a4|a5|labels]
  varde stats           how often museums, documents, codes and languages were visited
                        [--from 2026-06-01] [--to 2026-06-30] [--csv]
  varde preview PACK    show a pack in the browser while it is written: what is saved is seen
                        at once, with the pack's faults beside it [--port 4321]
  varde help            show this

PACK is a folder with a pack.yaml; docs/content-packs.md tells how to write one.
The database is the one of the server: VARDE_DATA (default var/), or DATABASE_URL for PostgreSQL.
With the embedded database, stop the server first.

Exit code: 0 done, 1 the pack has faults or a printed code leads nowhere, 2 wrong use, 3 a file, folder or database cannot be used.
`;

const WITH_FOLDER: Readonly<Record<string, (folder: string) => Promise<Exit>>> = {
  check: runCheck,
  import: runImport,
  export: runExport,
};

const WITH_OPTIONS: Readonly<Record<string, (words: readonly string[]) => Promise<Exit>>> = {
  simulate: runSimulate,
  codes: runCodes,
  media: runMedia,
  stats: runStats,
  preview: runPreview,
  prune: runPrune,
};

async function main(words: readonly string[]): Promise<Exit> {
  if (words[0] === 'import' && words.some((word) => /^--from\b/.test(word)))
    return runHarvestFrom(words.slice(1));
  const run = WITH_OPTIONS[words[0] ?? ''];
  if (run) return run(words.slice(1));
  const [name = 'help', folder, ...rest] = readWords(words);
  if (name === 'help') return showHelp();
  const command = WITH_FOLDER[name];
  if (!command) return refuse(`There is no command '${name}'.`);
  if (folder === undefined) return refuse(`varde ${name} needs a folder.`);
  if (rest.length > 0) return refuse(`varde ${name} takes one folder.`);
  // Relative to where the command was called, also through `npx`.
  return command(resolve(folder));
}

function showHelp(): Exit {
  process.stdout.write(HELP);
  return EXIT.ok;
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

async function runHarvestFrom(words: readonly string[]): Promise<Exit> {
  // Only here: the other commands need not wait for it to load.
  const { harvestByWords } = await import('#modules/harvest/run-harvest.ts');
  return EXIT[
    await withProgress((onProgress) =>
      harvestByWords(words, () => loadConfig(readEnvironment()), {
        say: (line) => console.log(line),
        complain: (line) => console.error(line),
        onProgress,
      }),
    )
  ];
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

async function runSimulate(words: readonly string[]): Promise<Exit> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, pack: { type: 'string' } },
  });
  if (values.help) return showHelp();
  const [id = '', ...rest] = positionals;
  if (!isNumber(id) || rest.length > 0) return refuse('varde simulate needs the id of one rebus.');
  // Only here: the other commands need not wait for it to load.
  const { simulatedWords } = await import('#modules/simulate/simulate.service.ts');
  const pack =
    values.pack === undefined
      ? (await withContent(readPack))?.pack
      : (await checkPack(resolve(values.pack), {})).pack;
  const result = simulatedWords(pack, Number(id));
  if (result === undefined) return refuse(`There is no rebus ${id}.`);
  console.log(result.words);
  return result.isSolvable ? EXIT.ok : EXIT.faults;
}

async function runCodes(words: readonly string[]): Promise<Exit> {
  // Only here: the other commands need not wait for it to load.
  const { readCodesWish } = await import('#modules/code-sheets/read-codes-wish.ts');
  const { codesOrigin, reportCodes } = await import('#modules/code-sheets/report-codes.ts');
  const read = readCodesWish(words, codesOrigin(loadConfig(readEnvironment())));
  if (read.status === 'help') return showHelp();
  if (read.status === 'wrong') return refuse(read.reason);
  const report = await withContent((database, store) => reportCodes(database, store, read.wish));
  if (report.status === 'refused') return refuse(report.reason);
  process.stdout.write(report.lines.map((line) => `${line}\n`).join(''));
  return report.allLead ? EXIT.ok : EXIT.faults;
}

async function runStats(words: readonly string[]): Promise<Exit> {
  // Only here: the other commands need not wait for it to load.
  const { readStatsWish } = await import('#modules/analytics/read-stats-wish.ts');
  const { readVisits } = await import('#modules/analytics/analytics.repository.ts');
  const { visitsAsCsv, visitsAsTable } = await import('#modules/analytics/visit-stats.ts');
  const read = readStatsWish(words);
  if (read.status === 'help') return showHelp();
  if (read.status === 'wrong') return refuse(read.reason);
  const rows = await withContent((database) => readVisits(database, read.period));
  process.stdout.write(read.asCsv ? visitsAsCsv(rows) : visitsAsTable(rows, read.period));
  return EXIT.ok;
}

async function runPreview(words: readonly string[]): Promise<Exit> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, port: { type: 'string', default: '4321' } },
  });
  if (values.help) return showHelp();
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) return refuse('varde preview takes one folder.');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return refuse(`There is no folder ${resolve(folder)}.`);
  if (!/^\d{1,5}$/.test(values.port)) return refuse(`--port is '${values.port}': give a number.`);
  // Only here: the other commands need not wait for it to load.
  const { runPreviewServer } = await import('#modules/preview/run-preview.ts');
  await runPreviewServer(resolve(folder), { port: Number(values.port), env: readEnvironment() });
  return EXIT.ok;
}

const isNumber = (text: string): boolean => /^[1-9]\d{0,7}$/.test(text);

async function runPrune(words: readonly string[]): Promise<Exit> {
  const { values } = parseArgs({
    args: [...words],
    options: { help: { type: 'boolean', short: 'h' }, 'dry-run': { type: 'boolean' } },
  });
  if (values.help) return showHelp();
  const isDryRun = values['dry-run'] ?? false;
  const { files, bytes } = await withContent((database, mediaStore) =>
    pruneMedia(database, mediaStore, isDryRun),
  );
  const megabytes = (bytes / 1e6).toFixed(1);
  console.log(
    `${isDryRun ? 'Would remove' : 'Removed'} ${count(files, 'file')}, ${megabytes} MB, that no content uses.`,
  );
  return EXIT.ok;
}

async function runMedia(words: readonly string[]): Promise<Exit> {
  const { values } = parseArgs({
    args: [...words],
    options: { help: { type: 'boolean', short: 'h' }, unused: { type: 'boolean' } },
  });
  if (values.help) return showHelp();
  const report = await withContent(reportMedia);
  const lines = values.unused ? report.unusedFiles : [formatReport(report)];
  process.stdout.write(lines.map((text) => `${text}\n`).join(''));
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
    return await work(database, await openStore(config));
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
    error instanceof PortProblem ||
    error instanceof StorageProblem ||
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
