/**
 * Writes a PMTiles v3 archive of gzipped vector tiles
 * (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md).
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

export interface VectorTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** An uncompressed encoded vector tile. */
  readonly data: Uint8Array;
}

export interface ArchiveInfo {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Degrees: west, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
  /** TileJSON-like: name, attribution, vector_layers. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

interface Entry {
  readonly tileId: number;
  /** Bytes from the start of the tile data, or of the leaf directories. */
  readonly offset: number;
  readonly length: number;
  /** Number of consecutive tiles that share these bytes; 0 marks a pointer to a leaf directory. */
  runLength: number;
}

const HEADER_BYTES = 127;
/**
 * The PMTiles specification allows readers to expect header and root directory in the first 16 KiB.
 */
const ROOT_MAX_BYTES = 16_384 - HEADER_BYTES;
const ENTRIES_PER_LEAF = 4096;
const GZIP = 2;
const MVT = 1;

export function writePmtiles(tiles: readonly VectorTile[], info: ArchiveInfo): Buffer {
  const { entries, contents, addressed } = collect(tiles);
  const { root, leaves } = directories(entries);
  const metadata = gzipSync(JSON.stringify(info.metadata));
  const data = Buffer.concat(contents);
  const header = writeHeader({
    info,
    counts: [addressed, entries.length, contents.length],
    lengths: [root.length, metadata.length, leaves.length, data.length],
  });
  return Buffer.concat([header, root, metadata, leaves, data]);
}

/**
 * Tiles by ascending id, with equal contents stored once and adjacent equal tiles merged into runs.
 */
function collect(tiles: readonly VectorTile[]) {
  const sorted = tiles
    .map(({ z, x, y, data }) => ({ tileId: zxyToTileId(z, x, y), data }))
    .sort((a, b) => a.tileId - b.tileId);
  const entries: Entry[] = [];
  const contents: Buffer[] = [];
  const known = new Map<string, { offset: number; length: number }>();
  let end = 0;
  for (const { tileId, data } of sorted) {
    const digest = createHash('sha256').update(data).digest('base64');
    let place = known.get(digest);
    if (!place) {
      const compressed = gzipSync(data, { level: 9 });
      place = { offset: end, length: compressed.length };
      known.set(digest, place);
      contents.push(compressed);
      end += compressed.length;
    }
    const last = entries.at(-1);
    if (last?.offset === place.offset && last.tileId + last.runLength === tileId) last.runLength++;
    else entries.push({ tileId, ...place, runLength: 1 });
  }
  return { entries, contents, addressed: sorted.length };
}

/** One root directory when it fits, else a root that points to leaves. */
function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const flat = writeDirectory(entries);
  if (flat.length <= ROOT_MAX_BYTES) return { root: flat, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += ENTRIES_PER_LEAF) {
    const part = entries.slice(at, at + ENTRIES_PER_LEAF);
    const leaf = writeDirectory(part);
    pointers.push({ tileId: part[0]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: writeDirectory(pointers), leaves: Buffer.concat(leaves) };
}

/**
 * Columns of varints: count, delta-encoded ids, run lengths, lengths, and offsets (0: contiguous
 * with the previous entry).
 */
function writeDirectory(entries: readonly Entry[]): Buffer {
  const numbers = [entries.length];
  for (const [index, { tileId }] of entries.entries()) {
    numbers.push(tileId - (entries[index - 1]?.tileId ?? 0));
  }
  for (const { runLength } of entries) numbers.push(runLength);
  for (const { length } of entries) numbers.push(length);
  for (const [index, { offset }] of entries.entries()) {
    const before = entries[index - 1];
    numbers.push(before && before.offset + before.length === offset ? 0 : offset + 1);
  }
  return gzipSync(Buffer.from(numbers.flatMap(varint)), { level: 9 });
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return [...bytes, rest];
}

interface HeaderFields {
  readonly info: ArchiveInfo;
  /** Addressed tiles, directory entries, stored contents. */
  readonly counts: readonly [number, number, number];
  /** Root directory, metadata, leaf directories, tile data, in file order. */
  readonly lengths: readonly [number, number, number, number];
}

function writeHeader({ info, counts, lengths }: HeaderFields): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  let section = HEADER_BYTES;
  for (const [index, length] of lengths.entries()) {
    header.writeBigUInt64LE(BigInt(section), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    section += length;
  }
  for (const [index, count] of counts.entries()) {
    header.writeBigUInt64LE(BigInt(count), 72 + index * 8);
  }
  const isClustered = 1;
  for (const [index, byte] of [
    isClustered,
    GZIP,
    GZIP,
    MVT,
    info.minZoom,
    info.maxZoom,
  ].entries()) {
    header.writeUInt8(byte, 96 + index);
  }
  const [west, south, east, north] = info.bounds;
  const degrees = [west, south, east, north, (west + east) / 2, (south + north) / 2];
  for (const [index, value] of degrees.slice(0, 4).entries()) {
    header.writeInt32LE(Math.round(value * 1e7), 102 + index * 4);
  }
  header.writeUInt8(info.minZoom, 118);
  for (const [index, value] of degrees.slice(4).entries()) {
    header.writeInt32LE(Math.round(value * 1e7), 119 + index * 4);
  }
  return header;
}
