import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [154, '2:34'],
  [3_600, '1:00:00'],
  [3_754, '1:02:34'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Infinity, '0:00'],
])('writes %d seconds as %s', (seconds, expected) => expect(clockTime(seconds)).toBe(expected));
