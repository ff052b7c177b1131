import { describe, expect, it } from 'vitest';
import { afterKey } from '../search-box.tsx';

const open = (active?: number) => ({ isOpen: true, active });
const closed = { isOpen: false, active: undefined };

describe('afterKey', () => {
  it.each([
    ['opens the list at its first row', 'ArrowDown', closed, 3, { isOpen: true, active: 0 }],
    ['opens the list at its last row', 'ArrowUp', closed, 3, { isOpen: true, active: 2 }],
    ['goes down', 'ArrowDown', open(0), 3, { isOpen: true, active: 1 }],
    ['goes up', 'ArrowUp', open(1), 3, { isOpen: true, active: 0 }],
    ['comes back to the words below the last', 'ArrowDown', open(2), 3, open()],
    ['comes back to the words above the first', 'ArrowUp', open(0), 3, open()],
    ['puts the list away', 'Escape', open(1), 3, closed],
  ])('moves the selection: %s', (_what, key, state, count, next) => {
    expect(afterKey(key, state, count)).toEqual({ does: 'become', state: next });
  });

  it.each([
    ['an arrow without suggestions', 'ArrowDown', closed, 0],
    ['Enter while no row is chosen, which sends the words', 'Enter', open(), 3],
    ['Enter while the list is away', 'Enter', { isOpen: false, active: 1 }, 3],
    ['a letter', 'b', open(1), 3],
  ])('does nothing on %s', (_what, key, state, count) => {
    expect(afterKey(key, state, count)).toEqual({ does: 'nothing' });
  });

  it('opens the active row on Enter', () => {
    expect(afterKey('Enter', open(1), 3)).toEqual({ does: 'follow', index: 1 });
  });

  it('clears the text on Escape when no list is shown', () => {
    expect(afterKey('Escape', closed, 3)).toEqual({ does: 'clear' });
    expect(afterKey('Escape', open(), 0)).toEqual({ does: 'clear' });
  });
});
