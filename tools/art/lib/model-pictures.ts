/** How each model that has a still of its own stands in it: its poster until somebody turns it. */
import { paint } from './color.ts';
import type { Still } from './model-still.ts';

type Stand = Omit<Still, 'width' | 'height'>;

export const modelPictures: Readonly<Record<string, Stand>> = {
  batmodell: { turn: 32, tilt: 20, zoom: 1.1, ground: [paint.mist, paint.slate] },
  'bildstein-modell': { turn: 20, tilt: 8, zoom: 1.18, ground: [paint.haze, paint.fjord] },
  'gruvelampe-modell': { turn: 32, tilt: 14, zoom: 1.16, ground: [paint.umber, paint.tar] },
  'ullsaks-modell': { turn: 24, tilt: 12, zoom: 1.14, ground: [paint.lime, paint.umber] },
};
