import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/** The TrueType font in a WOFF file (W3C WOFF 1.0): the libraries that set words for pictures read no other. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let at = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER + index * ENTRY;
    const [from, packed, full] = [4, 8, 12].map((key) => woff.readUInt32BE(entry + key)) as Entry;
    const table = woff.subarray(from, from + packed);
    const padded = Buffer.alloc(Math.ceil(full / 4) * 4);
    (packed < full ? inflateSync(table) : table).copy(padded);
    const line = 12 + 16 * index;
    woff.copy(head, line, entry, entry + 4);
    woff.copy(head, line + 4, entry + 16, entry + 20);
    head.writeUInt32BE(at, line + 8);
    head.writeUInt32BE(full, line + 12);
    tables.push(padded);
    at += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}

type Entry = [from: number, packed: number, full: number];
