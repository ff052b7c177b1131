import { expect, it } from 'vitest';
import { chooseFormat } from './images.service.ts';

it.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 960, 'avif'],
  ['image/avif,image/webp', 3500, 'webp'],
  ['image/webp,*/*', 167, 'webp'],
  ['image/avif;q=0, image/webp', 167, 'webp'],
  ['IMAGE/AVIF', 167, 'avif'],
  ['text/html;a="image/avif,image/webp"', 167, 'jpeg'],
  ['image/avif;q=0.000;x=1', 167, 'jpeg'],
  ['image/avif;q="0"', 167, 'jpeg'],
  [',;/,image', 167, 'jpeg'],
  ['*/*', 167, 'jpeg'],
  [undefined, 167, 'jpeg'],
])('chooseFormat for Accept %j at %i px returns %3$s', (accept, width, format) => {
  expect(chooseFormat(accept, width)).toBe(format);
});
