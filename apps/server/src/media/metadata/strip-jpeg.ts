/** JPEG (T.81 annex B): cleans the segments before the image; drops data after its end. */
import { cleanExif } from './exif.ts';
import { cleanIptc, PHOTOSHOP } from './iptc.ts';
import { cleanXmp } from './xmp.ts';

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const ICC = 'ICC_PROFILE\0';
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

/** Returns the input unchanged when it is not a JPEG with an end marker. */
export function stripJpeg(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else if (marker === MARKER.end) return Buffer.concat([...parts, bytes.subarray(at, at + 2)]);
    else {
      const end = at + 2 + bytes.readUInt16BE(at + 2);
      const next = marker === MARKER.scan ? endOfScan(bytes, end) : end;
      const body = bytes.subarray(at + 4, end);
      parts.push(...(isApp(marker) ? cleanSegment(marker, body) : [bytes.subarray(at, next)]));
      at = next;
    }
    if (at + 2 === bytes.length && bytes[at + 1] === MARKER.end)
      return Buffer.concat([...parts, bytes.subarray(at)]);
  }
  return bytes;
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
  if (marker === MARKER.app0 || marker === APP.adobe) return segment(marker, body);
  if (marker === APP.icc && starts(body, ICC)) return segment(marker, body);
  if (marker === APP.photoshop && starts(body, PHOTOSHOP)) return segment(marker, cleanIptc(body));
  return marker === APP.exifAndXmp ? cleanApp1(marker, body) : [];
}

function cleanApp1(marker: number, body: Buffer): Buffer[] {
  if (starts(body, EXIF)) return segment(marker, cleanedExif(body));
  const packet = starts(body, XMP) ? cleanXmp(body.subarray(XMP.length)) : Buffer.alloc(0);
  if (packet.length === 0) return [];
  return segment(marker, Buffer.concat([Buffer.from(XMP, 'latin1'), packet]));
}

function cleanedExif(body: Buffer): Buffer {
  const copy = Buffer.from(body);
  cleanExif(copy.subarray(EXIF.length));
  return copy;
}

function segment(marker: number, body: Buffer): Buffer[] {
  if (body.length === 0 || body.length > MAX_SEGMENT) return [];
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return [head, body];
}
