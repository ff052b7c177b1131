import type { Command } from 'commander';
import { count, withContent, type CliContext } from './context.ts';

export function addPrune(program: Command, context: CliContext): void {
  program
    .command('prune')
    .description('remove media that no content uses any more')
    .option('--dry-run', 'only report what would be removed')
    .action(async ({ dryRun = false }: { dryRun?: boolean }) => {
      const { pruneMedia } = await import('#media/storage/prune-media.ts');
      const { files, bytes } = await withContent(context, (database, mediaStore) =>
        pruneMedia(database, mediaStore, dryRun),
      );
      const removed = `${count(files, 'file')}, ${(bytes / 1e6).toFixed(1)} MB`;
      context.out(`${dryRun ? 'Would remove' : 'Removed'} ${removed}, that no content uses.\n`);
    });
}
