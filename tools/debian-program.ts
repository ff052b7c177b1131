/** Finds a program on PATH, or installs Debian's where that may be done. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Who asked goes on without it rather than wait for a slow network. */
const INSTALL_MS = 180_000;

/** Its path; `undefined` where there is none and none may be installed. The package has the program's name. */
export function ensureDebianProgram(name: string): string | undefined {
  const found = onPath(name);
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (found || !mayInstall) return found;
  console.log(`Installing ${name} from Debian’s packages …`);
  const options = { stdio: 'ignore', timeout: INSTALL_MS } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  return onPath(name);
}

function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
