/** Malicious and mislabelled media files: each is rejected with an actionable message. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { probe } from './parts/test-pack.ts';

/** Milliseconds that an endless drawing is drawn for. */
const DRAWING_LIMIT = 500;

type Bytes = Buffer | string;

const refused = (message: string | RegExp, help: string | RegExp) => ({
  status: 'invalid',
  issues: [{ message: expect.stringMatching(message), help: expect.stringMatching(help) }],
});

const svg = (inner: string, size = 'width="300" height="200"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inner}</svg>`;
const small = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#468' } })
    .toFormat(format)
    .toBuffer();

describe('a file with a misleading name', () => {
  it.each<[string, Bytes, string, string]>([
    ['a web page', '<!doctype html><script>alert(1)</script>', 'a web page', 'the file itself'],
    ['a page without a head', '\n<HTML><body onload="x()">', 'a web page', 'Save image'],
    ['a photograph of an iPhone', iso('heic'), 'HEIC', 'JPEG'],
    ['a GIF', 'GIF89a\u0010\0\u0010\0', 'a GIF', 'PNG'],
    ['a GIF that claims to be huge', 'GIF89a\u00ff\u00ff\u00ff\u00ff', 'a GIF', 'PNG'],
    ['a PDF', '%PDF-1.7', 'a PDF', 'JPEG'],
    ['an office document', 'PK\u0003\u0004', 'office document', 'Unpack'],
    ['a program', '\u007fELF', 'a program', 'Delete'],
    ['a playlist', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n', 'a list of other files', 'itself'],
    ['a list to join', 'ffconcat version 1.0\nfile /etc/passwd\n', 'a list of other', 'itself'],
    ['an AVI', 'RIFF\0\0\0\0AVI LIST', 'an AVI video', 'MP4'],
    ['a glTF in pieces', '{ "asset": { "version": "2.0" } }', 'several files', 'GLB'],
    ['an SVG in UTF-16', Buffer.from('\uFEFF<svg/>', 'utf16le'), 'UTF-16', 'UTF-8'],
    ['noise', Buffer.alloc(500, 7), 'no kind that packs use', 'jpeg, png'],
  ])('is rejected: %s', async (_what, bytes, message, help) => {
    const written = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
    expect(await probe(written)).toEqual(refused(message, help));
  });

  it('is detected as an image when it is also a valid web page', async () => {
    const both = Buffer.concat([await small('jpeg'), Buffer.from('<script>alert(1)</script>')]);
    expect(await probe(both)).toMatchObject({ status: 'valid', format: 'jpeg' });
  });
});

describe('an image with huge dimensions', () => {
  const HUGE = /megapixels .*50 is the maximum/;

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['PNG', () => png(30_000, 30_000, deflateSync(Buffer.alloc(100)))],
    ['WebP', () => lossyWebp(12_000, 12_000)],
    ['AVIF', () => hugeAvif()],
    ['JPEG', () => hugeJpeg()],
  ])('is rejected by its header: %s', async (_format, make) => {
    expect(await probe(await make())).toEqual(refused(HUGE, 'Save it smaller'));
  });

  it('may be compressed a thousandfold as long as it is not huge', async () => {
    const blank = png(7_000, 7_000, deflateSync(Buffer.alloc(7_000 * (7_000 * 3 + 1))));
    expect(blank.length).toBeLessThan(200_000);
    expect(await probe(blank)).toMatchObject({ status: 'valid', width: 7_000 });
  });

  it('is not decompressed beyond its image data', async () => {
    const packed = Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(100_000_000))]);
    const before = process.memoryUsage().rss;
    await probe(png(10, 10, deflateSync(Buffer.alloc(310)), chunk('iCCP', packed)));
    expect(process.memoryUsage().rss - before).toBeLessThan(90_000_000);
  });
});

describe('a drawing', () => {
  const ENTITY = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  it.each([
    ['with a script', svg('<script>alert(1)</script>'), 'holds a script', 'Delete it'],
    ['with an event handler', svg('<g onload="alert(1)"/>'), 'event handler', 'Delete it'],
    ['with a foreign entity', ENTITY + svg('<text>&#38;x;</text>'), 'entities', 'Delete the line'],
    ['with a piece of a page', svg('<foreignObject/>'), 'piece of a web page', 'Delete it'],
    ['with a file from outside', svg('<image href="/etc/passwd"/>'), 'outside itself', 'embed'],
    ['with a style from outside', svg('<style>@import "x"</style>'), 'outside itself', 'embed'],
  ])('is rejected %s', async (_what, source, message, help) => {
    expect(await probe(source)).toMatchObject({
      status: 'invalid',
      issues: [
        expect.objectContaining({
          message: expect.stringMatching(message),
          help: expect.stringMatching(help),
          line: 1,
        }),
      ],
    });
  });

  it('is rejected when it multiplies without end', async () => {
    expect(await probe(svg(copies(10)), DRAWING_LIMIT)).toMatchObject({ status: 'invalid' });
  });

  it('is rejected with advice when rendering takes too long', async () => {
    const endless = await probe(svg(noise(40)), DRAWING_LIMIT);
    expect(endless).toEqual(refused('too long to draw', 'PNG'));
  });

  it.each([
    ['a huge picture', 1, 30_000],
    ['many large ones', 12, 3_000],
  ])('is rejected when it embeds %s', async (_what, times, side) => {
    const embedded = png(side, side, deflateSync(Buffer.alloc(100))).toString('base64');
    const image = `<image href="data:image/png;base64,${embedded}" width="9" height="9"/>`;
    expect(await probe(svg(image.repeat(times)))).toEqual(
      refused(/megapixels together; 50 is the maximum/, 'smaller'),
    );
  });

  it('may embed images', async () => {
    const embedded = (await small('png')).toString('base64');
    const image = `<image href="data:image/png;base64,${embedded}" width="9" height="9"/>`;
    expect(await probe(svg(image))).toMatchObject({ status: 'valid' });
  });

  it('is accepted after the trial of another one was aborted', async () => {
    expect(await probe(svg('<rect width="9" height="9"/>'))).toMatchObject({ status: 'valid' });
  });

  it('is rejected when it is very tall', async () => {
    const tall = svg('', 'width="1" height="40000000"');
    expect(await probe(tall)).toMatchObject({ status: 'invalid' });
  });
});

const NOTHING = Buffer.alloc(0);

function iso(brand: string): Buffer {
  return Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

function png(width: number, height: number, data: Buffer, beside: Buffer = NOTHING): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const chunks = [chunk('IHDR', head), beside, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), ...chunks]);
}

/** The dimensions follow the start code 9d 01 2a. */
async function lossyWebp(width: number, height: number): Promise<Buffer> {
  const bytes = await small('webp');
  const at = bytes.indexOf(Buffer.from('9d012a', 'hex')) + 3;
  bytes.writeUInt16LE(width, at);
  bytes.writeUInt16LE(height, at + 2);
  return bytes;
}

async function hugeAvif(): Promise<Buffer> {
  const bytes = await small('avif');
  const at = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(40_000, at);
  bytes.writeUInt32BE(40_000, at + 4);
  return bytes;
}

async function hugeJpeg(): Promise<Buffer> {
  const bytes = await small('jpeg');
  const at = bytes.indexOf(Buffer.from('ffc0', 'hex')) + 5;
  bytes.writeUInt16BE(60_000, at);
  bytes.writeUInt16BE(60_000, at + 2);
  return bytes;
}

/** Each group contains the previous one ten times. */
function copies(depth: number): string {
  let groups = '<g id="a0"><rect width="1" height="1"/></g>';
  for (let at = 1; at <= depth; at += 1)
    groups += `<g id="a${at}">${`<use href="#a${at - 1}"/>`.repeat(10)}</g>`;
  return `<defs>${groups}</defs><use href="#a${depth}"/>`;
}

function noise(times: number): string {
  const layer = '<feTurbulence numOctaves="100" baseFrequency="0.01"/>';
  return `<filter id="f">${layer.repeat(times)}</filter><rect filter="url(#f)" width="300" height="200"/>`;
}
