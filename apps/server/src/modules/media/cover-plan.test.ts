import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverPlan } from './cover-plan.ts';

const MIDDLE = { x: 0.5, y: 0.5 };

describe('coverPlan', () => {
  it.each([
    ['a wide picture in a square', [3000, 2000], [100, 100], MIDDLE, [150, 100], [25, 0, 100, 100]],
    [
      'a focal point at the right',
      [3000, 2000],
      [100, 100],
      { x: 1, y: 0.5 },
      [150, 100],
      [50, 0, 100, 100],
    ],
    [
      'a focal point at the left',
      [3000, 2000],
      [100, 100],
      { x: 0.1, y: 0 },
      [150, 100],
      [0, 0, 100, 100],
    ],
    [
      'a tall picture in a wide box',
      [1000, 3000],
      [200, 100],
      { x: 0.5, y: 0.25 },
      [200, 600],
      [0, 100, 200, 100],
    ],
    ['a picture smaller than the box', [50, 80], [100, 100], MIDDLE, [50, 80], [0, 15, 50, 50]],
  ])('handles %s', (_name, picture, box, focalPoint, scaled, window) => {
    const [width = 0, height = 0] = picture;
    const [boxWidth = 0, boxHeight = 0] = box;
    const plan = coverPlan({ width, height }, { width: boxWidth, height: boxHeight }, focalPoint);
    expect([plan.scaled.width, plan.scaled.height]).toEqual(scaled);
    const { left, top } = plan.window;
    expect([left, top, plan.window.width, plan.window.height]).toEqual(window);
  });

  it('always cuts inside the scaled picture and never enlarges', () => {
    const side = fc.integer({ min: 1, max: 9000 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(side, side, side, side, share, share, (width, height, w, h, x, y) => {
        const { scaled, window } = coverPlan({ width, height }, { width: w, height: h }, { x, y });
        expect(scaled.width).toBeLessThanOrEqual(width);
        expect(scaled.height).toBeLessThanOrEqual(height);
        expect(window.left).toBeGreaterThanOrEqual(0);
        expect(window.top).toBeGreaterThanOrEqual(0);
        expect(window.left + window.width).toBeLessThanOrEqual(scaled.width);
        expect(window.top + window.height).toBeLessThanOrEqual(scaled.height);
      }),
    );
  });
});
