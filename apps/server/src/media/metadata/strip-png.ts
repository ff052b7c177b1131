/** PNG (PNG third edition §11): chunks of a length, a type, data and a checksum. */
import { crc32, inflateSync } from 'node:zlib';
import { cleanExif } from './exif.ts';
import { cleanXmp } from './xmp.ts';

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

/** Returns the input unchanged when it is not a PNG with an end chunk. */
export function stripPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    parts.push(...cleanChunk(type, bytes.subarray(at, end)));
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return bytes;
}

function cleanChunk(type: string, rawChunk: Buffer): Buffer[] {
  const data = rawChunk.subarray(8, -4);
  if (type === 'eXIf') {
    const copy = Buffer.from(data);
    cleanExif(copy);
    return [chunk(type, copy)];
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
