/**
 * Tells when files of a folder have changed. The system's notices come at once, but not from every disk (shared folders, containers), and
 * some are about nothing; so a look at times and sizes decides, after each notice and every two seconds.
 */
import { watch, type FSWatcher } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface PackWatch {
  /** From then on changes are seen. */
  readonly ready: Promise<void>;
  close(): void;
}

/** Programs save in several steps: the last one counts. */
const QUIET_MS = 60;
const LOOK_EVERY_MS = 2_000;

/** @param onChange called again only when the work of the call before is done */
export function watchPack(folder: string, onChange: () => Promise<void>): PackWatch {
  let last: string | undefined;
  let quiet: NodeJS.Timeout | undefined;
  let isLooking = false;
  let mustLookAgain = false;
  let isClosed = false;
  const look = async (): Promise<void> => {
    if (isClosed) return;
    if (isLooking) {
      mustLookAgain = true;
      return;
    }
    isLooking = true;
    const now = await signatureOf(folder);
    const hasChanged = last !== undefined && last !== now;
    last = now;
    if (hasChanged) await onChange();
    isLooking = false;
    if (!mustLookAgain) return;
    mustLookAgain = false;
    await look();
  };
  const lookSoon = (): void => {
    clearTimeout(quiet);
    quiet = setTimeout(() => void look(), QUIET_MS);
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  const watcher = listen(folder, lookSoon);
  return {
    ready: look(),
    close() {
      isClosed = true;
      clearTimeout(quiet);
      clearInterval(timer);
      watcher?.close();
    },
  };
}

/** Where the system cannot tell, looking every two seconds has to do. */
function listen(folder: string, onEvent: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { recursive: true }, onEvent);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}

/** Every file's name, size and time; hidden files are programs' own. */
async function signatureOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
  const shown = names.filter((name) => !/(?:^|[/\\])\.|~$/.test(name)).sort();
  const lines = await Promise.all(
    shown.map(async (name) => {
      // Gone since it was listed: the next look sees that.
      const found = await stat(join(folder, name)).catch(() => undefined);
      return found?.isFile() ? `${name} ${found.size} ${found.mtimeMs} ${found.ino}` : '';
    }),
  );
  return lines.join('\n');
}
