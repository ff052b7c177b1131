import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { PackIssue } from '@varde/content-pack/pack-issue';
import { count, EXIT, withProgress, type CliContext } from './context.ts';

export function addCheck(program: Command, context: CliContext): void {
  program
    .command('check')
    .description('report every error of a content pack, with file, line and what to do')
    .argument('<pack>', 'folder of the pack')
    .action(async (pack: string) => {
      const { checkPack, isValidPack } = await import('@varde/content-pack/check-pack');
      const { issues } = await withProgress((onProgress) =>
        checkPack(resolve(pack), { onProgress }),
      );
      await printIssues(issues, context);
      context.exitCode = isValidPack(issues) ? EXIT.ok : EXIT.issues;
    });
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
