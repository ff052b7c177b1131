import exifr from 'exifr';
import { describe, expect, it } from 'vitest';
import { cleanedExif, cleanExif, readExif } from './exif.ts';

const SECRET = 'HemmeligSted';
const ARTIST = 0x013b;
const USER_COMMENT = 0x9286;
/** Point to a directory of their own. */
const EXIF = 0x8769;
const GPS = 0x8825;
const THUMBNAIL = { from: 0x0201, length: 0x0202 };
const ASCII = 2;
const LONG = 4;

const ORDERS = ['II', 'MM'] as const;
type Order = (typeof ORDERS)[number];
/** A number is the value itself; bytes are stored after the directories. */
type Fields = readonly (readonly [tag: number, value: number | Buffer])[];

const HEADER_BYTES = 8;
const sizeOf = (fields: Fields): number => 2 + fields.length * 12 + 4;

/** Offset of the second directory. */
const afterDirectory = (first: Fields): number => HEADER_BYTES + sizeOf(first);

/**
 * A TIFF of two directories, with `rest` at its end.
 * @param isNext the first directory names the second as the next one
 */
function tiff(
  order: Order,
  first: Fields,
  second: Fields,
  { rest = Buffer.alloc(0), isNext = true } = {},
): Buffer {
  const secondAt = afterDirectory(first);
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
  const directories = [directory(first, isNext ? secondAt : 0), directory(second, 0)];
  return Buffer.concat([head, ...directories, ...values, rest]);
}

const NAME: Fields = [[ARTIST, Buffer.from('Kari Nordmann\0')]];
const NOTE: Fields = [[USER_COMMENT, Buffer.from(`${SECRET}\0`)]];

/** With a directory that a field of the first one points to. */
function withSubdirectory(order: Order, pointer: number, fields: Fields): Buffer {
  const first: Fields = [...NAME, [pointer, afterDirectory([...NAME, [pointer, 0]])]];
  return tiff(order, first, fields, { isNext: false });
}

const SUBDIRECTORIES = 0x014a;
const PREVIEW = Buffer.from(SECRET);

/** Image data of one strip. */
const strip = (at: number, data: Buffer): Fields => [
  [0x0111, at],
  [0x0117, data.length],
];

/** The first directory ends the chain. */
function withoutNext(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  return copy.fill(0, afterDirectory(NAME) - 4, afterDirectory(NAME));
}

const PRIVATE_TAGS: readonly (readonly [name: string, tag: number])[] = [
  ['the name of the computer', 0x013c],
  ['the note of the camera', 0x927c],
  ['the comment of the user', USER_COMMENT],
  ['the comment of Windows', 0x9c9c],
  ['the keywords of Windows', 0x9c9e],
  ['the subject of Windows', 0x9c9f],
  ['the unique id of the image', 0xa420],
  ['the owner of the camera', 0xa430],
  ['the serial number of the camera', 0xa431],
  ['the serial number of the lens', 0xa435],
  ['the name of the editor', 0xa438],
  ['the resources of Photoshop', 0x8649],
  ['the layers of Photoshop', 0x935c],
  ['the program that developed the image', 0xa43a],
  ['the serial number of the camera in a DNG', 0xc62f],
  ['the private data of a DNG', 0xc634],
];

/** As cameras write it: the second directory locates the thumbnail. */
function withThumbnail(order: Order, [from, length]: [number?, number?] = []): Buffer {
  const thumbnail = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SECRET)]);
  const fields = (at: number): Fields => [
    [THUMBNAIL.from, from ?? at],
    [THUMBNAIL.length, length ?? thumbnail.length],
  ];
  const at = tiff(order, NAME, fields(0)).length;
  return tiff(order, NAME, fields(at), { rest: thumbnail });
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

  it.each<[string, (bytes: Buffer) => void]>([
    ['has no byte order', (bytes) => bytes.fill(0, 0, 2)],
    ['names a first directory past its end', (bytes) => bytes.fill(0x70, 4, 8)],
    ['has more entries than it can hold', (bytes) => bytes.fill(0x70, 8, 10)],
    ['names a second directory past its end', (bytes) => bytes.fill(0x70, 30, 34)],
  ])('drops an embedded block that %s', (_what, damage) => {
    for (const pointer of [EXIF, GPS]) {
      const bytes = withSubdirectory(order, pointer, NOTE);
      expect(readExif(cleanedExif(bytes) ?? Buffer.alloc(0)).creators).toEqual(['Kari Nordmann']);
      damage(bytes);
      expect(cleanedExif(bytes)).toBeUndefined();
    }
  });

  it('keeps a block whose directories are empty without what was private', () => {
    for (const bytes of [withSubdirectory(order, EXIF, NOTE), tiff(order, NOTE, [])]) {
      const cleaned = cleanedExif(bytes);
      expect(cleaned && cleanedExif(cleaned)).toEqual(cleaned);
      expect(cleaned?.includes(SECRET)).toBe(false);
    }
  });

  it.each(PRIVATE_TAGS)('removes %s', (_, tag) => {
    const fields: Fields = [[tag, Buffer.from(`${SECRET}\0`)]];
    for (const bytes of [
      tiff(order, [...NAME, ...fields], []),
      withSubdirectory(order, EXIF, fields),
    ]) {
      cleanExif(bytes);
      expect(bytes.includes(SECRET)).toBe(false);
      expect(readExif(bytes).creators).toEqual(['Kari Nordmann']);
    }
  });

  it('removes the position with its whole directory', async () => {
    const fields: Fields = [
      [0x0002, Buffer.from(SECRET)],
      [0x001b, Buffer.from(`${SECRET}\0`)],
      [0x001e, 1],
    ];
    const bytes = withSubdirectory(order, GPS, fields);
    const from = afterDirectory([...NAME, [GPS, 0]]);
    expect(Object.keys(await exifr.parse(bytes))).toContain('GPSLatitude');
    cleanExif(bytes);
    expect(bytes.includes(SECRET)).toBe(false);
    expect(bytes.subarray(from, from + sizeOf(fields))).toEqual(Buffer.alloc(sizeOf(fields)));
    expect(await exifr.parse(bytes)).toEqual({ Artist: 'Kari Nordmann' });
  });

  it('retains the orientation and the rights', async () => {
    const [copyright, orientation] = [0x8298, 0x0112];
    const fields: Fields = [
      ...NAME,
      ...NOTE,
      [copyright, Buffer.from('Museet\0')],
      [orientation, 6],
    ];
    const bytes = tiff(order, fields, []);
    cleanExif(bytes);
    expect(bytes.includes(SECRET)).toBe(false);
    expect(await exifr.orientation(bytes)).toBe(6);
    expect(readExif(bytes)).toEqual({ creators: ['Kari Nordmann'], copyright: 'Museet' });
  });

  it.each([
    ['its kind', [0x00fe, 1]],
    ['the kind of TIFF 5.0', [0x00ff, 2]],
  ] as const)('removes a page of a TIFF image that is a preview by %s', (_, preview) => {
    const at = tiff(order, NAME, [preview, ...strip(0, PREVIEW)]).length;
    const bytes = tiff(order, NAME, [preview, ...strip(at, PREVIEW)], { rest: PREVIEW });
    cleanExif(bytes, true);
    expect(bytes.includes(SECRET)).toBe(false);
    expect(bytes).toEqual(withoutNext(bytes));
    expect(readExif(bytes).creators).toEqual(['Kari Nordmann']);
  });

  it('removes previews that a page of a TIFF image points to, and the pointer', () => {
    const preview = (at: number): Fields => [[0x00fe, 1], ...strip(at, PREVIEW)];
    const first: Fields = [...NAME, [SUBDIRECTORIES, afterDirectory([...NAME, ...NOTE])]];
    const at = tiff(order, first, preview(0)).length;
    const bytes = tiff(order, first, preview(at), { rest: PREVIEW, isNext: false });
    cleanExif(bytes, true);
    expect(bytes.includes(SECRET)).toBe(false);
    expect(bytes.includes(Buffer.from([0x01, 0x4a]))).toBe(false);
    expect(readExif(bytes).creators).toEqual(['Kari Nordmann']);
  });

  it('retains data that a preview shares with the image', () => {
    const shared = Buffer.from('pixels');
    const fields = (at: number): [Fields, Fields] => [
      [...NAME, ...strip(at, shared)],
      [[0x00fe, 1], ...strip(at, shared)],
    ];
    const at = tiff(order, ...fields(0)).length;
    const bytes = tiff(order, ...fields(at), { rest: shared });
    cleanExif(bytes, true);
    expect(bytes.subarray(at)).toEqual(shared);
  });

  it('cleans pages in any order, and ends where they form a ring', () => {
    const bytes = tiff(order, [...NAME, ...NOTE], [...NAME, ...NOTE]);
    const second = afterDirectory([...NAME, ...NOTE]);
    const next = second + sizeOf([...NAME, ...NOTE]) - 4;
    const first = bytes.subarray(4, 8);
    // The second page comes first, and names the one before it as the next.
    first.copy(bytes, next);
    bytes.subarray(second - 4, second).copy(first);
    cleanExif(bytes, true);
    expect(bytes.includes(SECRET)).toBe(false);
  });

  it('removes places and keywords from the IPTC record of a TIFF image', () => {
    const dataset = (kind: number, text: string): Buffer =>
      Buffer.concat([Buffer.from([0x1c, 2, kind, 0, text.length]), Buffer.from(text)]);
    const record = [dataset(80, 'Kari'), dataset(90, SECRET), dataset(25, SECRET)];
    const bytes = tiff(order, [...NAME, [0x83bb, Buffer.concat(record)]], []);
    cleanExif(bytes, true);
    expect(bytes.includes(SECRET)).toBe(false);
    expect(bytes.includes(dataset(80, 'Kari'))).toBe(true);
  });

  it('removes private notes on every page of a TIFF image and retains the pages', () => {
    const bytes = tiff(order, [...NAME, ...NOTE], [...NAME, ...NOTE]);
    cleanExif(bytes, true);
    expect(bytes.includes(SECRET)).toBe(false);
    expect(bytes.toString('latin1').match(/Kari Nordmann/g)).toHaveLength(2);
  });
});
