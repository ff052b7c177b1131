/** AVIF: cleans the Exif and XMP items in place (ISO/IEC 14496-12 §8.11, 23008-12 annex A). */
import { cleanExif } from './exif.ts';
import { boxesIn, findBox, type Box } from './iso-boxes.ts';
import { cleanXmpInPlace } from './xmp.ts';

type Part = Pick<Box, 'body' | 'end'>;

export function stripAvif(original: Buffer): Buffer {
  const bytes = Buffer.from(original);
  const file = { body: 0, end: bytes.length };
  const meta = findBox(bytes, file, 'meta');
  if (!meta) return original;
  // A full box: four bytes of version and flags precede its child boxes.
  const inner = { body: meta.body + 4, end: meta.end };
  const kinds = itemKinds(bytes, inner);
  for (const [id, part] of itemPlaces(bytes, inner)) {
    if (part.end > bytes.length) continue;
    const data = bytes.subarray(part.body, part.end);
    if (kinds.get(id) === 'Exif' && data.length >= 4)
      cleanExif(data.subarray(4 + data.readUInt32BE(0)));
    if (kinds.get(id) === 'xmp') cleanXmpInPlace(data).copy(data);
  }
  return bytes;
}

function itemKinds(bytes: Buffer, meta: Part): Map<number, string> {
  const kinds = new Map<number, string>();
  const list = findBox(bytes, meta, 'iinf');
  if (!list) return kinds;
  const first = list.body + (bytes[list.body] === 0 ? 6 : 8);
  for (const entry of boxesIn(bytes, first, list.end))
    if (entry.type === 'infe' && (bytes[entry.body] ?? 0) >= 2)
      kinds.set(...itemKind(bytes, entry));
  return kinds;
}

function itemKind(bytes: Buffer, { body, end }: Part): [id: number, kind: string] {
  const isWide = (bytes[body] ?? 0) > 2;
  const id = isWide ? bytes.readUInt32BE(body + 4) : bytes.readUInt16BE(body + 4);
  const text = bytes.toString('latin1', body + (isWide ? 10 : 8), end);
  const isXmp = text.startsWith('mime') && text.includes('rdf+xml');
  return [id, isXmp ? 'xmp' : text.slice(0, 4)];
}

/** Items with a single extent, in the file or in the `idat` box. */
function itemPlaces(bytes: Buffer, meta: Part): Map<number, Part> {
  const list = findBox(bytes, meta, 'iloc');
  if (!list) return new Map();
  const take = takerFrom(bytes, list.body + 4);
  const version = bytes[list.body] ?? 0;
  const sizes = take(2);
  const layout = {
    version,
    offset: sizes >> 12,
    length: (sizes >> 8) & 15,
    base: (sizes >> 4) & 15,
    index: version > 0 ? sizes & 15 : 0,
    beside: findBox(bytes, meta, 'idat')?.body ?? 0,
  };
  const count = Math.min(take(version < 2 ? 2 : 4), MAX_ITEMS);
  const items = Array.from({ length: count }, () => itemPlace(take, layout));
  return new Map(items.flatMap((item) => (item ? [item] : [])));
}

const MAX_ITEMS = 10_000;

type Layout = Readonly<
  Record<'version' | 'offset' | 'length' | 'base' | 'index' | 'beside', number>
>;

function itemPlace(take: (size: number) => number, layout: Layout): [number, Part] | undefined {
  const id = take(layout.version < 2 ? 2 : 4);
  const method = layout.version === 0 ? 0 : take(2) & 15;
  take(2);
  const base = take(layout.base) + (method === 1 ? layout.beside : 0);
  const parts = Array.from({ length: take(2) }, () => {
    take(layout.index);
    const body = base + take(layout.offset);
    return { body, end: body + take(layout.length) };
  });
  const [part] = parts;
  return part && parts.length === 1 && method < 2 ? [id, part] : undefined;
}

/** Reads successive numbers; zeros past the end. */
function takerFrom(bytes: Buffer, start: number): (size: number) => number {
  let at = start;
  return (size) => {
    at += size;
    if (size === 0 || at > bytes.length) return 0;
    return size > 6 ? Number(bytes.readBigUInt64BE(at - 8)) : bytes.readUIntBE(at - size, size);
  };
}
