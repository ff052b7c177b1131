/** Commands that report on the content: `codes`, `simulate`, `stats`, `media`, and `prune`. */
import { resolve } from 'node:path';
import { SHEET_FORMAT_NAMES, type SheetFormatName } from '#content/code-sheets/layout-sign.ts';
import { museumDate } from '@varde/domain/museum-date';
import { Option, type Command } from 'commander';
import type { Period } from '#site/analytics/analytics.repository.ts';
import { configOf, EXIT, withContent, type CliContext, count } from './context.ts';
import { codes, language, text, number, date, isoDate } from './option-values.ts';

interface CodesOptions {
  readonly owner?: string;
  readonly ids?: readonly string[];
  readonly language?: string;
  readonly pdf?: string;
  readonly format?: SheetFormatName;
}

export function addCodes(program: Command, context: CliContext): void {
  program
    .command('codes')
    .summary('list printed codes with where they lead, or print them')
    .description('List every printed code with where it leads, and write sheets to print.')
    .option('--owner <slug>', 'only the codes of this museum')
    .option('--ids <codes>', 'only these codes, such as 1001,1002', codes)
    .option(
      '--language <tag>',
      'language of titles and sheets (default: that of the pack)',
      language,
    )
    .option('--pdf <file>', 'write sheets to print', text(/./, 'Give the name of a file.'))
    .addOption(
      new Option('--format <name>', 'of the sheets (default: a4)').choices(SHEET_FORMAT_NAMES),
    )
    .action((options: CodesOptions, command: Command) => listCodes(options, command, context));
}

async function listCodes(
  { pdf, format = 'a4', ...selection }: CodesOptions,
  command: Command,
  context: CliContext,
): Promise<void> {
  if (pdf === undefined && command.getOptionValue('format') !== undefined)
    command.error('error: --format needs --pdf <file>.');
  const { codesOrigin, reportCodes } = await import('#content/code-sheets/report-codes.ts');
  const origin = codesOrigin(await configOf(context));
  if (pdf !== undefined && origin === undefined)
    command.error(
      'error: VARDE_PUBLIC_URL is not set: a printed code needs the address that visitors use, such as https://varde.example.',
    );
  const sheets = pdf !== undefined &&
    origin !== undefined && { file: resolve(pdf), format, origin };
  const report = await withContent(context, (database, store) =>
    reportCodes(database, store, { ...selection, ...(sheets && { sheets }) }),
  );
  if (report.status === 'refused') command.error(`error: ${report.reason}`);
  context.out(report.lines.map((line) => `${line}\n`).join(''));
  context.exitCode = report.allLead ? EXIT.ok : EXIT.issues;
}

export function addSimulate(program: Command, context: CliContext): void {
  program
    .command('simulate')
    .summary('play a rebus with a virtual walker')
    .description(
      'Play a rebus with a virtual walker, and report whether it can be solved, how far and how long it is, and what is ambiguous.',
    )
    .argument('<id>', 'id of the rebus', number(/^[1-9]\d{0,7}$/, 'Give the id of one rebus.'))
    .option('--pack <folder>', 'the rebus of this content pack instead of that of the database')
    .action(async (id: number, { pack: folder }: { pack?: string }, command: Command) => {
      const { simulationReport } = await import('./simulate/simulate-rebus.ts');
      const pack = folder === undefined ? await storedPack(context) : await packIn(folder);
      const result = simulationReport(pack, id);
      if (result === undefined) command.error(`error: There is no rebus ${id}.`);
      context.out(`${result.text}\n`);
      context.exitCode = result.isSolvable ? EXIT.ok : EXIT.issues;
    });
}

async function storedPack(context: CliContext) {
  const { readPack } = await import('#packs/packs.repository.ts');
  return (await withContent(context, readPack))?.pack;
}

async function packIn(folder: string) {
  const { checkPack } = await import('@varde/content-pack/check-pack');
  return (await checkPack(resolve(folder), {})).pack;
}

interface StatsOptions extends Partial<Period> {
  readonly csv?: true;
}

export function addStats(program: Command, context: CliContext): void {
  program
    .command('stats')
    .description('report how often museums, documents, codes and languages were visited')
    .option('--from <date>', 'first day (default: 29 days before the last one)', date)
    .option('--to <date>', 'last day (default: today)', date)
    .option('--csv', 'a line for each day of each subject')
    .action(async ({ csv, ...wanted }: StatsOptions, command: Command) => {
      const { readVisits } = await import('#site/analytics/analytics.repository.ts');
      const { visitsAsCsv, visitsAsTable } = await import('#site/analytics/visit-stats.ts');
      const period = statsPeriod(wanted, new Date());
      const { from, to } = period;
      if (from > to) command.error(`error: --from ${from} is after --to ${to}.`);
      const rows = await withContent(context, (database) => readVisits(database, period));
      context.out(csv ? visitsAsCsv(rows) : visitsAsTable(rows, period));
    });
}

const DEFAULT_DAYS = 30;
const DAY_MS = 86_400_000;

/** 30 days up to today, in the museums' time zone. */
export function statsPeriod({ from, to }: Partial<Period>, now: Date): Period {
  const last = to ?? museumDate(now);
  return { from: from ?? isoDate(Date.parse(last) - (DEFAULT_DAYS - 1) * DAY_MS), to: last };
}

export function addMedia(program: Command, context: CliContext): void {
  program
    .command('media')
    .description('report how much media is stored, derived and unused')
    .option('--unused', 'list the files that no content uses')
    .action(async ({ unused }: { unused?: true }) => {
      const { formatReport, reportMedia } = await import('#media/storage/media-report.ts');
      const report = await withContent(context, reportMedia);
      const lines = unused ? report.unusedFiles : [formatReport(report)];
      context.out(lines.map((line) => `${line}\n`).join(''));
    });
}

export function addPrune(program: Command, context: CliContext): void {
  program
    .command('prune')
    .description('remove media that no content uses any more')
    .option('--dry-run', 'only report what would be removed')
    .action(async ({ dryRun = false }: { dryRun?: boolean }) => {
      const { pruneMedia } = await import('#media/storage/prune-media.ts');
      const { files, bytes } = await withContent(context, (database, mediaStore) =>
        pruneMedia(database, mediaStore, dryRun),
      );
      const removed = `${count(files, 'file')}, ${(bytes / 1e6).toFixed(1)} MB`;
      context.out(`${dryRun ? 'Would remove' : 'Removed'} ${removed}, that no content uses.\n`);
    });
}
