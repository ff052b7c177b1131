import { msg } from '@varde/domain/message';
import type { Command } from 'commander';
import { withContent, type CliContext } from './context.ts';

export function addMedia(program: Command, context: CliContext): void {
  const { t } = context;
  program
    .command('media')
    .description(t(msg`report how much media is stored, derived and unused`))
    .option('--unused', t(msg`list the files that no content uses`))
    .action(async ({ unused }: { unused?: true }) => {
      const { formatReport, reportMedia } = await import('#media/storage/media-report.ts');
      const report = await withContent(context, reportMedia);
      const lines = unused ? report.unusedFiles : [formatReport(report, t)];
      context.out(lines.map((line) => `${line}\n`).join(''));
    });
}
