import { expect, it } from 'vitest';
import { initials } from './avatar.tsx';

it.each([
  ['Kari Nordmann', 'KN'],
  ['  åse   marie  Östlund ', 'ÅÖ'],
  ['Cher', 'C'],
  ['Ole (guide)', 'O'],
  ['𝒜da Lovelace', '𝒜L'],
  ['42', ''],
  ['', ''],
])('initials of "%s" are "%s"', (name, expected) => expect(initials(name)).toBe(expected));
