import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { probe } from './parts/test-pack.ts';
import { probeMedia } from './probe-media.ts';

const CUT_OFF = {
  status: 'invalid',
  issues: [expect.objectContaining({ message: 'The file is cut off or damaged' })],
};

const colored = (background: string): Sharp =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } });

const drawing = (shape: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">${shape}</svg>`;

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'tiff'] as const;

describe('images', () => {
  const images = new Map<string, Buffer>();

  beforeAll(async () => {
    // Grain makes each file long enough to cut; the same in each run.
    const raw = { width: 120, height: 80, channels: 3 } as const;
    const grain = createHash('shake256', { outputLength: 120 * 80 * 3 }).digest();
    const image = sharp(grain, { raw });
    for (const format of FORMATS)
      images.set(format, await image.clone().toFormat(format).toBuffer());
  });

  const bytesOf = (format: string): Buffer => images.get(format) ?? Buffer.alloc(0);

  it.each(FORMATS)('detects a %s by its content', async (format) => {
    const bytes = bytesOf(format);
    expect(await probe(bytes)).toEqual({
      status: 'valid',
      format,
      type: 'image',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      width: 120,
      height: 80,
      dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  it.each([
    ['a photograph', colored('#2f6a9f').jpeg(), '#286898'],
    ['a photograph without colour', colored('#888888').greyscale().png(), '#888888'],
    ['a photograph for print', colored('#3868a8').toColourspace('cmyk').tiff(), '#286898'],
    ['a drawing', drawing('<rect width="100%" height="100%" fill="#2f6a9f"/>'), '#286898'],
    ['a nearly transparent drawing', drawing('<circle r="9" fill="#a00"/>'), '#f8f8f8'],
  ])('finds the dominant colour of %s', async (_what, image, dominantColor) => {
    const bytes = typeof image === 'string' ? image : await image.toBuffer();
    expect(await probe(bytes)).toMatchObject({ dominantColor });
  });

  it.each(FORMATS.flatMap((format) => [0.3, 0.6, 0.9].map((part) => [format, part] as const)))(
    'notices that a %s ends after %d of it',
    async (format, part) => {
      const bytes = bytesOf(format);
      expect(await probe(bytes.subarray(0, Math.floor(bytes.length * part)))).toEqual(CUT_OFF);
    },
  );

  it('returns the size in display orientation for a rotated photograph', async () => {
    const turned = await sharp(bytesOf('jpeg')).withMetadata({ orientation: 6 }).toBuffer();
    expect(await probe(turned)).toMatchObject({ width: 80, height: 120 });
  });

  it('rejects 60 megapixels by the header, without decoding', async () => {
    const wide = await sharp({
      create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    // Header only: decoding would fail with another message.
    expect(await probe(wide.subarray(0, 2_000))).toMatchObject({
      status: 'invalid',
      issues: [{ message: expect.stringContaining('60.0 megapixels (10000 × 6000)') }],
    });
  });
});

describe('SVG', () => {
  const svg = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">${inner}</svg>`;

  it.each([
    ['plain', svg('<rect width="3" height="3"/>')],
    ['after a declaration and a comment', `<?xml version="1.0"?>\n<!-- <p> -->\n${svg('')}`],
    ['with a byte order mark', `\uFEFF${svg('')}`],
  ])('is detected %s', async (_title, source) => {
    expect(await probe(source)).toMatchObject({
      status: 'valid',
      format: 'svg',
      width: 30,
      height: 20,
    });
  });

  it.each([
    ['that is cut off', svg('<rect width="3"').slice(0, 90), 'cut off'],
    ['that is not UTF-8', Buffer.from(svg('<text>blå</text>'), 'latin1'), 'not UTF-8'],
    [
      'of 90 megapixels',
      '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="3000"/>',
      'megapixels',
    ],
  ])('is rejected %s', async (_title, source, message) => {
    expect(await probe(source)).toMatchObject({
      status: 'invalid',
      issues: [{ message: expect.stringContaining(message) }],
    });
  });
});

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const u32le = (value: number): Buffer => u32(value).reverse();
const box = (name: string, body: Buffer): Buffer =>
  Buffer.concat([u32(body.length + 8), Buffer.from(name, 'latin1'), body]);

const mvhd = box(
  'mvhd',
  Buffer.concat([Buffer.alloc(12), u32(1_000), u32(12_500), Buffer.alloc(80)]),
);
const mp4 = (brand: string): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0`, 'latin1')),
    box('mdat', Buffer.alloc(100)),
    box('moov', mvhd),
  ]);

const wav = Buffer.concat([
  Buffer.from('RIFF'),
  u32le(36 + 8_000),
  Buffer.from('WAVEfmt '),
  u32le(16),
  Buffer.from([1, 0, 1, 0]),
  u32le(8_000),
  u32le(16_000),
  Buffer.from([2, 0, 16, 0]),
  Buffer.from('data'),
  u32le(8_000),
  Buffer.alloc(8_000),
]);

const page = (flags: number): Buffer =>
  Buffer.concat([
    Buffer.from('OggS\0'),
    Buffer.from([flags]),
    Buffer.alloc(20),
    Buffer.from([2, 255, 45]),
    Buffer.alloc(300),
  ]);
const ogg = Buffer.concat([page(2), page(0), page(4)]);

const model = (scene: string): Buffer => {
  const json = Buffer.from(scene);
  const lengths = [u32le(20 + json.length), u32le(json.length)];
  return Buffer.concat([Buffer.from('glTF'), u32le(2), ...lengths, Buffer.from('JSON'), json]);
};
const glb = model('{"asset":{"version":"2.0"}}  ');

const webm = Buffer.concat([
  Buffer.from('1a45dfa384', 'hex'),
  Buffer.alloc(4),
  Buffer.from('1853806740c8', 'hex'),
  Buffer.alloc(200),
]);

const mp3 = Buffer.concat([
  Buffer.from('ID3\u0004\0\0', 'latin1'),
  Buffer.from([0, 0, 1, 0]),
  Buffer.alloc(128),
  Buffer.from([0xff, 0xfb, 0x90, 0]),
  Buffer.alloc(400),
]);

describe('audio, video and models', () => {
  it.each<[string, Buffer, object, cut?: number]>([
    ['mp4', mp4('isom'), { type: 'video', duration: 12.5 }],
    ['m4a', mp4('M4A '), { type: 'audio', duration: 12.5 }],
    ['wav', wav, { type: 'audio', duration: 0.5 }],
    ['ogg', ogg, { type: 'audio' }],
    ['mp3', mp3, { type: 'audio' }, mp3.length - 200],
    ['webm', webm, { type: 'video' }],
    ['glb', glb, { type: 'model3d' }],
  ])('are detected by their content, and rejected when cut off: %s', async (...row) => {
    const [format, bytes, expected, cut = 9] = row;
    expect(await probe(bytes)).toMatchObject({
      status: 'valid',
      format,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      ...expected,
    });
    expect(await probe(bytes.subarray(0, bytes.length - cut))).toEqual(CUT_OFF);
  });

  const FILM = join(import.meta.dirname, '../../../e2e/media-pack/film.mp4');

  it('have a duration when recorded by a browser in fragments', async () => {
    const found = await probe(await readFile(FILM));
    expect(found).toMatchObject({ type: 'video', duration: 11.9358 });
    expect(found).not.toHaveProperty('warnings');
  });

  it.each([
    ['hvc1', 'HEVC (H.265)'],
    ['hev1', 'HEVC (H.265)'],
    ['mp4v', 'MPEG-4 Part 2'],
    ['apcn', 'ProRes'],
  ])('are reported when browsers lack the codec: %s', async (codec, name) => {
    const film = (await readFile(FILM)).toString('latin1').replaceAll('avc1', codec);
    expect(await probe(Buffer.from(film, 'latin1'))).toMatchObject({
      status: 'valid',
      warnings: [
        {
          message: expect.stringContaining(`picture of the film is ${name}`),
          help: expect.stringContaining('ffmpeg'),
        },
      ],
    });
  });

  it('are reported when an old codec fills a WAV', async () => {
    const old = Buffer.from(wav);
    old.writeUInt16LE(0x11, 20);
    expect(await probe(old)).toMatchObject({
      warnings: expect.arrayContaining([
        expect.objectContaining({ message: expect.stringContaining('an old codec') }),
      ]),
    });
  });

  it('are reported when they play for less than a second', async () => {
    expect(await probe(wav)).toMatchObject({
      warnings: [{ message: 'It plays for 0.50 seconds only' }],
    });
  });

  it.each([0.2, 0.5, 0.9])('are reported: an MP3 that ends after %d of it', async (part) => {
    const sound = await readFile(join(import.meta.dirname, '../../../content/demo/media/hav.mp3'));
    expect(await probe(sound)).not.toHaveProperty('warnings');
    expect(await probe(sound.subarray(0, Math.floor(sound.length * part)))).toMatchObject({
      warnings: [{ message: expect.stringContaining('last frame is not complete') }],
    });
  });

  it('are rejected: an MP3 that ends before its first frame says', async () => {
    // 128 kbit/s at 44.1 kHz; the header follows 32 bytes of side information.
    const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(413)]);
    const frames = Array.from({ length: 100 }, () => frame);
    const announced = Buffer.concat([Buffer.from('Info'), u32(3), u32(100), u32(101 * 417)]);
    const whole = Buffer.concat([
      Buffer.concat([frame.subarray(0, 36), announced, Buffer.alloc(417 - 36 - 16)]),
      ...frames,
    ]);
    expect(await probe(whole)).toMatchObject({ status: 'valid', format: 'mp3' });
    expect(await probe(whole.subarray(0, 90 * 417))).toEqual(CUT_OFF);
  });

  it.each<[string, string, RegExp]>([
    ['textures in KTX2', '{"extensionsRequired":["KHR_texture_basisu"]}', /KTX2/],
    ['a scene that is none', '{"asset":', /cannot be read/],
  ])('are rejected: a model with %s', async (_what, scene, message) => {
    const { issues } = (await probe(model(scene))) as { issues: readonly unknown[] };
    expect(issues).toEqual([expect.objectContaining({ message: expect.stringMatching(message) })]);
  });

  it('are accepted: a model with KTX2 beside a universal format', async () => {
    const scene = '{"extensionsUsed":["KHR_texture_basisu"]}';
    expect(await probe(model(scene))).toMatchObject({ status: 'valid' });
  });

  it('are rejected: a video without its index', async () => {
    const video = mp4('isom');
    expect(await probe(video.subarray(0, video.length - mvhd.length - 8))).toEqual(CUT_OFF);
  });
});

it('probeMedia reports an unreadable file', async () => {
  expect(await probeMedia('/nowhere/at/all.png')).toMatchObject({ status: 'invalid' });
});
