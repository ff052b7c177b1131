import { expect, it } from 'vitest';
import { FULL_VIEW, cameraOrbit } from './model-scene.ts';

it.each([
  [FULL_VIEW, '0deg 75deg 105%'],
  [{ turn: 180, tilt: 90, zoom: 2 }, '180deg 0deg 52.5%'],
  [{ turn: -90, tilt: -20, zoom: 0.5 }, '-90deg 110deg 210%'],
])('cameraOrbit converts the viewpoint %j', (view, orbit) => expect(cameraOrbit(view)).toBe(orbit));
