import { createInterface } from 'node:readline/promises';
import { runCli } from './run-cli.ts';

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return /^(?:y|yes|j|ja)$/i.test(answer.trim());
}

// The reader has seen enough, as in `varde stats | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  ...(process.stdin.isTTY && process.stderr.isTTY ? { ask } : {}),
});
