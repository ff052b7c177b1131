/**
 * Which audio is in the player at the bottom and which video is in the overlay
 * (specification §2.7, §3.9). The frame shows them; `press-play.ts` starts them.
 */
import { createStore, useStore } from '#browser/store.ts';
import type { LocalizedText } from './localized-text.ts';

export interface PlayableMedia {
  readonly url: string;
  readonly caption?: LocalizedText | undefined;
  readonly alt_text?: LocalizedText | undefined;
  /** Address of a stream (.m3u8). */
  readonly adaptiveUrl?: string | undefined;
  /** Address of a picture. */
  readonly posterUrl?: string | undefined;
  readonly captions: readonly Captions[];
  readonly transcript?: Transcript | undefined;
  /** What it tells, in plain language. */
  readonly plain?: Transcript | undefined;
  /** All that the player can choose among; none where there is no choice. */
  readonly versions: readonly MediaVersion[];
  /** Address of the version that was asked for. Default: the kind that the visitor chose last. */
  readonly opens?: string | undefined;
}

export interface MediaVersion {
  readonly kind: 'ordinary' | 'audio_described' | 'sign_language';
  readonly url: string;
  readonly adaptiveUrl?: string | undefined;
  /** The language’s name, in the visitor’s; left out where it is the visitor’s own. */
  readonly language?: string | undefined;
  /** What the press on the page says that opens it; the film as it is has its own. */
  readonly buttonLabel?: string;
}

/** A file of captions in one language. */
export interface Captions {
  /** Address of a WebVTT file. */
  readonly url: string;
  readonly lang: string;
  /** The language’s name, in the visitor’s. */
  readonly label: string;
}

/** What is said, as it is read beside the player. */
export interface Transcript {
  readonly lang: string;
  /** With the second at which a line is said, where that is known. */
  readonly lines: readonly { readonly text: string; readonly start?: number }[];
}

export interface AudioTrack extends PlayableMedia {
  /** The path of the page that it was begun on. */
  readonly page: string;
}

/** Each is active while it is there. */
export interface Players {
  readonly audio?: AudioTrack | undefined;
  readonly video?: PlayableMedia | undefined;
  /** Address of the sound that is heard now. */
  readonly playingUrl?: string | undefined;
}

const NONE: Players = {};
const players = createStore(NONE);

export function setPlayers(change: Players): void {
  players.set({ ...players.get(), ...change });
}

export function usePlayers(): Players {
  return useStore(players, NONE);
}
