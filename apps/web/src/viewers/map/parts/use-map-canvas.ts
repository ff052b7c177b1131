import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { publicSite } from '#browser/site.ts';
import { useMediaQuery } from '#browser/use-media-query.ts';
import { useLanguage } from '#i18n/use-text.ts';
import { languagePreference } from '@varde/domain/languages';
import type { LatLng } from '@varde/domain/geo';
import type { MapFrame } from '../map-camera.ts';
import type { MapTheme } from '../map-palette.ts';
import type { MapViewProps } from '../map-view.tsx';
import { pointsInView } from '../points-in-view.ts';
import type { MapCanvas, MapCanvasOptions } from './map-canvas.ts';

type MapStatus = 'loading' | 'ready' | 'unavailable' | 'failed';

export interface UsedMapCanvas {
  readonly status: MapStatus;
  readonly canvas: MapCanvas | undefined;
}

/** Among more points than this, nobody sees that a cluster counts the selected one too; handing all of them over anew would be felt. */
const LEAVES_OUT_UP_TO = 5_000;

/** Runs the map inside `holder` for as long as the component lives, in step with its props. */
export function useMapCanvas(
  holder: RefObject<HTMLDivElement | null>,
  props: MapViewProps,
): UsedMapCanvas {
  const [canvas, setCanvas] = useState<MapCanvas>();
  const [status, setStatus] = useState<MapStatus>('loading');
  const theme = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const languages = languagePreference(useLanguage().key);
  const frame = useRef<MapFrame>(undefined);

  const reportView = useEffectEvent(() => {
    if (!frame.current) return;
    const { bounds, center } = frame.current;
    const visibleIds = pointsInView(props.points, bounds, props.position ?? center);
    props.onViewChange({ ...frame.current, visibleIds });
  });
  const handleClick = useEffectEvent((ids: readonly number[], place: LatLng) =>
    props.onSelect(clickedPoint(ids, props.selectedId), place),
  );
  const optionsFor = useEffectEvent(
    (container: HTMLElement, opening: Opening): MapCanvasOptions => ({
      container,
      theme,
      languages,
      start: props.initialView,
      map: publicSite().map,
      label: props.labels.map,
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
    if (!holder.current) return undefined;
    const opening: Opening = { isOver: false };
    const container = holder.current;
    openCanvas(() => optionsFor(container, opening), opening).then(
      (created) => setCanvas(created),
      (error: unknown) => setStatus(error instanceof NoWebGL ? 'unavailable' : 'failed'),
    );
    return () => {
      opening.isOver = true;
      afterPaint(() => opening.canvas?.remove());
      setCanvas(undefined);
    };
  }, [holder]);

  const leftOutId = props.points.length > LEAVES_OUT_UP_TO ? undefined : props.selectedId;
  useEffect(() => {
    canvas?.setPoints(props.points, leftOutId);
    reportView();
  }, [canvas, props.points, leftOutId]);
  const isPlaced = props.position !== undefined;
  // Who walks on keeps the order until the map moves, so that nothing moves under the finger.
  useEffect(() => (isPlaced ? reportView() : undefined), [isPlaced]);
  useSyncCanvas(canvas, theme, props);
  return { status, canvas };
}

/** A slow graphics processor takes long to give a map up; the page that comes in its place must not wait for it. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** A map on its way: the chunk may still be loading when the component goes. */
interface Opening {
  isOver: boolean;
  canvas?: MapCanvas | undefined;
}

/** @param readOptions is read late: a page learns the system's theme only after it was taken over */
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
    // The selected one last, so that it lies on top when another is pointed at in the list.
    const ids = highlightedId === selectedId ? [selectedId] : [highlightedId, selectedId];
    canvas?.mark(ids.flatMap((id) => points.filter((point) => point[0] === id)));
  }, [canvas, points, selectedId, highlightedId]);
  // The place that the address names is where its view left it; only what is selected later is brought into view.
  const revealedId = useRef(selectedId);
  useEffect(() => {
    if (selectedId === revealedId.current) return;
    revealedId.current = selectedId;
    const selected = points.find(([id]) => id === selectedId);
    if (selected) canvas?.reveal({ lat: selected[2], lng: selected[3] }, coveredBelow);
  }, [canvas, points, selectedId, coveredBelow]);
}

/** Told before the map's code is fetched, which would be for nothing. */
class NoWebGL extends Error {}

function hasWebGL(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

/**
 * Which of the points under a press is meant: the uppermost, or, when one of them is selected already, the next one down, so
 * that places at the very same spot can all be reached. `undefined`: there is none.
 * @param ids from the uppermost down; one may occur twice (a marked pin lies over its plain self)
 */
export function clickedPoint(
  ids: readonly number[],
  selectedId: number | undefined,
): number | undefined {
  const unique = [...new Set(ids)].sort((a, b) => a - b);
  if (selectedId === undefined || !unique.includes(selectedId)) return ids[0];
  return unique[(unique.indexOf(selectedId) + 1) % unique.length];
}
