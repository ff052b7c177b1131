/** Runs ffmpeg on untrusted videos, with limits on time, memory and environment; its arguments. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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
      return readVideoInfo(output);
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
export function readVideoInfo(output: string): VideoInfo | undefined {
  const streams = output.split('\n').filter((line) => /^\s*Stream #\d/.test(line));
  const sizes = streams
    .filter((line) => line.includes(': Video: ') && !line.includes('(attached pic)'))
    .map((line) => /[ ,](\d{2,5})x(\d{2,5})[ ,]/.exec(line));
  const size = sizes.find((match) => match !== null);
  if (!size) return undefined;
  const [width, height] = [Number(size[1]), Number(size[2])];
  const isTurned = /rotation of -?(?:90|270)\.00/.test(output);
  const hasAudio = streams.some((line) => line.includes(': Audio:'));
  return isTurned ? { width: height, height: width, hasAudio } : { width, height, hasAudio };
}

interface Level {
  /** Folder of the level. */
  readonly name: string;
  /** Pixels of the shorter side. */
  readonly size: number;
  /** Kilobits per second, at most. */
  readonly video: number;
  readonly audio: number;
}

/** The encoding ladder: H.264 and AAC in fragmented MP4 (RFC 8216, version 7). */
const LEVELS: readonly Level[] = [
  { name: '360p', size: 360, video: 800, audio: 96 },
  { name: '720p', size: 720, video: 2_800, audio: 128 },
  { name: '1080p', size: 1080, video: 5_000, audio: 128 },
];

interface VideoInfo {
  readonly width: number;
  readonly height: number;
  readonly hasAudio: boolean;
}

/** Each thread holds its own frames: memory must not grow with the number of processors. */
const MAX_THREADS = 8;
const SEGMENT_S = 6;
/** Maximum key frame distance, so that all levels can be segmented at the same positions. */
const KEY_FRAME_S = 2;

/** The levels up to the size of the video; always includes the smallest. */
export function levelsFor({ width, height }: VideoInfo): Level[] {
  const size = Math.min(width, height);
  return LEVELS.filter((level, index) => index === 0 || level.size <= size);
}

/** MP4 and WebM, as imports accept. No playlists, concat lists, images or devices. */
const CONTAINERS = 'mov,matroska';
/** Local files only, no network. */
const PROTOCOLS = 'file';
/** Slightly above 8K: larger frames need more memory than a server has. */
const MAX_PIXELS = 36_000_000;

/**
 * Input arguments for an untrusted video. ffmpeg also reads playlists: a text disguised as a video
 * could bring other files or URLs into the stream. So formats and protocols are restricted.
 */
function inputArguments(videoPath: string): string[] {
  return [
    ['-nostdin', '-hide_banner', '-protocol_whitelist', PROTOCOLS],
    ['-format_whitelist', CONTAINERS, '-max_pixels', String(MAX_PIXELS), '-i', `file:${videoPath}`],
  ].flat();
}

/** Arguments of one ffmpeg run that encodes all levels into its working folder. */
export function streamArguments(videoPath: string, info: VideoInfo): string[] {
  const levels = levelsFor(info);
  const outputs = levels.flatMap((level, index) => outputOf(level, index, info));
  const names = levels.map(({ name }, index) =>
    info.hasAudio ? `v:${index},a:${index},name:${name}` : `v:${index},name:${name}`,
  );
  return [
    ['-loglevel', 'error', ...inputArguments(videoPath)],
    ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
    outputs,
    ['-f', 'hls', '-hls_time', String(SEGMENT_S), '-hls_playlist_type', 'vod'],
    ['-hls_flags', 'independent_segments', '-hls_segment_type', 'fmp4'],
    ['-hls_fmp4_init_filename', 'init.mp4', '-hls_segment_filename', '%v/%05d.m4s'],
    ['-master_pl_name', 'master.m3u8', '-var_stream_map', names.join(' '), '%v/index.m3u8'],
  ].flat();
}

function outputOf({ size, video, audio }: Level, index: number, info: VideoInfo): string[] {
  const isUpright = info.height > info.width;
  // Never enlarged; H.264 requires even sides.
  const side = Math.floor(Math.min(size, info.width, info.height) / 2) * 2;
  const scale = isUpright ? `scale=${side}:-2` : `scale=-2:${side}`;
  const videoArguments = [
    ['-map', '0:v:0', `-c:v:${index}`, 'libx264', `-filter:v:${index}`, `${scale},format=yuv420p`],
    [`-threads:v:${index}`, String(MAX_THREADS), `-preset:v:${index}`, 'veryfast'],
    [`-profile:v:${index}`, 'high', `-crf:v:${index}`, '22'],
    [`-maxrate:v:${index}`, `${video}k`, `-bufsize:v:${index}`, `${video * 2}k`],
    [`-force_key_frames:v:${index}`, `expr:gte(t,n_forced*${KEY_FRAME_S})`],
  ].flat();
  if (!info.hasAudio) return videoArguments;
  const voice = [
    ['-map', '0:a:0', `-c:a:${index}`, 'aac'],
    [`-b:a:${index}`, `${audio}k`, `-ac:a:${index}`, '2'],
  ].flat();
  return [...videoArguments, ...voice];
}

const MINUTE_MS = 60_000;
const LEAST_MS = 30 * MINUTE_MS;
const MOST_MS = 12 * 60 * MINUTE_MS;
/** Seconds of work per second of video: a small machine that also serves visitors takes ten. */
const SLOWEST = 40;

/** Time limit of one ffmpeg run. The file states its own duration, so the limit is clamped. */
export function longestRun(duration: number | null): number {
  return Math.min(MOST_MS, Math.max(LEAST_MS, (duration ?? 0) * SLOWEST * 1000));
}

/** A tenth into a video the frame is seldom black; never later than this. */
const POSTER_LATEST_S = 10;

export function posterArguments(
  videoPath: string,
  duration: number | null,
  target: string,
): string[] {
  const second = Math.min(POSTER_LATEST_S, (duration ?? 0) / 10);
  return [
    ['-loglevel', 'error', '-ss', second.toFixed(2), ...inputArguments(videoPath)],
    ['-map_metadata', '-1', '-frames:v', '1', '-q:v', '2', '-y', target],
  ].flat();
}

/** Files of a stream; no others can be requested. */
export const STREAM_FILE =
  /^(?:master\.m3u8|(?:360p|720p|1080p)\/(?:index\.m3u8|init(?:_\d)?\.mp4|\d{5}\.m4s))$/;
