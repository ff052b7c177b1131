import { describe, expect, it } from 'vitest';
import { clickedPoint } from './parts/use-map-canvas.ts';

describe('pressedPoint', () => {
  it.each([
    ['none where nothing is', [], undefined, undefined],
    ['the uppermost', [7, 3, 9], undefined, 7],
    ['the uppermost when another place is selected', [7, 3], 50, 7],
    ['the only one again', [7, 7], 7, 7],
  ])('means %s', (_, ids, selected, expected) => {
    expect(clickedPoint(ids, selected)).toBe(expected);
  });

  it('reaches every place at the same spot, press after press', () => {
    const reached = new Set<number>();
    let selected: number | undefined;
    for (let click = 0; click < 3; click++) {
      // The selected pin lies on top.
      const ids = [...(selected === undefined ? [] : [selected]), 7, 3, 9];
      selected = clickedPoint(ids, selected);
      if (selected !== undefined) reached.add(selected);
    }
    expect([...reached].sort((a, b) => a - b)).toEqual([3, 7, 9]);
  });
});
