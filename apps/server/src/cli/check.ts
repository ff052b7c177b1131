import { Option, type Command } from 'commander';
import type { PackIssue } from '@varde/content-pack/pack-issue';
import { count, existingFolder, EXIT, withProgress, type CliContext } from './context.ts';

interface Options {
  readonly json?: true;
  readonly sarif?: true;
}

export function addCheck(program: Command, context: CliContext): void {
  program
    .command('check')
    .description('report every error of a content pack, with file, line and what to do')
    .argument('<pack>', 'folder of the pack')
    .option('--json', 'as a JSON array')
    .addOption(new Option('--sarif', 'as SARIF 2.1.0, for editors and CI').conflicts('json'))
    .action(async (pack: string, { json, sarif }: Options) => {
      const folder = existingFolder(pack, context);
      if (folder === undefined) return;
      const { checkPack, isValidPack } = await import('@varde/content-pack/check-pack');
      const { issues } = await withProgress((onProgress) => checkPack(folder, { onProgress }));
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

export async function printIssues(
  issues: readonly PackIssue[],
  { out }: CliContext,
): Promise<void> {
  const { formatIssue } = await import('@varde/content-pack/pack-issue');
  for (const issue of issues) out(`${formatIssue(issue)}\n`);
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  out(`${count(errors, 'error')}, ${count(issues.length - errors, 'warning')}\n`);
}
