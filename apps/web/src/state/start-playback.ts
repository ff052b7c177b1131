/** What a press on a sound or film does at once; the rest is done by the players, whose code may still be on its way. */
import { setPlayers, type PlayableMedia, type MediaVersion } from './players.ts';

let element: HTMLAudioElement | undefined;

/** The one element of all sound, so that it goes on from page to page. Browser only. */
export function audioElement(): HTMLAudioElement {
  if (!element) {
    element = new Audio();
    // Some browsers let be heard only what a press has touched.
    element.load();
  }
  return element;
}

/** Each press is told as a new object, also one on the sound that is there. */
export function startPlayback(kind: 'audio' | 'video', medium: PlayableMedia): void {
  audioElement();
  setPlayers({ [kind]: { ...medium, page: location.pathname } });
}

/** The same told otherwise, which is always a film. */
export function playVersion(medium: PlayableMedia, { url }: MediaVersion): void {
  startPlayback('video', { ...medium, opens: url });
}
