/**
 * Detects changed files in a folder. File system events are fast, but missing on some disks (shared
 * folders, containers) and sometimes spurious, so a scan of sizes and times decides, after each
 * event and every two seconds.
 */
import { watch, type FSWatcher } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface PackWatch {
  /** Resolves when the first scan is done; later changes are detected. */
  readonly ready: Promise<void>;
  close(): void;
}

/** Debounce: editors save in several steps. */
const DEBOUNCE_MS = 60;
const SCAN_INTERVAL_MS = 2_000;

/** @param onChange never called concurrently */
export function watchPack(folder: string, onChange: () => Promise<void>): PackWatch {
  let last: string | undefined;
  let debounce: NodeJS.Timeout | undefined;
  let isScanning = false;
  let mustRescan = false;
  let isClosed = false;
  const scan = async (): Promise<void> => {
    if (isClosed) return;
    if (isScanning) {
      mustRescan = true;
      return;
    }
    isScanning = true;
    const now = await signatureOf(folder);
    const hasChanged = last !== undefined && last !== now;
    last = now;
    if (hasChanged) await onChange();
    isScanning = false;
    if (!mustRescan) return;
    mustRescan = false;
    await scan();
  };
  const scanSoon = (): void => {
    clearTimeout(debounce);
    debounce = setTimeout(() => void scan(), DEBOUNCE_MS);
  };
  const timer = setInterval(() => void scan(), SCAN_INTERVAL_MS);
  const watcher = listen(folder, scanSoon);
  return {
    ready: scan(),
    close() {
      isClosed = true;
      clearTimeout(debounce);
      clearInterval(timer);
      watcher?.close();
    },
  };
}

/** Without support by the system, the periodic scan is sufficient. */
function listen(folder: string, onEvent: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { recursive: true }, onEvent);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}

/** Name, size and time of every file; hidden files are ignored. */
async function signatureOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
  const shown = names.filter((name) => !/(?:^|[/\\])\.|~$/.test(name)).sort();
  const lines = await Promise.all(
    shown.map(async (name) => {
      // Removed since it was listed; the next scan detects that.
      const found = await stat(join(folder, name)).catch(() => undefined);
      return found?.isFile() ? `${name} ${found.size} ${found.mtimeMs} ${found.ino}` : '';
    }),
  );
  return lines.join('\n');
}
