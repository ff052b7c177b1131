import { counted, msg } from '@varde/domain/message';
import type { Command } from 'commander';
import { megabytes } from '#terminal-text.ts';
import { withContent, type CliContext } from './context.ts';

export function addPrune(program: Command, context: CliContext): void {
  const { t } = context;
  program
    .command('prune')
    .description(t(msg`remove media that no content uses any more`))
    .option('--dry-run', t(msg`only report what would be removed`))
    .action(async ({ dryRun = false }: { dryRun?: boolean }) => {
      const { pruneMedia } = await import('#media/storage/prune-media.ts');
      const { files, bytes } = await withContent(context, (database, mediaStore) =>
        pruneMedia(database, mediaStore, dryRun),
      );
      const removed = counted(files, msg`${files} file`, msg`${files} files`);
      context.say(
        dryRun
          ? msg`Would remove ${removed}, ${megabytes(bytes)}, that no content uses.`
          : msg`Removed ${removed}, ${megabytes(bytes)}, that no content uses.`,
      );
    });
}
