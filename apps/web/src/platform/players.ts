/** The door to the players: the sound at the bottom and the film over the page (specification §2, §3). The frame shows them. */
import { createStore, useStore } from './store.ts';

export interface Words {
  readonly text: string;
  readonly lang: string;
}

export interface Film {
  readonly url: string;
  readonly caption?: Words | undefined;
  readonly alt_text?: Words | undefined;
  /** Address of a stream (.m3u8). */
  readonly adaptiveUrl?: string | undefined;
  /** Address of a picture. */
  readonly still?: string | undefined;
  readonly captions: readonly {
    readonly url: string;
    readonly lang: string;
    readonly label: string;
  }[];
  readonly transcript?:
    | {
        readonly lang: string;
        /** With the second at which a line is said, where that is known. */
        readonly lines: readonly { readonly text: string; readonly start?: number }[];
      }
    | undefined;
}

export interface Sound extends Film {
  /** The path of the page that it was begun on. */
  readonly page: string;
}

/** Each is active while it is there. */
export interface Players {
  readonly audio?: Sound | undefined;
  readonly video?: Film | undefined;
  /** Address of the sound that is heard now. */
  readonly heard?: string | undefined;
}

const NONE: Players = {};
const players = createStore(NONE);
let element: HTMLAudioElement | undefined;

/** The one element of all sound, so that it goes on from page to page. Browser only. */
export function audioElement(): HTMLAudioElement {
  element ??= new Audio();
  return element;
}

/**
 * Begins a sound or film, or lets the sound that is there go on or rest. A sound is begun in the press itself: only what a press
 * has touched may be heard later.
 */
export function press(kind: 'audio' | 'video', medium: Film): void {
  const audio = audioElement();
  const isThere = kind === 'audio' && players.get().audio?.url === medium.url;
  if (!isThere) {
    audio.pause();
    if (kind === 'audio') openSound({ ...medium, page: location.pathname });
    else setPlayers({ video: medium });
  } else if (audio.paused) audio.play().catch(() => undefined);
  else audio.pause();
}

/** Takes the place of the sound that is there. */
export function openSound(sound: Sound): void {
  const audio = audioElement();
  audio.src = sound.url;
  audio.load();
  setPlayers({ audio: sound });
}

export function setPlayers(change: Players): void {
  players.set({ ...players.get(), ...change });
}

export function usePlayers(): Players {
  return useStore(players, NONE);
}
