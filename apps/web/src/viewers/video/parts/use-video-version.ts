import { useState } from 'react';
import type { PlayableMedia, MediaVersion } from '#state/players.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import type { PlaybackPosition } from './video-sources.ts';

/** What of a film is played, and how it begins. */
export interface PlaybackStart extends PlaybackPosition {
  readonly version: MediaVersion;
}

/** The version that is played; another goes on at the same place, and rests if the one before did. */
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

/** Where the device remembers which kind of film the visitor chose. */
const KEY = 'filmversion';

export function storeVersion({ kind }: MediaVersion): void {
  writeStored(KEY, kind);
}

/** The version that a film begins with: what was asked for, else of the kind that was chosen last, else as it is. */
export function firstVersion({ versions, opens, url, adaptiveUrl }: PlayableMedia): MediaVersion {
  const storedKind = readStored(KEY);
  return (
    versions.find((version) => version.url === opens) ??
    versions.find(({ kind }) => kind === storedKind) ??
    versions[0] ?? { kind: 'ordinary', url, adaptiveUrl }
  );
}
