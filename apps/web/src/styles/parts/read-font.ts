/** A reader of WOFF2 files that knows just enough for the tests: which characters a font has and how it varies. */
import { brotliDecompressSync } from 'node:zlib';

export interface FontFacts {
  readonly bytes: number;
  readonly characters: ReadonlySet<number>;
  readonly axes: readonly { tag: string; min: number; max: number }[];
}

/** Table tags by their index (WOFF2 §4.1); those we need are among them. */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar'.split(
    ' ',
  );
const HEADER_LENGTH = 48;

interface Entry {
  readonly tag: string;
  readonly length: number;
}

/** The table directory, and where the compressed tables begin. */
function readDirectory(file: Buffer): { entries: Entry[]; end: number } {
  let at = HEADER_LENGTH;
  const nextBase128 = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const index = flags & 0x3f;
    const tag = KNOWN_TAGS[index] ?? file.toString('latin1', at, at + 4);
    if (index === 0x3f) at += 4;
    const length = nextBase128();
    const isOutline = tag === 'glyf' || tag === 'loca';
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, length: isTransformed ? nextBase128() : length };
  });
  return { entries, end: at };
}

/** `cmap` format 4: segments of the first 65,536 characters, which is all that our scripts need. */
function readCharacters(cmap: Buffer): Set<number> {
  const characters = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + i * 8));
    if (table.readUInt16BE(0) !== 4) continue;
    const segments = table.readUInt16BE(6) / 2;
    for (let s = 0; s < segments; s++) {
      const last = table.readUInt16BE(14 + 2 * s);
      const first = table.readUInt16BE(16 + 2 * (segments + s));
      for (let code = first; code <= last && code < 0xffff; code++) characters.add(code);
    }
  }
  return characters;
}

function readAxes(fvar: Buffer): FontFacts['axes'] {
  const start = fvar.readUInt16BE(4);
  const fixed = (offset: number) => fvar.readInt32BE(offset) / 65_536;
  return Array.from({ length: fvar.readUInt16BE(8) }, (_, i) => {
    const at = start + i * 20;
    return { tag: fvar.toString('latin1', at, at + 4), min: fixed(at + 4), max: fixed(at + 12) };
  });
}

export function readFont(file: Buffer): FontFacts {
  const { entries, end } = readDirectory(file);
  const data = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)));
  const tables = new Map<string, Buffer>();
  let at = 0;
  for (const { tag, length } of entries) {
    tables.set(tag, data.subarray(at, at + length));
    at += length;
  }
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table ${tag}`);
    return found;
  };
  return {
    bytes: file.length,
    characters: readCharacters(table('cmap')),
    axes: readAxes(table('fvar')),
  };
}

/** First and last character of each part of a `unicode-range`. */
export function characterRanges(value: string): [number, number][] {
  return [...value.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
  );
}
