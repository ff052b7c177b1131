/** IPTC-IIM 4.2 records in JPEG's APP13 (Adobe's Photoshop "Image Resource Blocks"). */
import { creditNotes, type CreditNotes } from './credit-notes.ts';

export const PHOTOSHOP = 'Photoshop 3.0\0';
const RESOURCE = '8BIM';
const IPTC_RESOURCE = 0x0404;
const DATASET = { byline: 80, credit: 110, source: 115, copyright: 116 } as const;
const RETAINED_DATASETS = new Set<number>([...Object.values(DATASET), 0, 5, 85, 120]);

interface Dataset {
  readonly kind: number;
  readonly bytes: Buffer;
  readonly text: string;
}

export function readIptc(block: Buffer): CreditNotes {
  const datasets = datasetsOf(resourceOf(block));
  const texts = (kind: number): string[] =>
    datasets.filter((one) => one.kind === kind).map(({ text }) => text);
  return creditNotes({
    creators: texts(DATASET.byline),
    copyright: texts(DATASET.copyright)[0],
    creditLine: texts(DATASET.credit)[0],
  });
}

/** Retains credits, title and caption; drops thumbnails, program paths and places. */
export function cleanIptc(block: Buffer): Buffer {
  const data = retainedRecord(block);
  if (data.length === 0) return data;
  const head = Buffer.alloc(12);
  head.write(RESOURCE, 'latin1');
  head.writeUInt16BE(IPTC_RESOURCE, 4);
  head.writeUInt32BE(data.length, 8);
  const padding = Buffer.alloc(data.length % 2);
  return Buffer.concat([Buffer.from(PHOTOSHOP, 'latin1'), head, data, padding]);
}

/** The record of a TIFF image, padded with zeros to the original length. */
export function cleanIptcInPlace(record: Buffer): Buffer {
  const clean = retainedRecord(record);
  return Buffer.concat([clean, Buffer.alloc(record.length)]).subarray(0, record.length);
}

function retainedRecord(block: Buffer): Buffer {
  const retained = datasetsOf(resourceOf(block)).filter(({ kind }) => RETAINED_DATASETS.has(kind));
  if (retained.length === 0) return Buffer.alloc(0);
  return Buffer.concat([charsetMark(block), ...retained.map(({ bytes }) => bytes)]);
}

const UTF8_MARK = Buffer.from('1c015a00031b2547', 'hex');
const charsetMark = (block: Buffer): Buffer =>
  block.includes(UTF8_MARK) ? UTF8_MARK : Buffer.alloc(0);

/** The IPTC resource; the block itself when it is a bare record. */
function resourceOf(block: Buffer): Buffer {
  for (let at = block.indexOf(RESOURCE, 0, 'latin1'); at >= 0 && at + 12 <= block.length;) {
    const name = (block[at + 6] ?? 0) + 1;
    const start = at + 6 + name + (name % 2) + 4;
    if (start > block.length) break;
    const length = block.readUInt32BE(start - 4);
    if (block.readUInt16BE(at + 4) === IPTC_RESOURCE) return block.subarray(start, start + length);
    at = block.indexOf(RESOURCE, start + length, 'latin1');
  }
  return block[0] === 0x1c ? block : Buffer.alloc(0);
}

function datasetsOf(data: Buffer): Dataset[] {
  const encoding = data.includes(UTF8_MARK) ? 'utf8' : 'latin1';
  const found: Dataset[] = [];
  for (let at = 0; at + 5 <= data.length && data[at] === 0x1c;) {
    const end = at + 5 + data.readUInt16BE(at + 3);
    if (end > data.length) break;
    const bytes = data.subarray(at, end);
    if (data[at + 1] === 2)
      found.push({ kind: data[at + 2] ?? 0, bytes, text: data.toString(encoding, at + 5, end) });
    at = end;
  }
  return found;
}
