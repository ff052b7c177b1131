import { msg, type Translate } from '@varde/domain/message';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { SHEET_FORMAT_NAMES, type SheetFormatName } from '#content/code-sheets/layout-sign.ts';
import { Option, type Command } from 'commander';
import { configOf, EXIT, withContent, withProgress, type CliContext } from './context.ts';
import { codes, language, text } from './option-values.ts';
import { usageError } from './translate-commander.ts';

interface Options {
  readonly owner?: string;
  readonly ids?: readonly string[];
  readonly language?: string;
  readonly pdf?: string;
  readonly format?: SheetFormatName;
}

export function addCodes(program: Command, context: CliContext): void {
  const { t } = context;
  program
    .command('codes')
    .summary(t(msg`list printed codes with where they lead, or print them`))
    .description(t(msg`List every printed code with where it leads, and write sheets to print.`))
    .option('--owner <slug>', t(msg`only the codes of this museum`))
    .option('--ids <codes>', t(msg`only these codes, such as 1001,1002`), codes)
    .option(
      '--language <tag>',
      t(msg`language of titles and sheets (default: that of the pack)`),
      language,
    )
    .option('--pdf <file>', t(msg`write sheets to print`), text(/./, msg`Give the name of a file.`))
    .addOption(
      new Option('--format <name>', t(msg`of the sheets (default: a4)`)).choices(
        SHEET_FORMAT_NAMES,
      ),
    )
    .action((options: Options, command: Command) => listCodes(options, command, context));
}

async function listCodes(
  { pdf, format, ...selection }: Options,
  command: Command,
  context: CliContext,
): Promise<void> {
  const { t } = context;
  checkSheetOptions(pdf, format, command, t);
  const { codesOrigin, reportCodes } = await import('#content/code-sheets/report-codes.ts');
  const origin = codesOrigin(await configOf(context));
  if (pdf !== undefined && origin === undefined)
    usageError(
      command,
      t,
      msg`VARDE_PUBLIC_URL is not set: a printed code needs the URL that visitors use, such as https://varde.example.`,
    );
  const sheets = pdf !== undefined &&
    origin !== undefined && { file: resolve(pdf), format: format ?? 'a4', origin };
  const report = await withContent(context, (database, store) =>
    withProgress(context, (onProgress) =>
      reportCodes(database, store, {
        ...selection,
        ...(sheets && { sheets: { ...sheets, onProgress } }),
        t,
      }),
    ),
  );
  if (report.status === 'refused') usageError(command, t, msg`${report.reason}`);
  context.out(report.lines.map((line) => `${line}\n`).join(''));
  context.exitCode = report.allLead ? EXIT.ok : EXIT.issues;
}

/** Before the sheets are drawn, which takes a while. */
function checkSheetOptions(
  pdf: string | undefined,
  format: SheetFormatName | undefined,
  command: Command,
  t: Translate,
): void {
  if (pdf === undefined && format !== undefined)
    usageError(command, t, msg`--format needs --pdf <file>.`);
  if (pdf === undefined) return;
  const file = resolve(pdf);
  const isFolder = (path: string): boolean =>
    statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder(dirname(file)))
    usageError(
      command,
      t,
      msg`There is no folder ${dirname(file)}: create it, or name another file.`,
    );
  if (isFolder(file))
    usageError(command, t, msg`${file} is a folder: name a file in it, such as ${pdf}/signs.pdf.`);
}
