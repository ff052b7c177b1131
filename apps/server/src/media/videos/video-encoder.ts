/**
 * Encodes videos for streaming, one at a time, in the background. Incomplete results stay in a
 * temporary folder; the database records claims, so that no video is encoded twice and another
 * server continues after a crash.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#context.ts';
import { uprightSize } from '../open-image.ts';
import { type Ffmpeg, levelsFor, longestRun, posterArguments, streamArguments } from './ffmpeg.ts';
import { streamFolder, uploadStream, STREAM_VERSION } from './stream-files.ts';
import {
  CLAIM_S,
  claimVideo,
  failVideo,
  finishVideo,
  extendClaim,
  releaseVideo,
  type EncodingJob,
  type Poster,
} from './videos.repository.ts';

export interface VideoEncoder {
  /** Encodes missing streams until none is left; a call during a run triggers another pass. */
  wake(): Promise<void>;
  /** Aborts the current run and releases its claim. */
  close(): Promise<void>;
}

export function createVideoEncoder(
  context: Pick<Context, 'database' | 'mediaStore'>,
  ffmpeg: Ffmpeg,
  onError: (error: unknown) => void,
): VideoEncoder {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let isRerunRequested = false;
  const work = async (): Promise<void> => {
    do {
      isRerunRequested = false;
      for (;;) {
        if (stopping.signal.aborted) return;
        const job = await claimVideo(context.database, STREAM_VERSION);
        if (!job) break;
        await encodeClaimed(context, ffmpeg, job, stopping.signal).catch(onError);
      }
    } while (isRerunRequested);
  };
  return {
    wake() {
      isRerunRequested = true;
      running ??= work()
        .catch(onError)
        .finally(() => (running = undefined));
      return running;
    },
    async close() {
      stopping.abort();
      await running;
    },
  };
}

async function encodeClaimed(
  context: Pick<Context, 'database' | 'mediaStore'>,
  ffmpeg: Ffmpeg,
  job: EncodingJob,
  signal: AbortSignal,
): Promise<void> {
  const { database } = context;
  const claim = setInterval(
    () => void extendClaim(database, job.sha256).catch(() => {}),
    (CLAIM_S / 4) * 1000,
  );
  try {
    await finishVideo(database, job.sha256, await encode(context, ffmpeg, job, signal));
  } catch (error) {
    if (signal.aborted) return await releaseVideo(database, job.sha256);
    await failVideo(database, job.sha256, error instanceof Error ? error.message : String(error));
    throw error;
  } finally {
    clearInterval(claim);
  }
}

async function encode(
  { mediaStore }: Pick<Context, 'mediaStore'>,
  ffmpeg: Ffmpeg,
  { sha256, duration }: EncodingJob,
  signal: AbortSignal,
): Promise<Poster> {
  if (!(await mediaStore.ensureLocal(sha256)))
    throw new Error('The video is not in the media store.');
  const videoPath = mediaStore.pathOf(sha256);
  const info = await ffmpeg.look(videoPath, signal);
  if (!info) throw new Error('The video has no video track.');
  const folder = join(mediaStore.folder, 'incoming', randomUUID());
  try {
    for (const { name } of levelsFor(info)) await mkdir(join(folder, name), { recursive: true });
    const limits = { signal, maxMs: longestRun(duration) };
    await ffmpeg.run(streamArguments(videoPath, info), folder, limits);
    // Hours may have passed: the local copy of a bucket's file may have been evicted.
    await mediaStore.ensureLocal(sha256);
    const poster = join(folder, 'poster.jpg');
    await ffmpeg.run(posterArguments(videoPath, duration, poster), folder, limits);
    const storedPoster = { ...(await mediaStore.put(poster)), ...(await uprightSize(poster)) };
    await rm(poster);
    await moveIntoPlace(folder, streamFolder(mediaStore, sha256));
    await uploadStream(mediaStore, sha256);
    return storedPoster;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Replaces the result of a server that crashed before recording it. */
async function moveIntoPlace(folder: string, target: string): Promise<void> {
  await stat(join(folder, 'master.m3u8'));
  await mkdir(join(target, '..'), { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(folder, target);
}
