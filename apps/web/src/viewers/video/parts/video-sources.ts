/** Sources of a video, best first: adaptive stream (native or by hls.js), then the file. */
import type { PlayableMedia } from '#state/players.ts';

export interface VideoSource {
  readonly by: 'native-stream' | 'library-stream' | 'file';
  readonly url: string;
}

/** Where playback starts or resumes. */
export interface PlaybackPosition {
  /** Seconds. */
  readonly at: number;
  readonly isPaused: boolean;
}

const STREAM_TYPE = 'application/vnd.apple.mpegurl';

export function videoSources(
  { url, adaptiveUrl }: Pick<PlayableMedia, 'url' | 'adaptiveUrl'>,
  canPlay: (type: string) => string,
): VideoSource[] {
  const file: VideoSource = { by: 'file', url };
  if (!adaptiveUrl) return [file];
  const by = canPlay(STREAM_TYPE) === '' ? 'library-stream' : 'native-stream';
  return [{ by, url: adaptiveUrl }, file];
}
