// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { simulatePosition } from '#browser/position-store.ts';
import { mount } from '#ui/testing/mount.ts';
import { useMapState, type MapState } from './use-map-state.ts';

vi.mock('@tanstack/react-router', () => ({ useRouter: () => undefined }));
vi.mock('#i18n/text-context.tsx', () => ({ useTexts: () => undefined }));

const BRYGGEN = { lat: 60.3975, lng: 5.3245 };
const AREA = { west: 5, south: 60, east: 6, north: 61 };
const URL_STATE = { search: {}, isChanging: false, write: () => {} };

it('the map moves to the visitor at zoom 13, or at its own zoom if that is nearer', async () => {
  simulatePosition({ ...BRYGGEN, accuracy: 10 });
  let map: MapState | undefined;
  function Probe() {
    map = useMapState(URL_STATE, AREA);
    return null;
  }
  mount(<Probe />);
  const showMeFrom = async (zoom: number) => {
    const camera = { center: { lat: 60.3, lng: 5.2 }, zoom };
    act(() => map?.changeView({ ...camera, bounds: AREA, visibleIds: [], pointCount: 0 }));
    await act(async () => map?.showMe());
    return map?.target;
  };
  expect(await showMeFrom(9)).toEqual({ center: BRYGGEN, zoom: 13 });
  expect(await showMeFrom(16)).toEqual({ center: BRYGGEN, zoom: 16 });
});
