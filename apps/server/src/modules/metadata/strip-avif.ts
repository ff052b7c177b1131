/** AVIF: Exif and XMP are items (ISO/IEC 14496-12 §8.11, 23008-12 annex A); they are cleaned where they lie. */
import { cleanExif } from './exif.ts';
import { boxesIn, findBox, type Box } from './iso-boxes.ts';
import { cleanXmpInPlace } from './xmp.ts';

type Part = Pick<Box, 'body' | 'end'>;

export function stripAvif(original: Buffer): Buffer {
  const bytes = Buffer.from(original);
  const file = { body: 0, end: bytes.length };
  const meta = findBox(bytes, file, 'meta');
  if (!meta) return original;
  // A full box: four bytes of version and flags come before the boxes in it.
  const inner = { body: meta.body + 4, end: meta.end };
  const kinds = itemKinds(bytes, inner);
  for (const [id, part] of itemPlaces(bytes, inner)) {
    if (part.end > bytes.length) continue;
    const data = bytes.subarray(part.body, part.end);
    if (kinds.get(id) === 'Exif') cleanExif(data.subarray(4 + data.readUInt32BE(0)));
    if (kinds.get(id) === 'xmp') cleanXmpInPlace(data).copy(data);
  }
  return bytes;
}

function itemKinds(bytes: Buffer, meta: Part): Map<number, string> {
  const kinds = new Map<number, string>();
  const list = findBox(bytes, meta, 'iinf');
  if (!list) return kinds;
  const first = list.body + (bytes[list.body] === 0 ? 6 : 8);
  for (const { type, body, end } of boxesIn(bytes, first, list.end)) {
    const version = bytes[body] ?? 0;
    if (type !== 'infe' || version < 2) continue;
    const isWide = version > 2;
    const id = isWide ? bytes.readUInt32BE(body + 4) : bytes.readUInt16BE(body + 4);
    const kind = body + (isWide ? 10 : 8);
    const text = bytes.toString('latin1', kind, end);
    kinds.set(id, text.startsWith('mime') && text.includes('rdf+xml') ? 'xmp' : text.slice(0, 4));
  }
  return kinds;
}

/** Items of one piece that lie in the file, or in the box beside. */
function itemPlaces(bytes: Buffer, meta: Part): Map<number, Part> {
  const places = new Map<number, Part>();
  const list = findBox(bytes, meta, 'iloc');
  if (!list) return places;
  let at = list.body + 4;
  const take = (size: number): number => {
    at += size;
    return size === 0
      ? 0
      : size > 6
        ? Number(bytes.readBigUInt64BE(at - 8))
        : bytes.readUIntBE(at - size, size);
  };
  const version = bytes[list.body] ?? 0;
  const sizes = take(2);
  const [offsetSize, lengthSize, baseSize, indexSize] = [
    sizes >> 12,
    (sizes >> 8) & 15,
    (sizes >> 4) & 15,
    sizes & 15,
  ];
  const data = findBox(bytes, meta, 'idat')?.body ?? 0;
  const wide = version < 2 ? 2 : 4;
  for (let left = take(wide); left > 0 && at < list.end; left -= 1) {
    const id = take(wide);
    const method = version === 0 ? 0 : take(2) & 15;
    take(2);
    const base = take(baseSize);
    const extents = take(2);
    for (let extent = 0; extent < extents && at < list.end; extent += 1) {
      if (version > 0) take(indexSize);
      const body = base + take(offsetSize) + (method === 1 ? data : 0);
      const part = { body, end: body + take(lengthSize) };
      if (extents === 1 && method < 2) places.set(id, part);
    }
  }
  return places;
}
