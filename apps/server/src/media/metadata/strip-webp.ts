/** WebP (RFC 9649 §2): a RIFF file whose first chunk may flag which other chunks exist. */
import { cleanExif } from './exif.ts';
import { cleanXmp } from './xmp.ts';

const HEAD_BYTES = 12;
const RETAINED_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const FLAG = { xmp: 0x04 } as const;
const EXIF_PREFIX = 'Exif\0\0';

/** Returns the input unchanged when a chunk exceeds the file. */
export function stripWebp(bytes: Buffer): Buffer {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const chunks: [type: string, data: Buffer][] = [];
  for (let at = HEAD_BYTES; at + 8 <= end;) {
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > end) return bytes;
    const type = bytes.toString('latin1', at, at + 4);
    const data = cleanChunk(type, bytes.subarray(at + 8, at + 8 + length));
    if (data && data.length > 0) chunks.push([type, data]);
    at += 8 + length + (length % 2);
  }
  return assemble(chunks);
}

function cleanChunk(type: string, data: Buffer): Buffer | undefined {
  if (RETAINED_CHUNKS.has(type)) return data;
  if (type === 'XMP ') return cleanXmp(data);
  if (type !== 'EXIF') return undefined;
  const copy = Buffer.from(data);
  const hasPrefix = copy.toString('latin1', 0, 6) === EXIF_PREFIX;
  cleanExif(hasPrefix ? copy.subarray(EXIF_PREFIX.length) : copy);
  return copy;
}

function assemble(chunks: readonly [string, Buffer][]): Buffer {
  const hasXmp = chunks.some(([type]) => type === 'XMP ');
  const parts = chunks.flatMap(([type, data]) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32LE(data.length, 4);
    const body = type === 'VP8X' && !hasXmp ? withoutXmp(data) : data;
    return [head, body, Buffer.alloc(data.length % 2)];
  });
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

function withoutXmp(data: Buffer): Buffer {
  const copy = Buffer.from(data);
  copy[0] = (copy[0] ?? 0) & ~FLAG.xmp;
  return copy;
}
