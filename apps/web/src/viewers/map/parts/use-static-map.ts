/**
 * A static map in place of the live one, until the visitor touches it, or until the browser is idle
 * where it draws fast.
 */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '#browser/page-lifecycle.ts';
import { publicSite } from '#browser/site.ts';
import type { MapCamera, MapFrame } from '../map-camera.ts';
import type { MapPin } from '../map-points.ts';
import type { MapViewProps } from '../map-view.tsx';
import { pointsInView } from '../points-in-view.ts';
import type { MapElements } from './map-elements.ts';
import { measureView, STATIC_BELOW_ZOOM, type StaticView } from './static-tiles.ts';

export interface UsedStaticMap {
  /** Whether the map has opened as a static one. */
  readonly opensStatic: boolean;
  /** Whether the live map is wanted; it stays so. */
  readonly isLive: boolean;
  readonly goLive: () => void;
  /** What the static map shows; undefined before the page has its script, and without one. */
  readonly view: StaticView | undefined;
}

const TOUCHES = ['pointerover', 'wheel', 'focusin'] as const;

export function useStaticMap(elements: MapElements, props: MapViewProps): UsedStaticMap {
  const isWanted = needsLiveMap(props);
  const [opensStatic] = useState(!isWanted);
  const [isLive, setLive] = useState(isWanted);
  if (isWanted && !isLive) setLive(true);
  const [view, setView] = useState<StaticView>();
  const goLive = useCallback(() => setLive(true), []);

  const { initialView } = props;
  const { map, controls } = elements;
  useEffect(() => {
    const element = map.current;
    if (isLive || !element) return undefined;
    let first: MapCamera | undefined;
    const measure = (): void => {
      // A resize keeps centre and zoom, as of the live map.
      const measured = measureView(first ?? initialView, element, controls.current);
      first ??= measured?.frame;
      if (measured && measured.frame.zoom < STATIC_BELOW_ZOOM) setView(measured);
      else if (measured) setLive(true);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const ended = new AbortController();
    for (const type of TOUCHES)
      element.addEventListener(type, goLive, { passive: true, signal: ended.signal });
    const cancelIdle = whenIdle(() => {
      // It may have been touched before the page had its script.
      if (element.matches(':hover') || drawsFast()) goLive();
    });
    return () => {
      observer.disconnect();
      ended.abort();
      cancelIdle();
    };
  }, [isLive, initialView, map, controls, goLive]);

  const reportView = useEffectEvent((frame: MapFrame, points: readonly MapPin[]) =>
    props.onViewChange({
      ...frame,
      visibleIds: pointsInView(points, frame.bounds, frame.center),
      pointCount: points.length,
    }),
  );
  useEffect(() => {
    if (view && !isLive) reportView(view.frame, props.points);
  }, [view, isLive, props.points]);
  return { opensStatic, isLive, goLive, view };
}

/** A static map is of the bundled archive, from the page's own server, and the same for all visitors. */
function needsLiveMap(props: MapViewProps): boolean {
  const { staticMap, initialView, line, walkingRoute, position, target } = props;
  const { map, server } = publicSite();
  return (
    !staticMap ||
    ('zoom' in initialView && initialView.zoom >= STATIC_BELOW_ZOOM) ||
    [map, server, line, walkingRoute, position, target].some((one) => one !== undefined)
  );
}

/** Names of what draws without a graphics card, where opening a live map blocks for a second. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;
/** A context with these buffers, drawn in software, takes 400 ms and not 10, most of it to close. */
const WITHOUT_BUFFERS: WebGLContextAttributes = { antialias: false, depth: false };

function drawsFast(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', {
    ...WITHOUT_BUFFERS,
    failIfMajorPerformanceCaveat: true,
  });
  // Firefox has the name without the extension.
  const names = context?.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context?.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' && !SOFTWARE.test(name);
}
