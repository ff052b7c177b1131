import { useState } from 'react';
import type { PlayableMedia, MediaVersion } from '#state/players.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import type { PlaybackPosition } from './video-sources.ts';

/** The version of a video to play, and where it starts. */
export interface PlaybackStart extends PlaybackPosition {
  readonly version: MediaVersion;
}

/** The chosen version; switching retains position and paused state. */
export function useVideoVersion(video: HTMLVideoElement | null, media: PlayableMedia) {
  const [start, setStart] = useState<PlaybackStart>(() => ({
    version: firstVersion(media),
    at: 0,
    isPaused: false,
  }));
  const choose = (version: MediaVersion) => {
    storeVersion(version);
    setStart({ version, at: video?.currentTime ?? 0, isPaused: video?.paused ?? false });
  };
  const tryAgain = () =>
    setStart({ ...start, at: Math.max(start.at, video?.currentTime ?? 0), isPaused: false });
  return { start, choose, tryAgain };
}

/** Storage key of the kind of video that was chosen last. */
const KEY = 'filmversion';

export function storeVersion({ kind }: MediaVersion): void {
  writeStored(KEY, kind);
}

/** The requested version, else the kind that was chosen last, else the first. */
export function firstVersion({ versions, opens, url, adaptiveUrl }: PlayableMedia): MediaVersion {
  const storedKind = readStored(KEY);
  return (
    versions.find((version) => version.url === opens) ??
    versions.find(({ kind }) => kind === storedKind) ??
    versions[0] ?? { kind: 'ordinary', url, adaptiveUrl }
  );
}
