import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GROUND_COLOURS } from '@varde/domain/constants';
import { derivePalette, findColourProblem } from './site-palette.ts';

/** WCAG 2.2, computed apart from the library that the palette uses. */
function contrast(first: string, second: string): number {
  const luminance = (colour: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const scheme = fc.constantFrom('light', 'dark');

describe('the palette of a site', () => {
  it('reads well on all grounds, for every colour, or its nearest one that passes', () => {
    fc.assert(
      fc.property(colour, scheme, (wanted, of) => {
        const accent = findColourProblem(wanted, of)?.nearest ?? wanted;
        expect(findColourProblem(accent, of)).toBeUndefined();
        const { page, surface, sunken } = GROUND_COLOURS[of];
        const palette = derivePalette(accent, of);
        const texts = [
          ['--color-on-accent', palette['--color-accent']],
          ['--color-on-accent', palette['--color-accent-pressed']],
          ['--color-on-accent-tint', palette['--color-accent-tint']],
          ['--color-on-accent-tint', sunken],
          ['--page-link', page],
          ['--surface-link', surface],
        ] as const;
        for (const [text, ground] of texts)
          expect.soft(contrast(palette[text], ground), text).toBeGreaterThanOrEqual(4.5);
        for (const ground of [page, surface])
          expect.soft(contrast(accent, ground)).toBeGreaterThanOrEqual(3);
        for (const ground of [page, surface, sunken])
          expect.soft(contrast(palette['--color-focus'], ground)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps a colour that passes, and names the pair of one that does not', () => {
    expect(findColourProblem('#8a1f2d', 'light')).toBeUndefined();
    const problem = findColourProblem('#ffd400', 'light');
    expect(problem).toMatchObject({ ground: '#f0f2f5', needed: 3 });
    expect(problem?.ratio).toBeCloseTo(contrast('#ffd400', '#f0f2f5'), 3);
    expect(contrast(problem?.nearest ?? '', '#f0f2f5')).toBeCloseTo(3, 0);
  });
});
