/** What a film is made of: shots of drawn scenes, each cut into layers, cards with words, and sounds beneath. */

export interface Film {
  readonly shots: readonly Shot[];
  readonly cards: readonly Card[];
  readonly sounds: readonly FilmSound[];
}

export interface Shot {
  /** Of `scenes/`. */
  readonly scene: string;
  /** How many parts it had when it was cut: a scene that is drawn anew wants to be cut anew. */
  readonly parts: number;
  readonly seconds: number;
  /** The middle of the picture, in points of the scene (1600 x 1000). */
  readonly about: readonly [x: number, y: number];
  readonly from: View;
  readonly to: View;
  /** From the back. */
  readonly layers: readonly Layer[];
}

/** How far the camera stands from the middle, and how near. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Layer {
  /** The first part of the scene that is not in it. */
  readonly to: number;
  /** How much of the camera's way it goes: 0 stands still as the sky, 1 as the ground, more as what is near. */
  readonly depth: number;
  readonly moves?: Motion;
  /** Drawn again so far away: what falls comes back at the top. */
  readonly again?: readonly [x: number, y: number];
}

export interface Move {
  readonly x?: number;
  readonly y?: number;
  /** Degrees, about a point of the scene. */
  readonly turn?: readonly [degrees: number, x: number, y: number];
  readonly opacity?: number;
}

export type Motion = (seconds: number) => Move;

export interface Card {
  readonly words: string;
  readonly size: number;
  readonly color: string;
  /** On a dark plate, for what lies over a picture that is light or full. */
  readonly plate?: true;
  /** The middle of the words, in points of the frame (1280 x 720). */
  readonly at: readonly [x: number, y: number];
  /** Seconds of the film. */
  readonly from: number;
  readonly to: number;
}

export interface FilmSound {
  /** A sound of `content/demo/media`. */
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
}

/** Shots dissolve into each other over so many seconds. */
export const DISSOLVE_S = 1;
/** Dark at the end, for the closing card. */
export const END_S = 3;

/** When the film is over. */
export const lengthOf = (shots: readonly Shot[]): number => endOf(shots) + END_S;

/** When the last shot is dark. */
export const endOf = (shots: readonly Shot[]): number =>
  shots.reduce((sum, { seconds }) => sum + seconds - DISSOLVE_S, DISSOLVE_S);

/** When each shot begins. */
export function beginnings(shots: readonly Shot[]): number[] {
  let at = 0;
  return shots.map(({ seconds }) => {
    const begins = at;
    at += seconds - DISSOLVE_S;
    return begins;
  });
}

export const drift =
  (x: number, y = 0): Motion =>
  (seconds) => ({ x: x * seconds, y: y * seconds });

/** To and fro on the spot, as a boat lies. */
export const sway =
  (degrees: number, about: readonly [number, number], every: number, lift = 0): Motion =>
  (seconds) => {
    const phase = (2 * Math.PI * seconds) / every + about[0];
    return { turn: [degrees * Math.sin(phase), ...about], y: lift * Math.sin(phase * 1.1) };
  };

/** Rain that has no end: a thousand points down, and again. */
export const fall =
  (speed: number, slant = 0): Motion =>
  (seconds) => {
    const y = (speed * seconds) % 1000;
    return { x: slant * y, y };
  };
