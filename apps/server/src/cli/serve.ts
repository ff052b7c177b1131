import type { Command } from 'commander';

export function addServe(program: Command): void {
  program
    .command('serve')
    .summary('serve the site and its API')
    .description(
      'Serve the built site and its API until SIGTERM or Ctrl+C. Unlike npm start it installs and builds nothing.',
    )
    .action(async () => {
      const { serveBuiltSite } = await import('#serve.ts');
      await serveBuiltSite();
    });
}
