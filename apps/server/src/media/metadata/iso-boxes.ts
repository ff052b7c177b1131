/** Boxes of ISO base media files (ISO/IEC 14496-12 §4.2): MP4, M4A and AVIF. */

export interface Box {
  readonly type: string;
  /** `start` to `end` is the box with its header, `body` to `end` its content. */
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** Consecutive boxes in this range; ends silently at invalid data. */
export function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let start = from; start + 8 <= to;) {
    const box = readHead(bytes.subarray(start, start + 16), start, to);
    if (!box) return;
    yield box;
    start = box.end;
  }
}

/** @param head sixteen bytes, or fewer at the end of the file */
export function readHead(head: Buffer, start: number, to: number): Box | undefined {
  if (head.length < 8) return undefined;
  const size = head.readUInt32BE(0);
  const isLong = size === 1 && head.length === 16;
  const length = isLong ? Number(head.readBigUInt64BE(8)) : size === 0 ? to - start : size;
  const body = start + (isLong ? 16 : 8);
  const end = start + length;
  if (end < body || end > to) return undefined;
  return { type: head.toString('latin1', 4, 8), start, body, end };
}

export function findBox(
  bytes: Buffer,
  within: Pick<Box, 'body' | 'end'>,
  type: string,
): Box | undefined {
  for (const box of boxesIn(bytes, within.body, within.end)) if (box.type === type) return box;
  return undefined;
}

/** Replaces a box by free space of the same size, which readers skip (ISO/IEC 14496-12 §8.1.2). */
export function blankBox(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, body, end);
}
