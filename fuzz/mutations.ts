/** Arbitrary inputs of a target: its seeds with some mutations, which shrink one by one. */
import fc from 'fast-check';
import type { FuzzTarget } from './target.ts';

type Mutate = (bytes: Buffer) => Buffer;

const MAX_MUTATIONS = 8;
const MAX_REPEATS = 40;

/** Values at which lengths and offsets overflow. */
const EXTREMES = [
  '00000000',
  'ffffffff',
  '7fffffff',
  '80000000',
  '00000001',
  '0000ffff',
  'fffffffe',
];

/** In [0, 1], as positions of files whose length is not known yet. */
const place = fc.double({ min: 0, max: 1, noNaN: true });
const at = (bytes: Buffer, share: number): number => Math.floor(share * bytes.length);

const splice = (bytes: Buffer, from: number, to: number, inserted: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, from), inserted, bytes.subarray(Math.max(from, to))]);

const overwrite = fc
  .tuple(
    place,
    fc.oneof(fc.uint8Array({ minLength: 1, maxLength: 4 }), fc.constantFrom(...EXTREMES)),
  )
  .map(([share, value]): Mutate => {
    const inserted = Buffer.from(typeof value === 'string' ? Buffer.from(value, 'hex') : value);
    return (bytes) => splice(bytes, at(bytes, share), at(bytes, share) + inserted.length, inserted);
  });

const span = fc.tuple(place, fc.integer({ min: 1, max: 2_000 }));

const remove = span.map(
  ([share, length]): Mutate =>
    (bytes) =>
      splice(bytes, at(bytes, share), at(bytes, share) + length, Buffer.alloc(0)),
);

const duplicate = fc
  .tuple(span, place, fc.integer({ min: 1, max: MAX_REPEATS }))
  .map(([[share, length], target, times]): Mutate => (bytes) => {
    const from = at(bytes, share);
    const copies = Array.from({ length: times }, () => bytes.subarray(from, from + length));
    return splice(bytes, at(bytes, target), at(bytes, target), Buffer.concat(copies));
  });

const cut = place.map(
  (share): Mutate =>
    (bytes) =>
      bytes.subarray(0, at(bytes, share)),
);

const insertTokens = (tokens: readonly string[]) =>
  fc
    .tuple(
      place,
      fc.array(
        fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...tokens) },
          { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
        ),
        { minLength: 1, maxLength: 6 },
      ),
      fc.integer({ min: 1, max: MAX_REPEATS }),
    )
    .map(([share, parts, times]): Mutate => {
      const inserted = Buffer.from(parts.join('').repeat(times));
      return (bytes) => splice(bytes, at(bytes, share), at(bytes, share), inserted);
    });

/** A part of another seed at this place. */
const splicesFrom = (seeds: readonly Buffer[]) =>
  fc
    .tuple(fc.constantFrom(...seeds), span, place)
    .map(([other, [share, length], target]): Mutate => (bytes) => {
      const from = at(other, share);
      return splice(
        bytes,
        at(bytes, target),
        at(bytes, target),
        other.subarray(from, from + length),
      );
    });

export function inputsOf({ seeds, tokens }: FuzzTarget): fc.Arbitrary<Buffer> {
  const mutation = fc.oneof(
    overwrite,
    remove,
    duplicate,
    cut,
    splicesFrom(seeds),
    ...(tokens ? [insertTokens(tokens), insertTokens(tokens)] : [overwrite]),
  );
  const mutated = fc
    .tuple(fc.constantFrom(...seeds), fc.array(mutation, { maxLength: MAX_MUTATIONS }))
    .map(([seed, mutations]) => mutations.reduce((bytes, mutate) => mutate(bytes), seed));
  if (!tokens) return mutated;
  const written = fc
    .array(fc.oneof(fc.constantFrom(...tokens), fc.string({ unit: 'binary', maxLength: 8 })))
    .map((parts) => Buffer.from(parts.join('')));
  return fc.oneof({ weight: 3, arbitrary: mutated }, { weight: 1, arbitrary: written });
}
