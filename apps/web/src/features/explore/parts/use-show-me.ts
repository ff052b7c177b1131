import { useState } from 'react';
import { usePosition } from '#platform/use-position.ts';
import type { MapBounds, MapCamera } from '#viewers/map/map-camera.ts';

/** Near enough to see the next street corners around the visitor. */
const POSITION_ZOOM = 13;

export interface ShowMe {
  /** Where the map is told to go: to the visitor, or where the address was changed to, whichever came last. */
  readonly target: MapCamera | MapBounds | undefined;
  readonly showMe: () => void;
  readonly position: ReturnType<typeof usePosition>['state'];
}

/** Takes the map to the visitor: at once where the position is known, else when it becomes known after the press. */
export function useShowMe(
  zoom: number | undefined,
  followed: MapCamera | MapBounds | undefined,
): ShowMe {
  const { state: position, start } = usePosition();
  const [target, setTarget] = useState<MapCamera | MapBounds>();
  const [isAsked, setAsked] = useState(false);
  const [lastFollowed, setLastFollowed] = useState(followed);
  if (followed !== lastFollowed) {
    setLastFollowed(followed);
    setTarget(followed);
  }
  if (isAsked && position.status === 'known') {
    setAsked(false);
    const { lat, lng } = position.position;
    setTarget({ center: { lat, lng }, zoom: Math.max(zoom ?? POSITION_ZOOM, POSITION_ZOOM) });
  }
  const showMe = () => {
    setAsked(true);
    start();
  };
  return { target, showMe, position };
}
