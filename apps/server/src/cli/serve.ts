import { msg } from '@varde/domain/message';
import type { Command } from 'commander';
import type { CliContext } from './context.ts';

export function addServe(program: Command, { t }: CliContext): void {
  program
    .command('serve')
    .summary(t(msg`serve the site and its API`))
    .description(
      t(
        msg`Serve the built site and its API until SIGTERM or Ctrl+C. Unlike npm start it installs and builds nothing.`,
      ),
    )
    .action(async () => {
      const { serveBuiltSite } = await import('#serve.ts');
      await serveBuiltSite();
    });
}
