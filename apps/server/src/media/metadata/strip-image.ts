/**
 * Removes private metadata from JPEG, PNG and WebP files. Decoders are tolerant, so a damaged file
 * may be shown: what follows the damage is dropped where its parts cannot be told apart.
 */
import { cleanedExif } from './exif.ts';
import { cleanIptc, PHOTOSHOP } from './iptc.ts';
import { cleanXmp } from './xmp.ts';
import { crc32, inflateSync } from 'node:zlib';

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const ICC = 'ICC_PROFILE\0';
const JFIF = 'JFIF\0';
/** JFIF 1.02: ends with width and height of a thumbnail, whose pixels follow. */
const JFIF_BYTES = 14;
const MARKER = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  comment: 0xfe,
  app0: 0xe0,
  app15: 0xef,
} as const;
const APP = { exifAndXmp: 0xe1, icc: 0xe2, photoshop: 0xed, adobe: 0xee } as const;
const MAX_SEGMENT = 65_533;

/**
 * T.81 annex B. Cleans the segments before the image; drops data after its end marker, and stray
 * bytes between segments, which decoders skip.
 */
export function stripJpeg(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)];
  for (let at = nextMarker(bytes, 2); at + 2 <= bytes.length; at = nextMarker(bytes, at)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === MARKER.end) return Buffer.concat([...parts, bytes.subarray(at, at + 2)]);
    if (at + 4 > bytes.length) break;
    const end = at + 2 + Math.max(2, bytes.readUInt16BE(at + 2));
    const next = marker === MARKER.scan ? endOfScan(bytes, end) : end;
    const body = bytes.subarray(at + 4, end);
    parts.push(...(isApp(marker) ? cleanSegment(marker, body) : [bytes.subarray(at, next)]));
    at = next;
  }
  return Buffer.concat(parts);
}

/** Offset of the next marker from here on, after stray and fill bytes; the length without one. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff) return at;
  }
  return bytes.length;
}

const isApp = (marker: number): boolean =>
  (marker >= MARKER.app0 && marker <= MARKER.app15) || marker === MARKER.comment;

/** Offset of the next marker that is neither a restart nor a stuffed byte. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const starts = (body: Buffer, prefix: string): boolean =>
  body.toString('latin1', 0, prefix.length) === prefix;

/** Retains colour profile, colour transform and credits; drops all else. */
function cleanSegment(marker: number, body: Buffer): Buffer[] {
  if (marker === APP.adobe) return segment(marker, body);
  if (marker === MARKER.app0) return segment(marker, cleanJfif(body));
  if (marker === APP.icc && starts(body, ICC)) return segment(marker, body);
  if (marker === APP.photoshop && starts(body, PHOTOSHOP)) return segment(marker, cleanIptc(body));
  return marker === APP.exifAndXmp ? cleanApp1(marker, body) : [];
}

/** The header without its thumbnail; nothing of other segments: JFXX thumbnails, camera data. */
function cleanJfif(body: Buffer): Buffer {
  if (!starts(body, JFIF) || body.length < JFIF_BYTES) return Buffer.alloc(0);
  const head = Buffer.from(body.subarray(0, JFIF_BYTES));
  return head.fill(0, JFIF_BYTES - 2);
}

function cleanApp1(marker: number, body: Buffer): Buffer[] {
  if (starts(body, EXIF)) {
    const block = cleanedExif(body.subarray(EXIF.length));
    return block ? segment(marker, Buffer.concat([Buffer.from(EXIF, 'latin1'), block])) : [];
  }
  const packet = starts(body, XMP) ? cleanXmp(body.subarray(XMP.length)) : Buffer.alloc(0);
  if (packet.length === 0) return [];
  return segment(marker, Buffer.concat([Buffer.from(XMP, 'latin1'), packet]));
}

function segment(marker: number, body: Buffer): Buffer[] {
  if (body.length === 0 || body.length > MAX_SEGMENT) return [];
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return [head, body];
}

const SIGNATURE_BYTES = 8;
const XMP_KEYWORD = 'XML:com.adobe.xmp';
const RETAINED_KEYWORDS = new Set(['Author', 'Copyright', 'Title', 'Description']);
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);
/** Chunks that do not affect rendering. */
const DROPPED = new Set(['tIME', 'dSIG', 'caBX']);
/** Animation chunks, although their names mark them as private. */
const ANIMATION = new Set(['acTL', 'fcTL', 'fdAT']);
const PRIVATE = /^[a-z][a-z]/;
const MAX_PACKET_BYTES = 4_000_000;

/** PNG third edition §11: chunks of a length, a type, data and a checksum. */
export function stripPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    parts.push(...cleanChunk(type, bytes.subarray(at, end)));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(parts);
}

function cleanChunk(type: string, rawChunk: Buffer): Buffer[] {
  const data = rawChunk.subarray(8, -4);
  if (type === 'eXIf') {
    const block = cleanedExif(data);
    return block ? [chunk(type, block)] : [];
  }
  if (TEXTS.has(type)) return cleanText(type, data, rawChunk);
  if (ANIMATION.has(type)) return [rawChunk];
  return DROPPED.has(type) || PRIVATE.test(type) ? [] : [rawChunk];
}

function cleanText(type: string, data: Buffer, rawChunk: Buffer): Buffer[] {
  const [keyword] = data.toString('latin1', 0, 80).split('\0', 1);
  if (keyword === XMP_KEYWORD) return cleanPacket(type, data);
  return RETAINED_KEYWORDS.has(keyword ?? '') ? [rawChunk] : [];
}

function cleanPacket(type: string, data: Buffer): Buffer[] {
  const clean = cleanXmp(packetOf(type, data));
  const head = Buffer.from(`${XMP_KEYWORD}\0\0\0\0\0`, 'latin1');
  return clean.length > 0 ? [chunk('iTXt', Buffer.concat([head, clean]))] : [];
}

/**
 * iTXt: keyword, compression flag and method, language, translated keyword, text (PNG third edition
 * §11.3.3.4). Some programs write XMP as zTXt: keyword, compression method, text.
 */
function packetOf(type: string, data: Buffer): Buffer {
  const start = XMP_KEYWORD.length + 1;
  if (type === 'tEXt') return data.subarray(start);
  if (type === 'zTXt') return unpack(data.subarray(start + 1), true);
  const language = data.indexOf(0, start + 2);
  const text = data.indexOf(0, language + 1) + 1;
  return unpack(data.subarray(text), data[start] === 1);
}

function unpack(text: Buffer, isCompressed: boolean): Buffer {
  if (!isCompressed) return text;
  try {
    return inflateSync(text, { maxOutputLength: MAX_PACKET_BYTES });
  } catch {
    return Buffer.alloc(0);
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

const HEAD_BYTES = 12;
const RETAINED_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Of the first chunk, for chunks that may be dropped. */
const FLAGS = { EXIF: 0x08, 'XMP ': 0x04 } as const;

/** RFC 9649 §2: a RIFF file whose first chunk may flag which other chunks exist. */
export function stripWebp(bytes: Buffer): Buffer {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const chunks: [type: string, data: Buffer][] = [];
  for (let at = HEAD_BYTES; at + 8 <= end;) {
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > end) break;
    const type = bytes.toString('latin1', at, at + 4);
    const data = cleanWebpChunk(type, bytes.subarray(at + 8, at + 8 + length));
    if (data && data.length > 0) chunks.push([type, data]);
    at += 8 + length + (length % 2);
  }
  return assemble(chunks);
}

function cleanWebpChunk(type: string, data: Buffer): Buffer | undefined {
  if (RETAINED_CHUNKS.has(type)) return data;
  if (type === 'XMP ') return cleanXmp(data);
  if (type !== 'EXIF') return undefined;
  // Some programs write the prefix of JPEG.
  return cleanedExif(starts(data, EXIF) ? data.subarray(EXIF.length) : data);
}

function assemble(chunks: readonly [string, Buffer][]): Buffer {
  const absent = Object.entries(FLAGS)
    .filter(([name]) => !chunks.some(([type]) => type === name))
    .reduce((flags, [, flag]) => flags | flag, 0);
  const parts = chunks.flatMap(([type, data]) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32LE(data.length, 4);
    const body = type === 'VP8X' ? withoutFlags(data, absent) : data;
    return [head, body, Buffer.alloc(data.length % 2)];
  });
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

function withoutFlags(data: Buffer, flags: number): Buffer {
  const copy = Buffer.from(data);
  copy[0] = (copy[0] ?? 0) & ~flags;
  return copy;
}
