import type { Command } from 'commander';
import { count, withContent, type CliContext } from './context.ts';

export function addMedia(program: Command, context: CliContext): void {
  program
    .command('media')
    .description('report how much media is stored, derived and unused')
    .option('--unused', 'list the files that no content uses')
    .action(async ({ unused }: { unused?: true }) => {
      const { formatReport, reportMedia } = await import('#media/storage/media-report.ts');
      const report = await withContent(context, reportMedia);
      const lines = unused ? report.unusedFiles : [formatReport(report)];
      context.out(lines.map((line) => `${line}\n`).join(''));
    });
}

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
