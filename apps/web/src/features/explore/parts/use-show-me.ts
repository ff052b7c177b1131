import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#i18n/text-context.tsx';
import { askPosition, type PositionFailure } from '#platform/position-store.ts';
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

/** Takes the map to the visitor: at once where the position is known, else after saying what for, when it becomes known. */
export function useShowMe(
  zoom: number | undefined,
  followed: MapCamera | MapBounds | undefined,
): ShowMe {
  const { state: position } = usePosition();
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
  const { sayWhatFor, sayWhyNot } = useDialogs();
  const begin = async () => {
    setAsked(true);
    const result = await askPosition();
    if (result.status === 'known') return;
    setAsked(false);
    sayWhyNot(result.why);
  };
  const beginNow = () => void begin();
  const showMe = () => (position.status === 'idle' ? sayWhatFor(beginNow) : beginNow());
  return { target, showMe, position };
}

/** Whoever cannot have the words is asked by the browser alone, and sees the map as it is. */
function useDialogs() {
  const texts = useTexts();
  const router = useRouter();
  const load = () => import('./map-dialogs.ts');
  const go = (to: string) => void router.navigate({ to });
  return {
    sayWhatFor: (onAsk: () => void) => {
      load()
        .then((dialogs) => dialogs.sayWhatFor(texts, onAsk))
        .catch(onAsk);
    },
    sayWhyNot: (why: PositionFailure) => {
      load()
        .then((dialogs) => dialogs.sayWhyNot(why, texts, go))
        .catch(() => undefined);
    },
  };
}
