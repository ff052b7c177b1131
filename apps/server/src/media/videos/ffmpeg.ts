/** Runs ffmpeg, which may be led to anything by a film made for it: bounded in time, memory and in what it is told of us. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inputArguments, type VideoInfo } from './ladder.ts';

const run = promisify(execFile);
const LOOK_MS = 60_000;
/** Three levels of an 8K film at once take about half of it. */
const MAX_MEMORY_KB = 4_194_304;
const MAX_ERROR_LENGTH = 1_000;

/** It ends with this process, leaves the processor to the visitors first, and sees none of the server's secrets. */
const PATH = '/usr/local/bin:/usr/bin:/bin';
const ENVIRONMENT = { PATH, MALLOC_ARENA_MAX: '2' };
/** Where the shell knows no such limit it goes on without. */
const LIMITED = `ulimit -v ${MAX_MEMORY_KB} 2>/dev/null; exec nice -n 10 "$0" "$@"`;

interface RunLimits {
  readonly signal: AbortSignal;
  /** It is killed after this time. */
  readonly maxMs: number;
}

export interface Ffmpeg {
  /** Throws with ffmpeg's own last words. */
  run(args: readonly string[], folder: string, limits: RunLimits): Promise<void>;
  /** `undefined` when there is no picture in it. */
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
      // Without anything to make it tells what it sees, and ends with a complaint.
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

/** Turned by the camera, as a phone held upright does it, the sides change places. */
export function readFacts(output: string): VideoInfo | undefined {
  const line =
    /Stream #\d+:\d+.*: Video: (?!.*\(attached pic\)).*?[ ,](\d{2,5})x(\d{2,5})[ ,]/.exec(output);
  if (!line) return undefined;
  const [width, height] = [Number(line[1]), Number(line[2])];
  const isTurned = /rotation of -?(?:90|270)\.00/.test(output);
  const hasAudio = /Stream #\d+:\d+.*: Audio:/.test(output);
  return isTurned ? { width: height, height: width, hasAudio } : { width, height, hasAudio };
}
