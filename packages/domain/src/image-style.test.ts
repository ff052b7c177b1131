import { describe, expect, it } from 'vitest';
import { isImageFilters } from './image-style.ts';

describe('image filters', () => {
  it.each([
    'brightness(1.1)',
    'brightness(110%) contrast(.9)',
    'grayscale(1) sepia(0.5)',
    'hue-rotate(-90deg)',
    'saturate(0) invert(1) opacity(.5)',
  ])('may be %s', (text) => expect(isImageFilters(text)).toBe(true));

  it.each([
    '',
    ' ',
    'none',
    'brightness(1deg)',
    'brightness(1.1) url(#x)',
    'brightness(1.1) blur(3px)',
    'hue-rotate(50%)',
    'hue-rotate(90)',
    'url(https://evil.example/x.svg#f)',
    'brightness(1);background:url(//evil.example)',
    'sepia(1)\nx',
    'brightness(1)}</style><script>',
    'brightness(calc(1+1))',
    'brightness(var(--x))',
    'constructor(1)',
    'BRIGHTNESS(1)',
    'sepia(1)sepia(1)',
    'sepia(1),sepia(1)',
    `${'sepia(1) '.repeat(9_000)}!`,
  ])('may not be %j', (text) => expect(isImageFilters(text)).toBe(false));
});
