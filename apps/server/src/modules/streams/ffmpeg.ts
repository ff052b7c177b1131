import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { FilmFacts } from './ladder.ts';

const run = promisify(execFile);
/** Hours of film on a small machine. */
const MAX_MS = 12 * 60 * 60 * 1000;
const MAX_WORDS = 1_000;

export interface Ffmpeg {
  /** Throws with ffmpeg's own last words. */
  run(words: readonly string[], folder: string, signal: AbortSignal): Promise<void>;
  /** `undefined` when there is no picture in it. */
  look(film: string, signal: AbortSignal): Promise<FilmFacts | undefined>;
}

/** Where it is: the one that is named, else the first on PATH. */
export function findFfmpeg(named: string | undefined, path: string): string | undefined {
  if (named !== undefined) return isFile(named) ? named : undefined;
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'ffmpeg'))
    .find(isFile);
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Its processes end with this one, and leave the processor to the visitors first. */
export function createFfmpeg(program: string): Ffmpeg {
  const start = (words: readonly string[], folder: string | undefined, signal: AbortSignal) =>
    run('nice', ['-n', '10', program, ...words], {
      signal,
      timeout: MAX_MS,
      killSignal: 'SIGKILL',
      maxBuffer: 16_000_000,
      ...(folder === undefined ? {} : { cwd: folder }),
    });
  return {
    async run(words, folder, signal) {
      await start(words, folder, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        throw new Error(`ffmpeg: ${wordsOf(error)}`, { cause: error });
      });
    },
    async look(film, signal) {
      // Without anything to make it tells what it sees, and ends with a complaint.
      const said = await start(['-nostdin', '-hide_banner', '-i', film], undefined, signal).then(
        ({ stderr }) => stderr,
        (error: unknown) => (signal.throwIfAborted(), wordsOf(error, Number.POSITIVE_INFINITY)),
      );
      return readFacts(said);
    },
  };
}

function wordsOf(error: unknown, length = MAX_WORDS): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return said.trim().slice(-length);
}

/** Turned by the camera, as a phone held upright does it, the sides change places. */
export function readFacts(said: string): FilmFacts | undefined {
  const line =
    /Stream #\d+:\d+.*: Video: (?!.*\(attached pic\)).*?[ ,](\d{2,5})x(\d{2,5})[ ,]/.exec(said);
  if (!line) return undefined;
  const [width, height] = [Number(line[1]), Number(line[2])];
  const isTurned = /rotation of -?(?:90|270)\.00/.test(said);
  const hasSound = /Stream #\d+:\d+.*: Audio:/.test(said);
  return isTurned ? { width: height, height: width, hasSound } : { width, height, hasSound };
}
