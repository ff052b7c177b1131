/** Falun: from the miners' houses to the great pit, and down into the dark beneath it. */
import { paint } from '../lib/color.ts';
import { drift, type Card, type Film, type Motion } from '../lib/film.ts';

const year = (words: string, from: number): Card => ({
  words,
  size: 46,
  color: paint.cream,
  plate: true,
  at: [1170, 640],
  from,
  to: from + 5,
});

/** The barrel comes up on its chain, turning a little. */
const drawnUp: Motion = (seconds) => ({
  y: 190 - 26 * seconds,
  turn: [0.8 * Math.sin(seconds * 1.3), 800, 0],
});

const torch =
  (phase: number): Motion =>
  (seconds) => ({ opacity: 0.93 + 0.07 * Math.sin(seconds * 9 + phase) * Math.sin(seconds * 3.7) });

export const film: Film = {
  shots: [
    {
      scene: 'elsborg',
      parts: 106,
      seconds: 9,
      about: [800, 500],
      from: { x: -36, y: -10, zoom: 1.06 },
      to: { x: 30, y: 0, zoom: 1.14 },
      layers: [
        { to: 1, depth: 0.1 },
        { to: 2, depth: 0.15, moves: drift(7) },
        { to: 3, depth: 0.15 },
        // From the other side of the sun, out of the title's way.
        { to: 4, depth: 0.3, moves: (seconds) => ({ x: 16 * seconds - 470, y: 24 - 3 * seconds }) },
        { to: 9, depth: 0.35 },
        { to: 32, depth: 0.6 },
        { to: 58, depth: 0.72 },
        { to: 81, depth: 0.86 },
        { to: 101, depth: 1 },
        { to: 106, depth: 1.25 },
      ],
    },
    {
      scene: 'falun',
      parts: 48,
      seconds: 9.5,
      about: [800, 565],
      from: { x: -24, y: 0, zoom: 1.02 },
      to: { x: 10, y: 90, zoom: 1.8 },
      layers: [
        { to: 1, depth: 0.2 },
        { to: 6, depth: 0.3, moves: drift(9) },
        { to: 9, depth: 0.4 },
        { to: 20, depth: 0.85 },
        { to: 34, depth: 1 },
        { to: 44, depth: 1.15 },
        { to: 48, depth: 1.4 },
      ],
    },
    {
      scene: 'falun-gruva',
      parts: 47,
      seconds: 11,
      about: [800, 545],
      from: { x: 0, y: -24, zoom: 1.16 },
      to: { x: 0, y: 6, zoom: 1.02 },
      layers: [
        { to: 2, depth: 0.7 },
        { to: 4, depth: 0.8 },
        { to: 9, depth: 0.86 },
        { to: 12, depth: 0.9, moves: torch(2) },
        { to: 29, depth: 1 },
        { to: 30, depth: 1, moves: drawnUp, again: [0, -380] },
        { to: 40, depth: 1, moves: drawnUp },
        { to: 43, depth: 1.1 },
        { to: 44, depth: 1.1, moves: torch(0) },
        { to: 45, depth: 1.1, moves: torch(1.5) },
        { to: 47, depth: 1.2 },
      ],
    },
  ],
  cards: [
    { words: 'Falun', size: 104, color: paint.ink, at: [510, 92], from: 1.2, to: 7.2 },
    year('1646', 2.4),
    year('1687', 9.4),
    year('1734', 18.4),
    { words: 'Varde', size: 46, color: paint.cream, at: [640, 420], from: 27.5, to: 30.2 },
  ],
  sounds: [
    { file: 'skog.mp3', from: 0, to: 13, loud: 1.05 },
    { file: 'gruve.mp3', from: 10, to: 30, loud: 1.15 },
  ],
};
