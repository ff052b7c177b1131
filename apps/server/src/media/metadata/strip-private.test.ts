import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { probeMedia, type MediaFormat } from '@varde/content-pack/probe-media';
import { folderForAll } from '#test/folder.ts';
import { openMediaStore, type MediaStore } from '#media/storage/media.store.ts';
import { storeStripped } from '#packs/store-media.ts';
import { readImageCredits, readAudioVideoMetadata } from './read-metadata.ts';
import { IMAGE_STRIPPERS } from './strip-private.ts';

const SECRET = 'HemmeligSted';
const GPS = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 23/1 5171/100', GPSAreaInformation: SECRET },
};
const CREDITS = { Artist: 'Kari Nordmann', Copyright: '© Bryggens Museum' };
const CAMERA = { IFD2: { BodySerialNumber: SECRET, UserComment: SECRET } };
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:exif="e" xmlns:dc="d" xmlns:photoshop="p" exif:GPSLatitude="${SECRET}" photoshop:Credit="Foto: Kari &amp; Ola">
<dc:creator><rdf:Seq><rdf:li>Kari Nordmann</rdf:li><rdf:li>Ola Nordmann</rdf:li></rdf:Seq></dc:creator>
<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© Bryggens Museum</rdf:li></rdf:Alt></dc:rights>
<xmpMM:History>${SECRET}</xmpMM:History></rdf:Description></rdf:RDF></x:xmpmeta>${' '.repeat(2_000)}`;

describe('stripPrivate', () => {
  const folder = folderForAll();
  let store: MediaStore;
  beforeAll(async () => void (store = await openMediaStore(folder)));

  async function stored(
    bytes: Buffer,
    format: MediaFormat,
  ): Promise<{ bytes: Buffer; path: string }> {
    const path = join(folder, `in.${format}`);
    await writeFile(path, bytes);
    const { sha256 } = await storeStripped(store, path, format);
    return { bytes: await readFile(store.pathOf(sha256)), path: store.pathOf(sha256) };
  }

  const grain = createHash('shake256', { outputLength: 64 * 40 * 3 }).digest();
  const buildImage = () => sharp(grain, { raw: { width: 64, height: 40, channels: 3 } });
  type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff';
  const drawn = new Map<ImageFormat, Promise<Buffer>>();
  async function described(format: ImageFormat): Promise<Buffer> {
    const drawing = drawn.get(format) ?? draw(format);
    drawn.set(format, drawing);
    return Buffer.from(await drawing);
  }
  const draw = (format: ImageFormat) =>
    buildImage()
      .withExif({ IFD0: { ...CREDITS, Orientation: '6' }, ...CAMERA, ...GPS })
      .withXmp(XMP)
      .toFormat(format, format === 'tiff' ? { compression: 'none' } : {})
      .toBuffer();

  describe.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)('a cleaned %s', (format) => {
    it('has no location or camera data and renders as before', async () => {
      const before = await described(format);
      expect(before.includes(SECRET)).toBe(true);
      const { bytes, path } = await stored(before, format);
      expect(bytes.includes(SECRET)).toBe(false);
      expect(await probeMedia(path)).toMatchObject({ status: 'valid', format });
      const [was, is] = await Promise.all(
        [before, bytes].map((one) => sharp(one).raw().toBuffer()),
      );
      expect(is).toEqual(was);
    });

    it('retains creator and owner', async () => {
      const { bytes } = await stored(await described(format), format);
      expect(await readImageCredits(bytes)).toEqual({
        creators: ['Kari Nordmann', 'Ola Nordmann'],
        copyright: '© Bryggens Museum',
        creditLine: 'Foto: Kari & Ola',
      });
    });

    it('does not change when cleaned again', async () => {
      const once = await stored(await described(format), format);
      expect((await stored(once.bytes, format)).path).toBe(once.path);
    });

    it('can be cleaned with any length or offset of its header set to 0', async () => {
      const original = await described(format);
      for (let at = 0; at < 1_000; at += 1) {
        const bytes = Buffer.from(original).fill(0, at, at + 4);
        expect(() => IMAGE_STRIPPERS[format](bytes)).not.toThrow();
      }
    });

    it('can be cleaned with any bytes damaged, idempotently', async () => {
      const original = await described(format);
      const strip = IMAGE_STRIPPERS[format];
      const damage = fc.tuple(fc.nat(original.length - 1), fc.constantFrom(0, 1, 0x7f, 0xff));
      fc.assert(
        fc.property(
          fc.array(damage, { minLength: 1, maxLength: 4 }),
          fc.integer({ min: 16, max: original.length }),
          (damages, length) => {
            const bytes = Buffer.from(original);
            for (const [at, byte] of damages) bytes[at] = byte;
            const clean = strip(bytes.subarray(0, length));
            expect(strip(clean).equals(clean)).toBe(true);
          },
        ),
        { numRuns: 1_000 },
      );
    });

    it('is the original when it has no private metadata', async () => {
      const plain = await buildImage().toFormat(format).toBuffer();
      expect((await stored(plain, format)).bytes).toEqual(plain);
    });
  });

  it('retains the orientation and colour profile of a photograph', async () => {
    const turned = await buildImage()
      .withIccProfile('p3')
      .withExifMerge({ IFD0: { Artist: 'Kari' }, ...GPS })
      .jpeg()
      .toBuffer()
      .then((bytes) => sharp(bytes).keepMetadata().withMetadata({ orientation: 6 }).toBuffer());
    const { bytes } = await stored(turned, 'jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, hasProfile: true });
  });

  it.each([
    ['the thumbnail in the header', app0(`JFIF\0\u0001\u0002\u0001\0H\0H\u0002\u0002${SECRET}`)],
    ['the thumbnail in the extension of the header', app0(`JFXX\0\u0010${SECRET}`)],
    ['the camera data in the header', app0(`II\u001a\0\0\0HEAPJPGM${SECRET}`)],
  ])('removes %s of a JPEG', async (_, segment) => {
    const plain = await buildImage().jpeg().toBuffer();
    const before = Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]);
    const { bytes } = await stored(before, 'jpeg');
    expect(bytes.includes(SECRET)).toBe(false);
    const [was, is] = await Promise.all([before, bytes].map((one) => sharp(one).raw().toBuffer()));
    expect(is).toEqual(was);
  });

  it('cleans a JPEG with stray bytes between its segments, which is shown like any other', async () => {
    const plain = await described('jpeg');
    const secondSegment = 2 + 2 + plain.readUInt16BE(4);
    const stray = Buffer.from('stray\u00ff\0', 'latin1');
    const parts = [plain.subarray(0, secondSegment), stray, plain.subarray(secondSegment)];
    const { bytes } = await stored(Buffer.concat(parts), 'jpeg');
    expect(bytes.includes(SECRET)).toBe(false);
    const [was, is] = await Promise.all([plain, bytes].map((one) => sharp(one).raw().toBuffer()));
    expect(is).toEqual(was);
  });

  it('retains the density in the header of a JPEG', async () => {
    const { bytes } = await stored(
      await buildImage().withMetadata({ density: 144 }).jpeg().toBuffer(),
      'jpeg',
    );
    expect(await sharp(bytes).metadata()).toMatchObject({ density: 144 });
  });

  it('removes data after the end of a JPEG: the video of a motion photo', async () => {
    const { bytes } = await stored(
      Buffer.concat([await buildImage().jpeg().toBuffer(), Buffer.from(`ftypmp42${SECRET}`)]),
      'jpeg',
    );
    expect(bytes.includes(SECRET)).toBe(false);
  });

  it('removes data after the end of a PNG', async () => {
    const { bytes } = await stored(
      Buffer.concat([
        await buildImage().png().toBuffer(),
        Buffer.from(`<script>${SECRET}</script>`),
      ]),
      'png',
    );
    expect(bytes.includes(SECRET)).toBe(false);
  });

  it('removes the name of the computer and of the editor', async () => {
    const named = { IFD0: { HostComputer: SECRET, ...CREDITS } };
    const { bytes } = await stored(await buildImage().withExif(named).jpeg().toBuffer(), 'jpeg');
    expect(bytes.includes(SECRET)).toBe(false);
    expect((await readImageCredits(bytes)).creators).toEqual(['Kari Nordmann']);
  });

  it('removes private metadata of a video without moving its media data', async () => {
    const video = movie([
      box('udta', [
        box('\u00a9xyz', [Buffer.from(`\0\0\0\0+60.39${SECRET}`)]),
        box('\u00a9nam', [Buffer.from('\0\u0004\0\0Tittel', 'latin1')]),
      ]),
    ]);
    const { bytes } = await stored(video, 'mp4');
    expect(bytes.includes(SECRET)).toBe(false);
    expect(bytes.includes('Tittel')).toBe(true);
    expect(bytes.length).toBe(video.length);
    expect(bytes.subarray(-4)).toEqual(video.subarray(-4));
  });

  it('removes comments, places and private frames of an MP3, and retains its artist', async () => {
    const audio = mp3([
      frame('TPE1', '\u0003Kari'),
      frame('TXXX', `\u0003place\0${SECRET}`),
      frame('PRIV', SECRET),
      frame('TCOP', '\u00032024 Museet'),
    ]);
    const { bytes, path } = await stored(audio, 'mp3');
    expect(bytes.includes(SECRET)).toBe(false);
    expect(bytes.length).toBe(audio.length);
    expect((await readAudioVideoMetadata(path, 'mp3')).credits).toEqual({
      creators: ['Kari'],
      copyright: '2024 Museet',
    });
  });

  it('removes private metadata of a WAV file', async () => {
    const { bytes } = await stored(
      wave([
        chunk('bext', SECRET),
        chunk('LIST', `INFO${chunkText('IART', 'Kari')}${chunkText('ICMT', SECRET)}`),
      ]),
      'wav',
    );
    expect(bytes.includes(SECRET)).toBe(false);
    expect(bytes.includes('Kari')).toBe(true);
  });

  it('leaves a file of another format than declared unchanged', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif', 'tiff', 'mp3', 'mp4', 'wav'] as const) {
      const original =
        format === 'mp3' || format === 'mp4' || format === 'wav'
          ? movie([])
          : await described(format);
      for (const share of [0.1, 0.5, 0.9]) {
        const cut = original.subarray(0, Math.max(16, Math.floor(original.length * share)));
        await expect(stored(cut, format)).resolves.toBeDefined();
      }
    }
  });
});

function app0(body: string): Buffer {
  const head = Buffer.from([0xff, 0xe0, 0, body.length + 2]);
  return Buffer.concat([head, Buffer.from(body, 'latin1')]);
}

function box(type: string, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const movie = (inner: readonly Buffer[]): Buffer =>
  Buffer.concat([
    box('ftyp', [Buffer.from('isom\0\0\u0002\0isomiso2')]),
    box('moov', inner),
    box('mdat', [Buffer.from('film')]),
  ]);

function frame(type: string, text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.alloc(10);
  head.write(type, 'latin1');
  head.writeUInt32BE(body.length, 4);
  return Buffer.concat([head, body]);
}

function mp3(frames: readonly Buffer[]): Buffer {
  const tag = Buffer.concat([...frames, Buffer.alloc(64)]);
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, tag.length >> 7, tag.length & 0x7f]);
  const silence = Buffer.alloc(417);
  silence.writeUInt32BE(0xfffb9064);
  return Buffer.concat([head, tag, silence, silence, silence, silence]);
}

const chunk = (type: string, text: string): Buffer => Buffer.from(chunkText(type, text), 'latin1');

function chunkText(type: string, text: string): string {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  return `${type}${size.toString('latin1')}${text}${text.length % 2 ? '\0' : ''}`;
}

function wave(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([
    Buffer.from('WAVE'),
    chunk('fmt ', '\u0001\0\u0001\0\u0040\u001f\0\0\u0040\u001f\0\0\u0001\0\u0008\0'),
    ...chunks,
    chunk('data', '\u0080'.repeat(100)),
  ]);
  const head = Buffer.from('RIFF\0\0\0\0');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
