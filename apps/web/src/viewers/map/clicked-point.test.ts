import { describe, expect, it } from 'vitest';
import { clickedPoint } from './parts/use-map-canvas.ts';

describe('clickedPoint', () => {
  it.each([
    ['undefined where no point is', [], undefined, undefined],
    ['the topmost', [7, 3, 9], undefined, 7],
    ['the topmost when another place is selected', [7, 3], 50, 7],
    ['the only one again', [7, 7], 7, 7],
  ])('returns %s', (_, ids, selected, expected) => {
    expect(clickedPoint(ids, selected)).toBe(expected);
  });

  it('reaches every point at the same place by repeated clicks', () => {
    const reached = new Set<number>();
    let selected: number | undefined;
    for (let click = 0; click < 3; click++) {
      // The selected pin is on top.
      const ids = [...(selected === undefined ? [] : [selected]), 7, 3, 9];
      selected = clickedPoint(ids, selected);
      if (selected !== undefined) reached.add(selected);
    }
    expect([...reached].sort((a, b) => a - b)).toEqual([3, 7, 9]);
  });
});
