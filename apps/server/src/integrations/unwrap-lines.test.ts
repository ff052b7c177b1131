import { expect, it } from 'vitest';
import { unwrapLines } from './unwrap-lines.ts';

it.each([
  ['Hun bar ut\nkatten først.\n', 'Hun bar ut katten først.'],
  ['Hun bar ut\nkatten.\n\nOg\nbibelen.', 'Hun bar ut katten.\n\nOg bibelen.'],
  ['Ro, ro\\\ntil fiskeskjær,\\\nmange\nfisker', 'Ro, ro\ntil fiskeskjær,\nmange fisker'],
  ['', ''],
])('unwrapLines joins the lines of paragraphs: %j', (written, expected) => {
  expect(unwrapLines({ no: written })).toEqual({ no: expected });
});
