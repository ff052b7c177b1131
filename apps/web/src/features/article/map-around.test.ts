import { describe, expect, it } from 'vitest';
import { mapAround } from './blocks-view.ts';

const bergen = { lat: 60.39, lng: 5.32 };
const oslo = { lat: 59.91, lng: 10.75 };
const hammerfest = { lat: 70.67, lng: 23.66 };

describe('mapAround', () => {
  it('shows nothing of no places', () => {
    expect(mapAround([])).toBeUndefined();
  });

  it.each([[[bergen]], [[bergen, bergen]]])('shows one spot with its surroundings', (places) => {
    const around = mapAround(places);
    expect(around?.lat).toBeCloseTo(bergen.lat);
    expect(around).toMatchObject({ lng: bergen.lng, zoom: 13.5 });
  });

  it('zooms out as far as it takes to show all', () => {
    expect(mapAround([bergen, oslo])).toMatchObject({ lng: 8.035, zoom: 5.2 });
    expect(mapAround([bergen, oslo, hammerfest])?.zoom).toBe(2.9);
  });
});
