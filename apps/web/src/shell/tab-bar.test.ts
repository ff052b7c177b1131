import { expect, it } from 'vitest';
import { afterScroll } from './tab-bar.tsx';

/** Whether the bar is shown after each of the positions. */
function shownAt(positions: readonly number[]): boolean[] {
  let scroll = { shown: true, from: 0 };
  return positions.map((position) => {
    scroll = afterScroll(scroll, position);
    return scroll.shown;
  });
}

it.each([
  ['stays within 100 px of the top', [50, 99], [true, true]],
  ['hides more than 10 px past the last position', [99, 110], [true, false]],
  ['stays at exactly 10 px', [300, 290, 300], [false, true, true]],
  ['hides when small steps add up', [300, 290, 296, 302], [false, true, true, false]],
  ['shows on the first step up', [500, 499], [false, true]],
  ['shows near the top', [500, 505, 99], [false, false, true]],
])('the tab bar %s', (_title, positions, expected) => expect(shownAt(positions)).toEqual(expected));
