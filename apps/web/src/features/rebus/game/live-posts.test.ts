import { distanceBetween } from '@varde/domain/geo';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { circleAround } from './live-posts.ts';

it('circleAround returns a closed ring at the given distance from its centre', () => {
  const place = fc.record({
    lat: fc.double({ min: 50, max: 72, noNaN: true }),
    lng: fc.double({ min: 0, max: 32, noNaN: true }),
  });
  fc.assert(
    fc.property(place, fc.integer({ min: 10, max: 500 }), (centre, metres) => {
      const ring = circleAround(centre, metres);
      expect(ring.at(-1)).toEqual(ring[0]);
      for (const [lng = 0, lat = 0] of ring) {
        const distance = distanceBetween(centre, { lat, lng });
        expect(Math.abs(distance - metres)).toBeLessThan(metres / 50 + 0.5);
      }
    }),
  );
});
