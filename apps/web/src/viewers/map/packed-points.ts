import type { MapPoint } from '@varde/contract/documents';

const NUMBERS_EACH = 4;

/** Points as bare numbers, one after the other: what a worker is handed soonest. Without the one that is drawn by itself. */
export function packPoints(
  points: readonly MapPoint[],
  leftOutId?: number,
): Float64Array<ArrayBuffer> {
  const drawn = leftOutId === undefined ? points : points.filter(([id]) => id !== leftOutId);
  const packed = new Float64Array(drawn.length * NUMBERS_EACH);
  drawn.forEach((point, at) => packed.set(point, at * NUMBERS_EACH));
  return packed;
}

export function unpackPoints(packed: Float64Array): MapPoint[] {
  return Array.from({ length: packed.length / NUMBERS_EACH }, (_, at): MapPoint => {
    const [id = 0, schemaId = 0, lat = 0, lng = 0] = packed.subarray(
      at * NUMBERS_EACH,
      (at + 1) * NUMBERS_EACH,
    );
    return [id, schemaId, lat, lng];
  });
}
