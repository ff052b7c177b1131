import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanIptc, PHOTOSHOP, readIptc } from './iptc.ts';
import { readImageCredits } from './read-metadata.ts';
import { stripJpeg } from './strip-image.ts';

const IPTC = 0x0404;
const THUMBNAIL = 0x040c;
const SECRET = 'HemmeligSted';
const UTF8_MARK = Buffer.from('1c015a00031b2547', 'hex');
const KIND = { byline: 80, city: 90, keywords: 25, credit: 110, copyright: 116, caption: 120 };

function dataset(kind: number, text: string, encoding: BufferEncoding = 'latin1'): Buffer {
  const body = Buffer.from(text, encoding);
  const head = Buffer.from([0x1c, 2, kind, 0, 0]);
  head.writeUInt16BE(body.length, 3);
  return Buffer.concat([head, body]);
}

/** A Photoshop resource; its name and its data are padded to an even length. */
function resource(kind: number, data: Buffer, name = ''): Buffer {
  const head = Buffer.from(`8BIM\0\0${String.fromCharCode(name.length)}${name}`, 'latin1');
  head.writeUInt16BE(kind, 4);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const padding = (bytes: Buffer) => Buffer.alloc(bytes.length % 2);
  return Buffer.concat([head, padding(head), length, data, padding(data)]);
}

const block = (...resources: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(PHOTOSHOP, 'latin1'), ...resources]);

const credits = (encoding: BufferEncoding = 'latin1'): Buffer =>
  Buffer.concat([
    dataset(KIND.byline, 'Kåre Øy', encoding),
    dataset(KIND.byline, 'Ola', encoding),
    dataset(KIND.credit, 'Foto: Ærlig', encoding),
    dataset(KIND.copyright, '© Museet', encoding),
  ]);
const PRIVATE = Buffer.concat([dataset(KIND.city, SECRET), dataset(KIND.keywords, SECRET)]);

const CREDITS = { creators: ['Kåre Øy', 'Ola'], copyright: '© Museet', creditLine: 'Foto: Ærlig' };
const NONE = { creators: [] };

/** A dataset that declares more bytes than remain. */
const cutOff = (): Buffer => dataset(KIND.copyright, 'x'.repeat(99)).subarray(0, 50);

describe('readIptc', () => {
  it.each<[string, Buffer, object]>([
    ['in Latin-1', block(resource(IPTC, credits())), CREDITS],
    ['in UTF-8', block(resource(IPTC, Buffer.concat([UTF8_MARK, credits('utf8')]))), CREDITS],
    ['without a resource block', credits(), CREDITS],
    ['in a named resource', block(resource(IPTC, credits(), 'odd')), CREDITS],
    ['in a resource with an even name', block(resource(IPTC, credits(), 'even')), CREDITS],
    [
      'after other resources',
      block(resource(THUMBNAIL, Buffer.from('abc')), resource(IPTC, credits())),
      CREDITS,
    ],
    ['among other records', Buffer.concat([PRIVATE, credits(), PRIVATE]), CREDITS],
    [
      'before a record that is cut off',
      Buffer.concat([dataset(KIND.byline, 'Ola'), cutOff()]),
      { creators: ['Ola'] },
    ],
    ['that are placeholders', dataset(KIND.byline, 'Unknown'), NONE],
    ['that are not there', block(resource(THUMBNAIL, Buffer.from('abc'))), NONE],
    ['in a block that ends within its head', block(Buffer.from('8BIM\u0004\u0004')), NONE],
    ['in nothing', Buffer.alloc(0), NONE],
  ])('reads credits %s', (_where, bytes, expected) => expect(readIptc(bytes)).toEqual(expected));

  it('ignores datasets of the same number in another record', () => {
    const other = Buffer.from(dataset(KIND.byline, 'Ola'));
    other[1] = 1;
    expect(readIptc(other)).toEqual(NONE);
  });
});

describe('cleanIptc', () => {
  const DIRTY = block(
    resource(THUMBNAIL, Buffer.from(SECRET)),
    resource(IPTC, Buffer.concat([UTF8_MARK, PRIVATE, credits('utf8'), PRIVATE])),
  );

  it('retains credits and caption, removes places, keywords and thumbnails', () => {
    const caption = dataset(KIND.caption, 'Gruva');
    const clean = cleanIptc(block(resource(IPTC, Buffer.concat([PRIVATE, credits(), caption]))));
    expect(clean.includes(SECRET)).toBe(false);
    expect(clean.includes('Gruva')).toBe(true);
    expect(readIptc(clean)).toEqual(CREDITS);
    expect(cleanIptc(DIRTY).includes(SECRET)).toBe(false);
  });

  it('retains the declaration of the text encoding', () => {
    expect(readIptc(cleanIptc(DIRTY))).toEqual(CREDITS);
    expect(cleanIptc(credits()).includes(UTF8_MARK)).toBe(false);
  });

  it.each([
    ['records', credits()],
    ['one record of odd length', dataset(KIND.byline, 'Olaf')],
  ])('writes a resource of even length for %s', (_what, data) => {
    expect(cleanIptc(data)).toEqual(block(resource(IPTC, data)));
    expect(cleanIptc(data).length % 2).toBe(0);
  });

  it.each([
    ['is private', PRIVATE],
    ['is another resource', block(resource(THUMBNAIL, Buffer.from(SECRET)))],
    ['is cut off', cutOff()],
  ])('returns an empty block when all of it %s', (_what, bytes) => {
    expect(cleanIptc(bytes)).toEqual(Buffer.alloc(0));
  });

  it('is idempotent for any input', () => {
    const part = fc.oneof(
      fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
      fc.constantFrom(UTF8_MARK, PRIVATE, credits(), DIRTY, Buffer.from('8BIM')),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const clean = cleanIptc(Buffer.concat(parts));
        expect(cleanIptc(clean)).toEqual(clean);
        expect(readIptc(clean).creators.join()).not.toContain(SECRET);
      }),
    );
  });

  it('cleanIptc replaces the block in a JPEG', async () => {
    const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#468' } })
      .jpeg()
      .toBuffer();
    const head = Buffer.from([0xff, 0xed, 0, 0]);
    head.writeUInt16BE(DIRTY.length + 2, 2);
    const before = Buffer.concat([jpeg.subarray(0, 2), head, DIRTY, jpeg.subarray(2)]);
    expect(await readImageCredits(before)).toEqual(CREDITS);
    const after = stripJpeg(before);
    expect(after.includes(SECRET)).toBe(false);
    expect(await readImageCredits(after)).toEqual(CREDITS);
  });
});
