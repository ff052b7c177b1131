import { msg } from '@varde/domain/message';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { environmentOf, type CliContext } from './context.ts';
import { number } from './option-values.ts';
import { usageError } from './translate-commander.ts';

export function addPreview(program: Command, context: CliContext): void {
  const { t } = context;
  program
    .command('preview')
    .summary(t(msg`show a content pack in the browser while you write it`))
    .description(
      t(
        msg`Show a content pack in the browser while you write it: what you save appears at once, with the errors of the pack beside it.`,
      ),
    )
    .argument('<pack>', t(msg`folder of the pack`))
    .option(
      '--port <number>',
      t(msg`of the preview`),
      number(/^\d{1,5}$/, msg`Give a number.`),
      4321,
    )
    .action(async (pack: string, { port }: { port: number }, command: Command) => {
      const folder = resolve(pack);
      if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
        usageError(command, t, msg`There is no folder ${folder}.`);
      const { runPreviewServer } = await import('./preview/run-preview.ts');
      await runPreviewServer(folder, {
        port,
        env: environmentOf(context),
        catalog: context.catalog,
      });
    });
}
