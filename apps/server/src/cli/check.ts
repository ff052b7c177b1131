import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Fault } from '@varde/content-pack/fault';
import { count, EXIT, withProgress, type CliContext } from './context.ts';

export function addCheck(program: Command, context: CliContext): void {
  program
    .command('check')
    .description('report every error of a content pack, with file, line and what to do')
    .argument('<pack>', 'folder of the pack')
    .action(async (pack: string) => {
      const { checkPack, isValidPack } = await import('@varde/content-pack/check-pack');
      const { faults } = await withProgress((onProgress) =>
        checkPack(resolve(pack), { onProgress }),
      );
      await printFaults(faults, context);
      context.exitCode = isValidPack(faults) ? EXIT.ok : EXIT.issues;
    });
}

export async function printFaults(faults: readonly Fault[], { out }: CliContext): Promise<void> {
  const { formatFault } = await import('@varde/content-pack/fault');
  for (const fault of faults) out(`${formatFault(fault)}\n`);
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  out(`${count(errors, 'error')}, ${count(faults.length - errors, 'warning')}\n`);
}
