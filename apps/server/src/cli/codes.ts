import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { SHEET_FORMAT_NAMES, type SheetFormatName } from '#content/code-sheets/layout-sign.ts';
import { Option, type Command } from 'commander';
import { configOf, EXIT, withContent, type CliContext } from './context.ts';
import { codes, language, text } from './option-values.ts';

interface Options {
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
    .action((options: Options, command: Command) => listCodes(options, command, context));
}

async function listCodes(
  { pdf, format, ...selection }: Options,
  command: Command,
  context: CliContext,
): Promise<void> {
  checkSheetOptions(pdf, format, command);
  const { codesOrigin, reportCodes } = await import('#content/code-sheets/report-codes.ts');
  const origin = codesOrigin(await configOf(context));
  if (pdf !== undefined && origin === undefined)
    command.error(
      'error: VARDE_PUBLIC_URL is not set: a printed code needs the URL that visitors use, such as https://varde.example.',
    );
  const sheets = pdf !== undefined &&
    origin !== undefined && { file: resolve(pdf), format: format ?? 'a4', origin };
  const report = await withContent(context, (database, store) =>
    reportCodes(database, store, { ...selection, ...(sheets && { sheets }) }),
  );
  if (report.status === 'refused') command.error(`error: ${report.reason}`);
  context.out(report.lines.map((line) => `${line}\n`).join(''));
  context.exitCode = report.allLead ? EXIT.ok : EXIT.issues;
}

/** Before the sheets are drawn, which takes a while. */
function checkSheetOptions(
  pdf: string | undefined,
  format: SheetFormatName | undefined,
  command: Command,
): void {
  if (pdf === undefined && format !== undefined)
    command.error('error: --format needs --pdf <file>.');
  if (pdf === undefined) return;
  const file = resolve(pdf);
  const isFolder = (path: string): boolean =>
    statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder(dirname(file)))
    command.error(`error: There is no folder ${dirname(file)}: create it, or name another file.`);
  if (isFolder(file))
    command.error(`error: ${file} is a folder: name a file in it, such as ${pdf}/signs.pdf.`);
}
