/** Varnish by the files of ops/, on loopback. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UNAVAILABLE_PAGE, withAddresses } from './addresses.ts';
import type { Programs, Running } from './programs.ts';

interface VarnishOptions {
  /** For its configuration and its state. */
  readonly folder: string;
  readonly port: number;
  /** Of the three servers. */
  readonly servers: readonly number[];
}

/** Names a Varnish that runs, for its tools. */
export const varnishName = (folder: string): string => path.join(folder, 'varnish-state');

export async function startVarnish(
  programs: Programs,
  { folder, port, servers }: VarnishOptions,
): Promise<Running> {
  const configuration = path.join(folder, 'varnish');
  mkdirSync(configuration, { recursive: true });
  const main = path.join(configuration, 'varde.vcl');
  writeFileSync(
    main,
    withAddresses('varnish/varde.vcl', [['/etc/varnish/unavailable.html', UNAVAILABLE_PAGE]]),
  );
  const backends = servers.map(
    (server, index) =>
      [
        `.host = "10.0.0.1${index + 1}";\n\t.port = "4000";`,
        `.host = "127.0.0.1";\n\t.port = "${server}";`,
      ] as const,
  );
  const purgers = servers.map((_, index) => [`"10.0.0.1${index + 1}"`, '"127.0.0.1"'] as const);
  const text = withAddresses('varnish/servers.vcl', [...backends, ...purgers]);
  writeFileSync(path.join(configuration, 'servers.vcl'), text);
  const started = programs.start({
    name: 'varnish',
    command: '/usr/sbin/varnishd',
    args: [
      ['-F', '-n', varnishName(folder), '-a', `127.0.0.1:${port}`],
      ['-f', main, '-s', 'malloc,256m', '-T', 'none'],
      ['-p', 'http_gzip_support=off', '-p', `vcl_path=${configuration}`],
    ].flat(),
  });
  const url = `http://127.0.0.1:${port}/healthz`;
  await programs.until('an answer', started, async () => (await fetch(url)).status > 0);
  return started;
}
