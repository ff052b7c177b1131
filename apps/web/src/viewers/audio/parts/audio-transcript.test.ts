import { expect, it } from 'vitest';
import { lineAt } from './audio-transcript.tsx';

const lines = [{ start: 1 }, { start: 4 }, { start: 9.5 }];

it.each([
  [0, -1],
  [1, 0],
  [3.9, 0],
  [4, 1],
  [600, 2],
])('lineAt returns, at %d s, %i', (time, expected) => expect(lineAt(lines, time)).toBe(expected));

it('lineAt returns -1 for lines without times', () => expect(lineAt([{}, {}], 5)).toBe(-1));
