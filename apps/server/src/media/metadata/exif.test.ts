import exifr from 'exifr';
import { describe, expect, it } from 'vitest';
import { cleanExif, readExif } from './exif.ts';

const SECRET = 'HemmeligSted';
const ARTIST = 0x013b;
const USER_COMMENT = 0x9286;
const THUMBNAIL = { from: 0x0201, length: 0x0202 };
const ASCII = 2;
const LONG = 4;

const ORDERS = ['II', 'MM'] as const;
type Order = (typeof ORDERS)[number];
/** A number is the value itself; bytes are stored after the directories. */
type Fields = readonly (readonly [tag: number, value: number | Buffer])[];

const HEADER_BYTES = 8;
const sizeOf = (fields: Fields): number => 2 + fields.length * 12 + 4;

/** A TIFF of two directories, with `rest` at its end. */
function tiff(order: Order, first: Fields, second: Fields, rest = Buffer.alloc(0)): Buffer {
  const secondAt = HEADER_BYTES + sizeOf(first);
  let valueAt = secondAt + sizeOf(second);
  const values: Buffer[] = [];
  const number = (bytes: number, value: number): Buffer => {
    const big = Buffer.alloc(bytes);
    big.writeUIntBE(value, 0, bytes);
    return order === 'II' ? big.reverse() : big;
  };
  const entry = ([tag, value]: Fields[number]): Buffer => {
    if (typeof value === 'number')
      return Buffer.concat([number(2, tag), number(2, LONG), number(4, 1), number(4, value)]);
    const [type, from] = [number(2, ASCII), number(4, valueAt)];
    values.push(value);
    valueAt += value.length;
    return Buffer.concat([number(2, tag), type, number(4, value.length), from]);
  };
  const directory = (fields: Fields, next: number): Buffer =>
    Buffer.concat([number(2, fields.length), ...fields.map(entry), number(4, next)]);
  const head = Buffer.concat([Buffer.from(order), number(2, 42), number(4, HEADER_BYTES)]);
  const directories = [directory(first, secondAt), directory(second, 0)];
  return Buffer.concat([head, ...directories, ...values, rest]);
}

const NAME: Fields = [[ARTIST, Buffer.from('Kari Nordmann\0')]];
const NOTE: Fields = [[USER_COMMENT, Buffer.from(`${SECRET}\0`)]];

/** As cameras write it: the second directory locates the thumbnail. */
function withThumbnail(order: Order, [from, length]: [number?, number?] = []): Buffer {
  const thumbnail = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SECRET)]);
  const fields = (at: number): Fields => [
    [THUMBNAIL.from, from ?? at],
    [THUMBNAIL.length, length ?? thumbnail.length],
  ];
  const at = tiff(order, NAME, fields(0)).length;
  return tiff(order, NAME, fields(at), thumbnail);
}

describe.each(ORDERS)('Exif in byte order %s', (order) => {
  it('removes the thumbnail, which may show a cropped part, and retains the credits', async () => {
    const bytes = withThumbnail(order);
    expect(Buffer.from((await exifr.thumbnail(bytes)) ?? []).includes(SECRET)).toBe(true);
    cleanExif(bytes);
    expect(bytes.includes(SECRET)).toBe(false);
    expect(await exifr.thumbnail(bytes)).toBeUndefined();
    expect(await exifr.parse(bytes)).toEqual({ Artist: 'Kari Nordmann' });
    expect(readExif(bytes).creators).toEqual(['Kari Nordmann']);
  });

  it.each<[string, [number?, number?]]>([
    ['starts past the end', [100_000, 50]],
    ['ends past the end', [undefined, 0xffff_ffff]],
    ['has no length', [undefined, 0]],
  ])('retains the credits when the thumbnail %s', (_what, place) => {
    const bytes = withThumbnail(order, place);
    cleanExif(bytes);
    expect(readExif(bytes).creators).toEqual(['Kari Nordmann']);
    const again = Buffer.from(bytes);
    cleanExif(again);
    expect(again).toEqual(bytes);
  });

  it('removes private notes on every page of a TIFF image and retains the pages', () => {
    const bytes = tiff(order, [...NAME, ...NOTE], [...NAME, ...NOTE]);
    cleanExif(bytes, true);
    expect(bytes.includes(SECRET)).toBe(false);
    expect(bytes.toString('latin1').match(/Kari Nordmann/g)).toHaveLength(2);
  });
});
