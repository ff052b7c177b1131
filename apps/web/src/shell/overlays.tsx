import { Suspense, lazy } from 'react';
import type { PlayableMedia, AudioTrack } from '#state/players.ts';
import { closePopup, type Popup } from '#state/popup.ts';
import { PopupDialog } from './popup-dialog.tsx';

const AudioPlayer = lazy(async () => ({
  default: (await import('./audio-player.tsx')).AudioPlayer,
}));
const VideoPlayer = lazy(async () => ({
  default: (await import('./video-player.tsx')).VideoPlayer,
}));

export interface OverlaysProps {
  readonly popup: Popup | undefined;
  readonly audio: AudioTrack | undefined;
  readonly video: PlayableMedia | undefined;
}

/** Overlays shown on demand: popup, audio and video. */
export function Overlays({ popup, audio, video }: OverlaysProps) {
  return (
    <>
      {popup && <PopupDialog popup={popup} onClose={closePopup} />}
      <Suspense>{audio && <AudioPlayer audio={audio} />}</Suspense>
      <Suspense>{video && <VideoPlayer media={video} />}</Suspense>
    </>
  );
}
