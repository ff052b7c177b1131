/** Where each piece of confetti is at a moment: thrown up from below, then falling and turning. Pure. */

export interface ConfettiPiece {
  /** Where it starts, in shares of the width. */
  readonly x: number;
  /** Screen heights and widths a second. */
  readonly speed: { readonly x: number; readonly y: number };
  /** CSS pixels. */
  readonly size: number;
  /** Turns a second; below 0 the other way round. */
  readonly spin: number;
  /** Number of its colour. */
  readonly colour: number;
}

export interface ConfettiPlace {
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly turn: number;
  /** -1 to 1: how wide it is seen as it tumbles. */
  readonly width: number;
  /** 1 at first, 0 at the end. */
  readonly opacity: number;
}

/** Milliseconds from the throw until the last piece is gone. */
export const CONFETTI_MS = 3_200;
/** Screen heights a second, each second. */
const GRAVITY = 0.9;
const FADE_FROM = 0.7;

export function throwConfetti(
  count: number,
  colours: number,
  random: () => number,
): ConfettiPiece[] {
  const between = (low: number, high: number) => low + (high - low) * random();
  return Array.from({ length: count }, () => ({
    x: between(0.2, 0.8),
    speed: { x: between(-0.25, 0.25), y: between(0.75, 1.35) },
    size: between(6, 12),
    spin: between(-1.2, 1.2),
    colour: Math.floor(random() * colours),
  }));
}

/** @param ms since the throw @returns shares of the screen, y from the top */
export function confettiPlace({ x, speed, spin }: ConfettiPiece, ms: number): ConfettiPlace {
  const s = ms / 1000;
  const gone = ms / CONFETTI_MS;
  return {
    x: x + speed.x * s,
    y: 1.02 - speed.y * s + (GRAVITY * s * s) / 2,
    turn: spin * s * 2 * Math.PI,
    width: Math.cos(spin * s * 3 * Math.PI),
    opacity: gone < FADE_FROM ? 1 : Math.max(0, (1 - gone) / (1 - FADE_FROM)),
  };
}
