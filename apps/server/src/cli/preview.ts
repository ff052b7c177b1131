import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { environmentOf, type CliContext } from './context.ts';
import { number } from './option-values.ts';

export function addPreview(program: Command, context: CliContext): void {
  program
    .command('preview')
    .summary('show a content pack in the browser while you write it')
    .description(
      'Show a content pack in the browser while you write it: what you save appears at once, with the errors of the pack beside it.',
    )
    .argument('<pack>', 'folder of the pack')
    .option('--port <number>', 'of the preview', number(/^\d{1,5}$/, 'Give a number.'), 4321)
    .action(async (pack: string, { port }: { port: number }, command: Command) => {
      const folder = resolve(pack);
      if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
        command.error(`error: There is no folder ${folder}.`);
      const { runPreviewServer } = await import('./preview/run-preview.ts');
      await runPreviewServer(folder, { port, env: await environmentOf(context) });
    });
}
