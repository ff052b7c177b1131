import { msg } from '@varde/domain/message';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { EXIT, withContent, type CliContext } from './context.ts';
import { number } from './option-values.ts';
import { usageError } from './translate-commander.ts';

export function addSimulate(program: Command, context: CliContext): void {
  const { t } = context;
  program
    .command('simulate')
    .summary(t(msg`play a rebus with a virtual walker`))
    .description(
      t(
        msg`Play a rebus with a virtual walker, and report whether it can be solved, how far and how long it is, and what is ambiguous.`,
      ),
    )
    .argument(
      '<id>',
      t(msg`id of the rebus`),
      number(/^[1-9]\d{0,7}$/, msg`Give the id of one rebus.`),
    )
    .option(
      '--pack <folder>',
      t(msg`the rebus of this content pack instead of that of the database`),
    )
    .action(async (id: number, { pack: folder }: { pack?: string }, command: Command) => {
      const { simulationReport } = await import('./simulate/simulate-rebus.ts');
      const pack = folder === undefined ? await storedPack(context) : await packIn(folder);
      const result = simulationReport(pack, id);
      if (result === undefined) usageError(command, t, msg`There is no rebus ${id}.`);
      context.say(...result.lines);
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
