import { describe, expect, it } from 'vitest';
import { fragmentDuration } from './check-container.ts';

function box(type: string, ...inside: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...inside]);
}

/** 32-bit integers; the first holds version and flags. */
function uint32s(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * index);
  return bytes;
}

/** Track 1 in thousandths, 40 a sample; track 2 in units of 1/48000. */
const INDEX = Buffer.concat([
  box('trak', box('tkhd', uint32s(0, 0, 0, 1)), box('mdia', box('mdhd', uint32s(0, 0, 0, 1_000)))),
  box(
    'trak',
    box('tkhd', uint32s(0x01000000, 0, 0, 0, 0, 2)),
    box('mdia', box('mdhd', uint32s(0x01000000, 0, 0, 0, 0, 48_000))),
  ),
  box('mvex', box('trex', uint32s(0, 1, 1, 40)), box('trex', uint32s(0, 2, 1, 0))),
]);

const part = (head: number[], start: number[], run: number[]): Buffer => {
  const boxes = [box('tfhd', uint32s(...head)), box('tfdt', uint32s(...start))];
  return box('traf', ...boxes, box('trun', uint32s(...run)));
};

const duration = (...parts: readonly Buffer[]) => fragmentDuration(INDEX, parts);

describe('the duration of fragmented media', () => {
  it.each<[string, number, Buffer]>([
    ['samples as long as the index says', 3, part([0, 1], [0, 2_000], [0, 25])],
    ['samples as long as the piece says', 2.5, part([8, 1, 20], [0, 2_000], [0, 25])],
    [
      'samples that each say it, beside their size',
      2.07,
      part([0, 1], [0, 2_000], [0x305, 2, 99, 99, 30, 7, 40, 7]),
    ],
    [
      'a beginning of 64 bits, in the units of its track',
      2,
      part([0, 2], [0x01000000, 0, 48_000], [0x100, 1, 48_000]),
    ],
  ])('is computed from %s', (_what, seconds, bytes) => expect(duration(bytes)).toBe(seconds));

  it('is the end of the longest track', () => {
    const [short, long] = [part([0, 1], [0, 0], [0, 25]), part([0, 2], [0, 96_000], [0, 0])];
    expect(duration(long, short)).toBe(2);
  });

  it.each<[string, Buffer[]]>([
    ['there are no pieces', []],
    ['no track has the number', [part([0, 9], [0, 2_000], [0, 25])]],
    ['a piece does not say when it begins', [box('traf', box('tfhd', uint32s(0, 1)))]],
    ['more samples are promised than there are', [part([0, 1], [0, 0], [0x100, 4e9, 1])]],
    ['it is not in the right form', [Buffer.from('nothing of the kind')]],
  ])('is unknown when %s', (_what, fragments) => expect(duration(...fragments)).toBeUndefined());
});
