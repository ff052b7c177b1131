/** Runs ffmpeg on untrusted videos, with limits on time, memory and environment. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inputArguments, type VideoInfo } from './ladder.ts';

const run = promisify(execFile);
const LOOK_MS = 60_000;
/** Encoding three levels of an 8K video at once takes about half of it. */
const MAX_MEMORY_KB = 4_194_304;
const MAX_ERROR_LENGTH = 1_000;

/** Aborted with this process, at low priority, without the server's secrets in its environment. */
const PATH = '/usr/local/bin:/usr/bin:/bin';
const ENVIRONMENT = { PATH, MALLOC_ARENA_MAX: '2' };
/** Continues without a limit where the shell does not support it. */
const LIMITED = `ulimit -v ${MAX_MEMORY_KB} 2>/dev/null; exec nice -n 10 "$0" "$@"`;

interface RunLimits {
  readonly signal: AbortSignal;
  /** ffmpeg is killed after this time. */
  readonly maxMs: number;
}

export interface Ffmpeg {
  /** Throws with the end of ffmpeg's error output. */
  run(args: readonly string[], folder: string, limits: RunLimits): Promise<void>;
  /** `undefined` when the file has no video track. */
  look(videoPath: string, signal: AbortSignal): Promise<VideoInfo | undefined>;
}

export function createFfmpeg(program: string): Ffmpeg {
  const start = (args: readonly string[], { signal, maxMs }: RunLimits, folder?: string) =>
    run('/bin/sh', ['-c', LIMITED, program, ...args], {
      signal,
      timeout: maxMs,
      killSignal: 'SIGKILL',
      maxBuffer: 16_000_000,
      env: ENVIRONMENT,
      ...(folder === undefined ? {} : { cwd: folder }),
    });
  return {
    async run(args, folder, limits) {
      await start(args, limits, folder).catch((error: unknown) => {
        limits.signal.throwIfAborted();
        throw new Error(`ffmpeg: ${errorMessageOf(error, limits.maxMs)}`, { cause: error });
      });
    },
    async look(videoPath, signal) {
      // Without an output ffmpeg prints the streams it found, and fails.
      const output = await start(inputArguments(videoPath), { signal, maxMs: LOOK_MS }).then(
        ({ stderr }) => stderr,
        (error: unknown) => (signal.throwIfAborted(), stderrOf(error)),
      );
      return readFacts(output);
    },
  };
}

const stderrOf = (error: unknown): string =>
  error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);

function errorMessageOf(error: unknown, maxMs: number): string {
  const isKilled = error instanceof Error && 'killed' in error && error.killed === true;
  if (isKilled) return `was stopped after ${Math.round(maxMs / 60_000)} minutes.`;
  return stderrOf(error).trim().slice(-MAX_ERROR_LENGTH);
}

/** Width and height are swapped for a video with a quarter-turn rotation, as phones record it. */
export function readFacts(output: string): VideoInfo | undefined {
  const line =
    /Stream #\d+:\d+.*: Video: (?!.*\(attached pic\)).*?[ ,](\d{2,5})x(\d{2,5})[ ,]/.exec(output);
  if (!line) return undefined;
  const [width, height] = [Number(line[1]), Number(line[2])];
  const isTurned = /rotation of -?(?:90|270)\.00/.test(output);
  const hasAudio = /Stream #\d+:\d+.*: Audio:/.test(output);
  return isTurned ? { width: height, height: width, hasAudio } : { width, height, hasAudio };
}
