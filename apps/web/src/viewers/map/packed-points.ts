import { PIN_KINDS } from './map-palette.ts';
import type { MapPin } from './map-pin.ts';

const NUMBERS_EACH = 5;

/** Packs points as plain numbers, which transfer fastest. Omits the one drawn separately. */
export function packPoints(
  points: readonly MapPin[],
  leftOutId?: number,
): Float64Array<ArrayBuffer> {
  const drawn = leftOutId === undefined ? points : points.filter(([id]) => id !== leftOutId);
  const packed = new Float64Array(drawn.length * NUMBERS_EACH);
  drawn.forEach(([id, schemaId, lat, lng, pin], at) => {
    const nr = pin === undefined ? -1 : PIN_KINDS.indexOf(pin);
    packed.set([id, schemaId, lat, lng, nr], at * NUMBERS_EACH);
  });
  return packed;
}

export function unpackPoints(packed: Float64Array): MapPin[] {
  return Array.from({ length: packed.length / NUMBERS_EACH }, (_, at): MapPin => {
    const [id = 0, schemaId = 0, lat = 0, lng = 0, nr = -1] = packed.subarray(
      at * NUMBERS_EACH,
      (at + 1) * NUMBERS_EACH,
    );
    const pin = PIN_KINDS[nr];
    return pin ? [id, schemaId, lat, lng, pin] : [id, schemaId, lat, lng];
  });
}
