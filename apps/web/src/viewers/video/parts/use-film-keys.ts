import { useEffect } from 'react';
import { jump, setMuted, toggle } from '#platform/media-acts.ts';
import { fillScreen } from './fill-screen.ts';

/** Seconds of an arrow key. */
const STEP_S = 5;

const ACTS: Readonly<Record<string, (video: HTMLVideoElement) => void>> = {
  ' ': toggle,
  k: toggle,
  f: fillScreen,
  m: (video) => setMuted(video, !video.muted),
  ArrowLeft: (video) => jump(video, -STEP_S),
  ArrowRight: (video) => jump(video, STEP_S),
};

/** The keys that film players have everywhere, where the focus is on nothing that takes them for itself. */
export function useFilmKeys(video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (!video) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      const act = ACTS[key];
      const isTaken = target instanceof Element && target.closest('button, select, input, a');
      if (!act || isTaken || ctrlKey || altKey || metaKey) return;
      event.preventDefault();
      act(video);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [video]);
}
