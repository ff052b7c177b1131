import type { Context } from '#context.ts';
import { IMMUTABLE_CACHE, type SentFile } from '#http/send-file.ts';
import { STREAM_FILE } from './ffmpeg.ts';
import { STREAM_VERSION, ensureStreamFile } from './stream-files.ts';
import { findStream } from './videos.repository.ts';

const TYPES: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
};

export interface StreamsService {
  /** A playlist or segment; `undefined` for an unknown name or a stream that is not ready. */
  file(version: number, identifier: string, name: string): Promise<SentFile | undefined>;
}

export function createStreamsService({
  database,
  mediaStore,
}: Pick<Context, 'database' | 'mediaStore'>): StreamsService {
  return {
    async file(version, identifier, name) {
      if (!STREAM_FILE.test(name) || version !== STREAM_VERSION) return undefined;
      const sha256 = await findStream(database, identifier, version);
      const path = sha256 && (await ensureStreamFile(mediaStore, sha256, name));
      if (!path) return undefined;
      return {
        path,
        hash: `${identifier}-${version}-${name.replaceAll('/', '-')}`,
        contentType: TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
        cacheControl: IMMUTABLE_CACHE,
      };
    },
  };
}
