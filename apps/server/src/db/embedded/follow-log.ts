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

/** The file is polled: the system may have no watch left to give. */
const LOOK_EVERY_MS = 500;

/**
 * Reports what PostgreSQL writes to its log, line by line, whichever process has started it.
 * @param fromStart also what it has written since its start, such as a recovery after a crash
 * @returns the function that ends it
 */
export function followLog(
  cluster: string,
  fromStart: boolean,
  report: (level: DatabaseLogLevel, message: string) => void,
): () => void {
  const file = logFile(cluster);
  const readOn = async (from: number): Promise<number> => {
    const size = await sizeOf(file);
    // Shorter than before: the server has been started again.
    const { text, end } = await readFrom(file, size < from ? 0 : from);
    for (const line of text.split('\n')) {
      const [, word = '', message = ''] = /^([A-Z]+):\s+(.*)$/.exec(line) ?? [];
      const level = LEVELS[word];
      if (level) report(level, message);
    }
    return end;
  };
  let position = fromStart ? readOn(0) : sizeOf(file);
  const onChange = (): void => void (position = position.then(readOn));
  watchFile(file, { interval: LOOK_EVERY_MS, persistent: false }, onChange);
  return () => unwatchFile(file, onChange);
}

async function sizeOf(file: string): Promise<number> {
  return (await readFrom(file, Number.POSITIVE_INFINITY)).end;
}

/** Up to the last complete line. */
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
