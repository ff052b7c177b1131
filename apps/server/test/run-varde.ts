import { env as environment } from 'node:process';
import { runCli } from '#cli/run-cli.ts';

type Terminal = Parameters<typeof runCli>[1];

interface Printed {
  code: number;
  out: string;
  err: string;
}

/** Runs the `varde` command in this process. @param args after `varde` */
export async function runVarde(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
  terminal: Partial<Terminal> = {},
): Promise<Printed> {
  const printed: Printed = { code: 0, out: '', err: '' };
  printed.code = await runCli(args, {
    out: (text) => (printed.out += text),
    err: (text) => (printed.err += text),
    env: { PATH: environment['PATH'], ...env },
    ...terminal,
  });
  return printed;
}
