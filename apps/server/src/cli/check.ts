import { counted, msg } from '@varde/domain/message';
import { Option, type Command } from 'commander';
import type { PackIssue } from '@varde/content-pack/pack-issue';
import { existingFolder, EXIT, withProgress, type CliContext } from './context.ts';

interface Options {
  readonly json?: true;
  readonly sarif?: true;
}

export function addCheck(program: Command, context: CliContext): void {
  const { t } = context;
  program
    .command('check')
    .description(t(msg`report every error of a content pack, with file, line and what to do`))
    .argument('<pack>', t(msg`folder of the pack`))
    .option('--json', t(msg`as a JSON array`))
    .addOption(new Option('--sarif', t(msg`as SARIF 2.1.0, for editors and CI`)).conflicts('json'))
    .action(async (pack: string, { json, sarif }: Options) => {
      const folder = existingFolder(pack, context);
      if (folder === undefined) return;
      // What programs read is in English.
      const catalog = json || sarif ? undefined : context.catalog;
      const { checkPack, isValidPack } = await import('@varde/content-pack/check-pack');
      const { issues } = await withProgress(context, (onProgress) =>
        checkPack(folder, { onProgress, catalog }),
      );
      if (json) printJson(issues, context);
      else if (sarif) printJson(await sarifOf(issues), context);
      else await printIssues(issues, context);
      context.exitCode = isValidPack(issues) ? EXIT.ok : EXIT.issues;
    });
}

function printJson(value: object, { out }: CliContext): void {
  out(`${JSON.stringify(value, undefined, 2)}\n`);
}

/** A log of the Static Analysis Results Interchange Format (OASIS SARIF 2.1.0). */
async function sarifOf(issues: readonly PackIssue[]): Promise<object> {
  const { describeIssue } = await import('@varde/content-pack/pack-issue');
  const results = issues.map((issue) => ({
    level: issue.severity,
    message: { text: describeIssue(issue) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(issue.file || '.') },
          ...(issue.line === undefined ? {} : { region: { startLine: issue.line } }),
        },
      },
    ],
  }));
  const driver = { name: 'varde check', rules: [] };
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results }],
  };
}

/** @param most warnings shown of those with the same remedy. Default: all */
export async function printIssues(
  issues: readonly PackIssue[],
  { out, say, catalog }: CliContext,
  most = Infinity,
): Promise<void> {
  const { formatIssue } = await import('@varde/content-pack/pack-issue');
  const counts = new Map<string, number>();
  const shown = issues.filter(({ severity, help }) => {
    const count = (counts.get(help) ?? 0) + 1;
    counts.set(help, count);
    return severity === 'error' || count <= most;
  });
  for (const issue of shown) out(`${formatIssue(issue, catalog)}\n`);
  const others = issues.length - shown.length;
  if (others > 0)
    say(msg`Warnings like these that are not shown: ${others}. varde check lists all of them.`);
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const warnings = issues.length - errors;
  say(
    msg`${counted(errors, msg`${errors} error`, msg`${errors} errors`)}, ${counted(warnings, msg`${warnings} warning`, msg`${warnings} warnings`)}`,
  );
}
