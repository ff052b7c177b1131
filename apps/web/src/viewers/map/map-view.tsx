/**
 * Facade of the map: draws basemap, points and position, and reports what is in view. Fetches no
 * content and contains no messages. MapLibre is a chunk of its own, loaded with the first live map.
 */
import { LocateFixed, Minus, Plus } from 'lucide-react';
import { Component, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import type { LatLng } from '@varde/domain/geo';
import { IconButton } from '#ui/icon-button.tsx';
import type { MapBounds, MapCamera, MapView as View } from './map-camera.ts';
import type { StaticMapProps } from './static-map.tsx';
import type { MapCanvas } from './parts/map-canvas.ts';
import { clickedPoint, useMapCanvas } from './parts/use-map-canvas.ts';
import { useStaticMap, type UsedStaticMap } from './parts/use-static-map.ts';
import type { MapPin, MapPosition } from './map-points.ts';
import type { MapLine, MapWalkingRoute } from './route-layers.ts';
import styles from './map-view.module.css';

export interface MapLabels {
  /** Accessible name, with keyboard instructions. */
  readonly map: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly showMe: string;
  readonly loading: string;
  /** Shown in place of the map where the browser cannot draw it. */
  readonly unavailable: string;
  /** Shown in place of the map when it could not be loaded. */
  readonly failed: string;
}

export interface MapViewProps {
  readonly points: readonly MapPin[];
  /** Route of a walk. The list beside the map has the same stops in order. */
  readonly line?: MapLine | undefined;
  /** Walking route to a place; the caller must also describe it in text. */
  readonly walkingRoute?: MapWalkingRoute | undefined;
  /** Drawn large and brought into view. */
  readonly selectedId?: number | undefined;
  /** Drawn large while the visitor points at it elsewhere. */
  readonly highlightedId?: number | undefined;
  /** Click on a point, or beside all of them (`undefined`). */
  readonly onSelect: (id: number | undefined, place: LatLng) => void;
  /** After every move, and when the points change. */
  readonly onViewChange: (view: View) => void;
  /** Camera, or area to fit. Read once, when the map opens. */
  readonly initialView: MapCamera | MapBounds;
  /**
   * Shows a static map first (`StaticMap`); the live map opens when the visitor touches it, or
   * when the browser is idle. Default: the live map.
   */
  readonly staticMap?: ComponentType<StaticMapProps> | undefined;
  /** The map moves here whenever the object changes. */
  readonly target?: MapCamera | MapBounds | undefined;
  readonly position?: MapPosition | undefined;
  /** Shows a button that requests the position. */
  readonly onShowMe?: () => void;
  /** Pixels covered at the lower edge; a selected point is brought above them. Default 0. */
  readonly coveredBelow?: number;
  readonly labels: MapLabels;
}

export function MapView(props: MapViewProps) {
  return (
    <MapBoundary fallback={<MapMessage text={props.labels.failed} />}>
      <MapSurface {...props} />
    </MapBoundary>
  );
}

function MapSurface(props: MapViewProps) {
  const map = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const elements = { map, holder, controls };
  const used = useStaticMap(elements, props);
  const { status, canvas } = useMapCanvas(elements, used, props);
  const whenOpen = useWhenOpen(canvas, used.goLive);
  const { labels, onShowMe, staticMap } = props;
  const problem = status === 'unavailable' || status === 'failed' ? labels[status] : undefined;
  if (problem !== undefined && !used.view) return <MapMessage text={problem} />;
  const zoomBy = (steps: number) => whenOpen((opened) => opened.zoomBy(steps));
  return (
    <div
      ref={map}
      className={styles.map}
      data-status={status}
      data-opens={staticMap && 'static'}
      aria-busy={status === 'loading'}
    >
      {(status === 'loading' || problem !== undefined) && (
        <output className={styles.loading}>
          <span data-surface="card">{problem ?? labels.loading}</span>
        </output>
      )}
      <div ref={controls} className={styles.controls} data-controls="" data-print="hide">
        <Controls {...{ labels, onShowMe, zoomBy }} />
      </div>
      {/* After the controls, so that the attribution is last in tab order. */}
      {status !== 'ready' && <FirstMap {...{ props, used, whenOpen }} />}
      <div ref={holder} className={styles.canvas} />
    </div>
  );
}

type WhenOpen = (run: (opened: MapCanvas) => void) => void;

interface FirstMapProps {
  readonly props: MapViewProps;
  readonly used: UsedStaticMap;
  readonly whenOpen: WhenOpen;
}

/** The static map, until the live one is ready. */
function FirstMap({ props, used, whenOpen }: FirstMapProps) {
  const { labels, points, selectedId, highlightedId, onSelect } = props;
  const { coveredBelow = 0, initialView, staticMap: Static } = props;
  const { opensStatic, view, goLive } = used;
  if (!opensStatic || !Static) return null;
  return (
    <Static
      {...{ view, points, selectedId, highlightedId }}
      start={initialView}
      label={labels.map}
      onClick={(ids, place) => onSelect(clickedPoint(ids, selectedId), place)}
      onCluster={(camera) => whenOpen((opened) => opened.moveTo(camera, coveredBelow))}
      onError={goLive}
    />
  );
}

interface ControlsProps extends Pick<MapViewProps, 'labels' | 'onShowMe'> {
  readonly zoomBy: (steps: number) => void;
}

function Controls({ labels, onShowMe, zoomBy }: ControlsProps) {
  return (
    <>
      {onShowMe && (
        <IconButton raised icon={LocateFixed} label={labels.showMe} onClick={onShowMe} />
      )}
      <div className={styles.zoom}>
        <IconButton icon={Plus} label={labels.zoomIn} onClick={() => zoomBy(1)} />
        <IconButton icon={Minus} label={labels.zoomOut} onClick={() => zoomBy(-1)} />
      </div>
    </>
  );
}

/** @returns runs something on the live map, as soon as it has opened */
function useWhenOpen(canvas: MapCanvas | undefined, goLive: () => void): WhenOpen {
  const awaited = useRef<((opened: MapCanvas) => void)[]>([]);
  useEffect(() => {
    if (canvas) awaited.current.splice(0).forEach((run) => run(canvas));
  }, [canvas]);
  return (run) => {
    if (canvas) return run(canvas);
    awaited.current.push(run);
    return goLive();
  };
}

function MapMessage({ text }: { text: string }) {
  return (
    <div className={styles.sentence}>
      <p>{text}</p>
    </div>
  );
}

interface MapBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** An error in the map leaves the rest of the page intact. */
class MapBoundary extends Component<MapBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
