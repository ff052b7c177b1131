import { msg } from '@varde/domain/message';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { EXIT, withContent, withProgress, type CliContext } from './context.ts';

export function addExport(program: Command, context: CliContext): void {
  const { t } = context;
  program
    .command('export')
    .description(t(msg`write the content of the database as a content pack`))
    .argument('<folder>', t(msg`a new or empty folder`))
    .action(async (name: string) => {
      const folder = resolve(name);
      const { exportPack } = await import('#packs/packs.service.ts');
      const result = await withContent(context, (database, mediaStore) =>
        withProgress(context, (onProgress) => exportPack(database, mediaStore, folder, onProgress)),
      );
      if (result.status === 'empty') {
        context.warn(msg`The database holds no pack yet: import one first.`);
        context.exitCode = EXIT.unusable;
        return;
      }
      const { documents, media } = result.pack;
      context.say(
        msg`Exported ${documents.length} documents and ${media.length} media to ${folder}.`,
      );
    });
}
