/** Starts playback on click; the players' code may still be loading. */
import { setPlayers, type PlayableMedia, type MediaVersion } from './players.ts';

let element: HTMLAudioElement | undefined;

/** The single audio element, so that audio continues across pages. Browser only. */
export function audioElement(): HTMLAudioElement {
  if (!element) {
    element = new Audio();
    // Some browsers only play an element that a user gesture has touched.
    element.load();
  }
  return element;
}

/** Each click sets a new object, also for the current audio. */
export function startPlayback(kind: 'audio' | 'video', medium: PlayableMedia): void {
  audioElement();
  setPlayers({ [kind]: { ...medium, page: location.pathname } });
}

/** Plays a version of a medium, which is always a video. */
export function playVersion(medium: PlayableMedia, { url }: MediaVersion): void {
  startPlayback('video', { ...medium, opens: url });
}
