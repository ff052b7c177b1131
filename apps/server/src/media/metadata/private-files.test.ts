/**
 * What docs/operations/media.md promises, of files that other programs wrote
 * (`apps/server/test/private-files/README.md`), read by other libraries.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import exifr from 'exifr';
import fc from 'fast-check';
import { parseFile } from 'music-metadata';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { probeMedia, type MediaFormat } from '@varde/content-pack/probe-media';
import { folderForAll } from '#test/folder.ts';
import { openMediaStore, type MediaStore } from '#media/storage/media.store.ts';
import { storeStripped } from '#packs/store-media.ts';
import { readImageCredits } from './read-metadata.ts';
import { IMAGE_STRIPPERS } from './strip-private.ts';

type File = readonly [file: string, format: MediaFormat];

const FILES = new URL('../../../test/private-files/', import.meta.url).pathname;
/** The value of all private texts of the files, also of one inside their thumbnails. */
const SECRET = 'HemmeligSted';
const IMAGES: readonly File[] = [
  ['photo.jpg', 'jpeg'],
  ['photo.png', 'png'],
  ['photo.webp', 'webp'],
  ['photo.avif', 'avif'],
  ['photo.tif', 'tiff'],
];
const RECORDINGS: readonly File[] = [
  ['film.mp4', 'mp4'],
  ['phone.mp4', 'mp4'],
  ['sound.m4a', 'm4a'],
  ['sound.mp3', 'mp3'],
  ['sound.wav', 'wav'],
];
/** Bytes of `photo.avif`, by its item locations. */
const AVIF_THUMBNAIL = { from: 6151, to: 6244 };
/** A row of the reduced page of `photo.tif`, which is red. */
const TIFF_THUMBNAIL_ROW = Buffer.from('cc0000'.repeat(12), 'hex');

const RETAINED_EXIF = [
  'ImageDescription',
  'Orientation',
  'XResolution',
  'YResolution',
  'ResolutionUnit',
  'Software',
  'Artist',
  'YCbCrPositioning',
  'Copyright',
  'ExifVersion',
  'DateTimeOriginal',
  'ComponentsConfiguration',
  'FlashpixVersion',
  'ColorSpace',
];

/** Tags by which a TIFF image finds its pixels. */
const TIFF_STRUCTURE =
  /^(?:Image(?:Width|Height)|.*(?:Strip|PerPixel|PerSample).*|.*Interpretation|Compression|PlanarConfiguration|Predictor|SampleFormat)$/;

const isSecretIn = (bytes: Buffer): boolean =>
  bytes.includes(SECRET) || bytes.includes(Buffer.from(SECRET, 'utf16le'));

const withoutPrefix = (exif: Buffer = Buffer.alloc(0)): Buffer =>
  exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;

/** Names of the tags that exifr finds in the Exif structure, its thumbnail directory included. */
async function exifTags(path: string): Promise<string[]> {
  const { format, exif } = await sharp(path).metadata();
  const bytes = format === 'tiff' ? await readFile(path) : withoutPrefix(exif);
  const blocks = { tiff: true, exif: true, gps: true, ifd1: true };
  return Object.keys((await exifr.parse(bytes, blocks)) ?? {});
}

describe('a stored file', () => {
  const folder = folderForAll();
  let store: MediaStore;
  beforeAll(async () => void (store = await openMediaStore(folder)));

  async function storedPath(file: string, format: MediaFormat): Promise<string> {
    return store.pathOf((await storeStripped(store, join(FILES, file), format)).sha256);
  }

  async function beforeAndAfter([file, format]: File): Promise<[Buffer, Buffer]> {
    const paths = [join(FILES, file), await storedPath(file, format)];
    return (await Promise.all(paths.map((path) => readFile(path)))) as [Buffer, Buffer];
  }

  it.each([...IMAGES, ...RECORDINGS])('%s has no private text or position', async (...file) => {
    const [before, after] = await beforeAndAfter(file);
    expect(isSecretIn(before)).toBe(true);
    expect(isSecretIn(after)).toBe(false);
    expect(after.includes('+60.39')).toBe(false);
  });

  it.each(IMAGES)('%s looks the same', async (...file) => {
    const [was, is] = await Promise.all(
      (await beforeAndAfter(file)).map((bytes) => sharp(bytes).raw().toBuffer()),
    );
    expect(is).toEqual(was);
    const path = await storedPath(...file);
    expect(await probeMedia(path)).toMatchObject({ status: 'valid', format: file[1] });
  });

  it.each(IMAGES)('%s has no Exif tags but those documented', async (...[file, format]) => {
    expect(await exifTags(join(FILES, file))).toEqual(
      expect.arrayContaining(['GPSLatitude', 'SerialNumber', 'LensSerialNumber', 'HostComputer']),
    );
    const tags = await exifTags(await storedPath(file, format));
    const left = tags.filter((tag) => !TIFF_STRUCTURE.test(tag));
    expect(RETAINED_EXIF).toEqual(expect.arrayContaining(left));
    expect(left).toEqual(expect.arrayContaining(['Artist', 'Copyright', 'Orientation']));
  });

  it.each(IMAGES)('%s names its creator, its owner and the credit line', async (...file) => {
    expect(await readImageCredits(await storedPath(...file))).toEqual({
      creators: ['Kari Nordmann'],
      copyright: '© Havnemuseet',
      creditLine: 'Foto: Kari',
    });
  });

  it.each(['photo.jpg', 'photo.tif'])(
    '%s has only credits, title, caption in IPTC',
    async (file) => {
      const format = file === 'photo.jpg' ? 'jpeg' : 'tiff';
      const { iptc } = await sharp(await storedPath(file, format)).metadata();
      const datasets = (iptc ?? Buffer.alloc(0)).toString('latin1').split('\u001c\u0002').slice(1);
      const kinds = datasets.map((dataset) => dataset.charCodeAt(0));
      expect(new Set(kinds)).toEqual(new Set([0, 5, 80, 110, 116, 120]));
    },
  );

  it('of a JPEG has no thumbnail', async () => {
    const [before, after] = await beforeAndAfter(['photo.jpg', 'jpeg']);
    expect(await exifr.thumbnail(before)).toBeDefined();
    expect(await exifr.thumbnail(after)).toBeUndefined();
  });

  it('of an AVIF has no thumbnail item', async () => {
    const [before, after] = await beforeAndAfter(['photo.avif', 'avif']);
    const { from, to } = AVIF_THUMBNAIL;
    expect(before.subarray(from, from + 2).toString('hex')).toBe('1200');
    expect(after.subarray(from, to)).toEqual(Buffer.alloc(to - from));
  });

  it('of a TIFF has no reduced page', async () => {
    const [before, after] = await beforeAndAfter(['photo.tif', 'tiff']);
    expect(before.includes(TIFF_THUMBNAIL_ROW)).toBe(true);
    expect(after.includes(TIFF_THUMBNAIL_ROW)).toBe(false);
    const pages = await Promise.all(
      [before, after].map(async (bytes) => (await sharp(bytes).metadata()).pages),
    );
    expect(pages).toEqual([2, 1]);
  });

  it('of video and audio retains title, people and rights only', async () => {
    const tags = await Promise.all(
      RECORDINGS.map(async ([file, format]) => {
        const { native } = await parseFile(await storedPath(file, format));
        const all = Object.values(native).flat();
        return [file, all.filter(({ id }) => id !== 'JUNK').map(({ id, value }) => [id, value])];
      }),
    );
    const [title, artist] = ['Krana', 'Kari Nordmann'];
    expect(Object.fromEntries(tags)).toEqual({
      'film.mp4': [
        ['©nam', title],
        ['©ART', artist],
        ['©too', expect.any(String)],
        ['cprt', 'Havnemuseet'],
        ['desc', title],
      ],
      'phone.mp4': [],
      'sound.m4a': [
        ['©nam', title],
        ['©ART', artist],
        ['©too', expect.any(String)],
        ['cprt', 'Havnemuseet'],
      ],
      'sound.mp3': [
        ['TIT2', title],
        ['TPE1', artist],
        ['TCOP', 'Havnemuseet'],
        ['TSSE', expect.any(String)],
      ],
      'sound.wav': [
        ['IART', artist],
        ['ICOP', 'Havnemuseet'],
        ['INAM', title],
        ['ISFT', expect.any(String)],
      ],
    });
  });

  it.each([...IMAGES, ...RECORDINGS])('%s does not change when cleaned again', async (...file) => {
    const path = await storedPath(...file);
    const again = await storeStripped(store, path, file[1]);
    expect(store.pathOf(again.sha256)).toBe(path);
  });

  it.each(['avif', 'tiff'] as const)(
    'is cleaned idempotently with any bytes damaged, of %s with thumbnails',
    async (format) => {
      const original = await readFile(join(FILES, format === 'avif' ? 'photo.avif' : 'photo.tif'));
      const strip = IMAGE_STRIPPERS[format];
      const damage = fc.tuple(fc.nat(original.length - 1), fc.constantFrom(0, 1, 0x7f, 0xff));
      fc.assert(
        fc.property(fc.array(damage, { minLength: 1, maxLength: 4 }), (damages) => {
          const bytes = Buffer.from(original);
          for (const [at, byte] of damages) bytes[at] = byte;
          const clean = strip(bytes);
          expect(strip(clean).equals(clean)).toBe(true);
        }),
        { numRuns: 1_000 },
      );
    },
  );

  it('is not made of a HEIC, which is refused', async () => {
    expect(await probeMedia(join(FILES, 'photo.heic'))).toMatchObject({ status: 'invalid' });
  });
});
