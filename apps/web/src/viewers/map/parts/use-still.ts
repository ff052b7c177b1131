/**
 * Pictures in place of the live map, until the visitor touches them, or until the browser is idle
 * where it draws fast.
 */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '#browser/page-lifecycle.ts';
import { publicSite } from '#browser/site.ts';
import type { MapFrame } from '../map-camera.ts';
import { openingFrame, paddingOf, type MapSize } from '../map-frame.ts';
import type { MapPin } from '../map-points.ts';
import type { MapViewProps } from '../map-view.tsx';
import { pointsInView } from '../points-in-view.ts';
import { coveredBy, type MapElements } from './map-elements.ts';

interface Still {
  readonly frame: MapFrame;
  readonly size: MapSize;
}

export interface UsedStill {
  /** Whether the live map is wanted; it stays so. */
  readonly isLive: boolean;
  readonly goLive: () => void;
  /** What the pictures show; undefined before the page has its script, and without pictures. */
  readonly still: Still | undefined;
}

/** Nearer than this the bundled map is too coarse for pictures. */
const STILL_BELOW_ZOOM = 10.5;
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'focusin'] as const;

export function useStill(elements: MapElements, props: MapViewProps): UsedStill {
  const isWanted = needsLiveMap(props);
  const [isLive, setLive] = useState(isWanted);
  if (isWanted && !isLive) setLive(true);
  const [still, setStill] = useState<Still>();
  const goLive = useCallback(() => setLive(true), []);

  const { initialView } = props;
  const { map, holder, controls } = elements;
  useEffect(() => {
    const [whole, container] = [map.current, holder.current];
    if (isLive || !whole || !container) return undefined;
    const measure = (): void => {
      const size = { width: container.clientWidth, height: container.clientHeight };
      if (size.width === 0 || size.height === 0) return;
      const padding = paddingOf(size, coveredBy(controls.current, container));
      const frame = openingFrame(initialView, size, padding);
      if (frame.zoom < STILL_BELOW_ZOOM) setStill({ frame, size });
      else setLive(true);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(container);
    const ended = new AbortController();
    for (const type of TOUCHES)
      whole.addEventListener(type, goLive, { passive: true, signal: ended.signal });
    const cancelIdle = whenIdle(() => {
      // It may have been touched before the page had its script.
      if (drawsFast() || whole.matches(':hover')) goLive();
    });
    return () => {
      observer.disconnect();
      ended.abort();
      cancelIdle();
    };
  }, [isLive, initialView, map, holder, controls, goLive]);

  const reportView = useEffectEvent((frame: MapFrame, points: readonly MapPin[]) =>
    props.onViewChange({
      ...frame,
      visibleIds: pointsInView(points, frame.bounds, frame.center),
    }),
  );
  useEffect(() => {
    if (still && !isLive) reportView(still.frame, props.points);
  }, [still, isLive, props.points]);
  return { isLive, goLive, still };
}

/** Pictures are of the bundled map, from the page's own server, and show what all visitors see. */
function needsLiveMap(props: MapViewProps): boolean {
  const { still, initialView, line, walkingRoute, position, target } = props;
  const { map, server } = publicSite();
  return (
    !still ||
    ('zoom' in initialView && initialView.zoom >= STILL_BELOW_ZOOM) ||
    [map, server, line, walkingRoute, position, target].some((one) => one !== undefined)
  );
}

/** Names of what draws without a graphics card, where opening a live map blocks for a second. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function drawsFast(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  // Firefox has the name without the extension.
  const names = context?.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context?.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' && !SOFTWARE.test(name);
}
