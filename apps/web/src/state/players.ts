/**
 * Which audio is in the player at the bottom and which video is in the overlay (specification §2.7,
 * §3.9). The frame shows them; `startPlayback` starts them.
 */
import { createStore, useStore } from '#browser/store.ts';

export interface PlayableMedia {
  readonly url: string;
  readonly caption?: LocalizedText | undefined;
  readonly alt_text?: LocalizedText | undefined;
  /** URL of a stream (.m3u8). */
  readonly adaptiveUrl?: string | undefined;
  /** URL of an image. */
  readonly posterUrl?: string | undefined;
  readonly captions: readonly Captions[];
  readonly transcript?: Transcript | undefined;
  /** The content in plain language. */
  readonly plain?: Transcript | undefined;
  /** All versions that the player offers; empty if there is no choice. */
  readonly versions: readonly MediaVersion[];
  /** URL of the requested version. Default: the kind that the visitor chose last. */
  readonly opens?: string | undefined;
}

export interface MediaVersion {
  readonly kind: 'ordinary' | 'audio_described' | 'sign_language';
  readonly url: string;
  readonly adaptiveUrl?: string | undefined;
  /** The language's name in the visitor's language; omitted if it is the visitor's own. */
  readonly language?: string | undefined;
  /** Label of its button on the page; the original video has its own button. */
  readonly buttonLabel?: string;
}

/** A file of captions in one language. */
export interface Captions {
  /** URL of a WebVTT file. */
  readonly url: string;
  readonly lang: string;
  /** The language's name in the visitor's language. */
  readonly label: string;
}

/** The transcript shown beside the player. */
export interface Transcript {
  readonly lang: string;
  /** `start`: in seconds, if known. */
  readonly lines: readonly { readonly text: string; readonly start?: number }[];
}

export interface AudioTrack extends PlayableMedia {
  /** The path of the page that started it. */
  readonly page: string;
}

/** Each player is active while its entry is set. */
export interface Players {
  readonly audio?: AudioTrack | undefined;
  readonly video?: PlayableMedia | undefined;
  /** URL of the audio that is playing. */
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

/** A text for a player or viewer, with the BCP 47 tag of its language. */
export interface LocalizedText {
  readonly text: string;
  readonly lang: string;
}

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
