/** React binding of the lazily loaded map (map-canvas.ts). */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { publicSite } from '#browser/site.ts';
import { useMediaQuery } from '#browser/use-media-query.ts';
import { useLanguage } from '#i18n/use-text.ts';
import { languagePreference } from '@varde/domain/languages';
import type { LatLng } from '@varde/domain/geo';
import type { MapFrame } from '../map-camera.ts';
import type { MapTheme } from '@varde/domain/ground-palette';
import type { MapViewProps } from '../map-view.tsx';
import { pointsInView } from '../points-in-view.ts';
import type { MapCanvas, MapCanvasOptions } from './map-canvas.ts';
import { coveredBy, type MapElements } from './map-elements.ts';
import { DARK } from './static-tiles.ts';
import type { UsedStaticMap } from './use-static-map.ts';

type MapStatus = 'static' | 'loading' | 'ready' | 'unavailable' | 'failed';

export interface UsedMapCanvas {
  readonly status: MapStatus;
  readonly canvas: MapCanvas | undefined;
}

/** Above it, setting all points again is noticeable; a cluster's count off by one is not. */
const OMIT_SELECTED_MAX_POINTS = 5_000;

/** Runs the live map, once it is wanted, inside `holder` while mounted, in sync with the props. */
export function useMapCanvas(
  { holder, controls }: MapElements,
  { isLive, view }: UsedStaticMap,
  props: MapViewProps,
): UsedMapCanvas {
  const [canvas, setCanvas] = useState<MapCanvas>();
  const [status, setStatus] = useState<MapStatus>('loading');
  const theme = useMediaQuery(DARK) ? 'dark' : 'light';
  const languages = languagePreference(useLanguage().key);
  const frame = useRef<MapFrame>(undefined);

  const reportView = useEffectEvent(() => {
    if (!frame.current) return;
    const { points, position = frame.current.center } = props;
    const visibleIds = pointsInView(points, frame.current.bounds, position);
    props.onViewChange({ ...frame.current, visibleIds, pointCount: points.length });
  });
  const handleClick = useEffectEvent((ids: readonly number[], place: LatLng) =>
    props.onSelect(clickedPoint(ids, props.selectedId), place),
  );
  const optionsFor = useEffectEvent(
    (container: HTMLElement, opening: Opening): MapCanvasOptions => ({
      container,
      theme,
      languages,
      start: view?.frame ?? props.initialView,
      map: publicSite().map,
      label: props.labels.map,
      covered: () => coveredBy(controls.current, container),
      onReady: () => setStatus('ready'),
      onClick: (ids, place) => handleClick(ids, place),
      onFrame: (next) => {
        if (opening.isOver) return;
        frame.current = next;
        reportView();
      },
    }),
  );

  useEffect(() => {
    if (!holder.current || !isLive) return undefined;
    const opening: Opening = { isOver: false };
    const container = holder.current;
    openCanvas(() => optionsFor(container, opening), opening).then(setCanvas, (error: unknown) =>
      setStatus(error instanceof NoWebGL ? 'unavailable' : 'failed'),
    );
    return () => {
      opening.isOver = true;
      afterPaint(() => opening.canvas?.remove());
      setCanvas(undefined);
    };
  }, [holder, isLive]);

  const leftOutId = props.points.length > OMIT_SELECTED_MAX_POINTS ? undefined : props.selectedId;
  useEffect(() => {
    canvas?.setPoints(props.points, leftOutId);
    reportView();
  }, [canvas, props.points, leftOutId]);
  const hasPosition = props.position !== undefined;
  // A moving visitor does not reorder the list until the map moves.
  useEffect(() => (hasPosition ? reportView() : undefined), [hasPosition]);
  useSyncCanvas(canvas, theme, props);
  return { status: isLive ? status : 'static', canvas };
}

/** Removing a map is slow on slow GPUs; the next page must not wait for it. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** A map being opened: the component may unmount while the chunk is loading. */
interface Opening {
  isOver: boolean;
  canvas?: MapCanvas | undefined;
}

/** @param readOptions called after WebGL is checked: the theme is known only after hydration */
async function openCanvas(
  readOptions: () => MapCanvasOptions,
  opening: Opening,
): Promise<MapCanvas | undefined> {
  if (!hasWebGL()) throw new NoWebGL();
  const { openMapCanvas } = await import('./map-canvas.ts');
  opening.canvas = await openMapCanvas(readOptions(), () => !opening.isOver);
  return opening.canvas;
}

function useSyncCanvas(canvas: MapCanvas | undefined, theme: MapTheme, props: MapViewProps): void {
  const {
    points,
    line,
    walkingRoute,
    selectedId,
    highlightedId,
    position,
    target,
    coveredBelow = 0,
  } = props;
  useEffect(() => canvas?.setTheme(theme), [canvas, theme]);
  useEffect(() => canvas?.setLine(line), [canvas, line]);
  useEffect(() => canvas?.setWalkingRoute(walkingRoute), [canvas, walkingRoute]);
  useEffect(() => canvas?.setPosition(position), [canvas, position]);
  const moveTo = useEffectEvent((place: NonNullable<typeof target>) =>
    canvas?.moveTo(place, coveredBelow),
  );
  useEffect(() => {
    if (canvas && target) moveTo(target);
  }, [canvas, target]);
  useEffect(() => {
    // The selected one last, so that it is above a highlighted one.
    const ids = highlightedId === selectedId ? [selectedId] : [highlightedId, selectedId];
    canvas?.mark(ids.flatMap((id) => points.filter((point) => point[0] === id)));
  }, [canvas, points, selectedId, highlightedId]);
  // The URL's selection is left where the URL's camera has it; only later ones are revealed.
  const revealedId = useRef(selectedId);
  useEffect(() => {
    if (!canvas || selectedId === revealedId.current) return;
    revealedId.current = selectedId;
    const selected = points.find(([id]) => id === selectedId);
    if (selected) canvas.reveal({ lat: selected[2], lng: selected[3] }, coveredBelow);
  }, [canvas, points, selectedId, coveredBelow]);
}

/** Checked before the map's code is loaded in vain. */
class NoWebGL extends Error {}

const hasWebGL = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

/**
 * The point that a click selects: the topmost, or, with one of them selected already, the next, so
 * that all points at the same place can be reached. `undefined`: none.
 * @param ids topmost first; one may occur twice (a marked pin is drawn over its plain pin)
 */
export function clickedPoint(
  ids: readonly number[],
  selectedId: number | undefined,
): number | undefined {
  const unique = [...new Set(ids)].sort((a, b) => a - b);
  if (selectedId === undefined || !unique.includes(selectedId)) return ids[0];
  return unique[(unique.indexOf(selectedId) + 1) % unique.length];
}
