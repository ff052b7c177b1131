import { unwatchFile, watchFile } from 'node:fs';
import { open } from 'node:fs/promises';
import { logFile } from './cluster.ts';

export type DatabaseLogLevel = 'info' | 'warn' | 'error' | 'fatal';

const LEVELS: Readonly<Record<string, DatabaseLogLevel>> = {
  LOG: 'info',
  WARNING: 'warn',
  ERROR: 'error',
  FATAL: 'fatal',
  PANIC: 'fatal',
};

/** Polls, because the system may have no file watches left. */
const POLL_MS = 500;

/**
 * Reports new log lines of PostgreSQL, whichever process started it.
 * @returns stops following
 */
export function followLog(
  cluster: string,
  report: (level: DatabaseLogLevel, message: string) => void,
): () => void {
  const file = logFile(cluster);
  let position: Promise<number> = sizeOf(file);
  const readNext = async (from: number): Promise<number> => {
    const size = await sizeOf(file);
    // The file is new: the server was restarted.
    const { text, end } = await readFrom(file, size < from ? 0 : from);
    for (const line of text.split('\n')) {
      const [, word = '', message = ''] = /^([A-Z]+):\s+(.*)$/.exec(line) ?? [];
      const level = LEVELS[word];
      if (level) report(level, message);
    }
    return end;
  };
  const onChange = (): void => void (position = position.then(readNext));
  watchFile(file, { interval: POLL_MS, persistent: false }, onChange);
  return () => unwatchFile(file, onChange);
}

async function sizeOf(file: string): Promise<number> {
  return (await readFrom(file, Number.POSITIVE_INFINITY)).end;
}

/** Reads up to the last complete line. */
async function readFrom(file: string, from: number): Promise<{ text: string; end: number }> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return { text: '', end: 0 };
  try {
    const { size } = await handle.stat();
    if (from >= size) return { text: '', end: size };
    const bytes = Buffer.alloc(size - from);
    await handle.read(bytes, 0, bytes.length, from);
    const end = bytes.lastIndexOf('\n') + 1;
    return { text: bytes.toString('utf8', 0, end), end: from + end };
  } finally {
    await handle.close();
  }
}
