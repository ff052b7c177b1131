import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** When a gesture moved nothing (a map at its edge), what waits for the map's rest comes back after this. */
const GIVE_UP_MS = 1200;

/** Whether the map in `area` is on the move: from the gesture that begins it until it tells where it came to rest. */
export function useMoving(area: RefObject<HTMLElement | null>) {
  const [isMoving, setMoving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = () => {
    clearTimeout(timer.current);
    setMoving(false);
  };
  const move = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, GIVE_UP_MS);
    setMoving(true);
  };
  const begin = useEffectEvent(move);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    const drag = ({ buttons }: PointerEvent) => buttons > 0 && begin();
    element.addEventListener('pointermove', drag, options);
    for (const gesture of ['wheel', 'keydown', 'click'])
      element.addEventListener(gesture, () => begin(), options);
    return () => {
      stop.abort();
      clearTimeout(timer.current);
    };
  }, [area]);
  return { isMoving, move, rest };
}
