import { resolve } from 'node:path';
import type { Command } from 'commander';
import { EXIT, withContent, type CliContext } from './context.ts';

export function addExport(program: Command, context: CliContext): void {
  program
    .command('export')
    .description('write the content of the database as a content pack')
    .argument('<folder>', 'a new or empty folder')
    .action(async (name: string) => {
      const folder = resolve(name);
      const { exportPack } = await import('#packs/packs.service.ts');
      const result = await withContent(context, (database, mediaStore) =>
        exportPack(database, mediaStore, folder),
      );
      if (result.status === 'empty') {
        context.err('The database holds no pack yet: import one first.\n');
        context.exitCode = EXIT.unusable;
        return;
      }
      const { documents, media } = result.pack;
      context.out(
        `Exported ${documents.length} documents and ${media.length} media to ${folder}.\n`,
      );
    });
}
