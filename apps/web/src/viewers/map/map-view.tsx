/**
 * The one door to the map. It draws ground, points and the visitor's position, and tells what is in view; it fetches no
 * content and holds no words. MapLibre comes as a chunk of its own when the first map is shown.
 */
import { LocateFixed, Minus, Plus } from 'lucide-react';
import { useRef, Component, type ReactNode } from 'react';
import type { LatLng } from '@varde/domain/geo';
import { IconButton } from '#ui/icon-button.tsx';
import type { MapPin } from './map-pin.ts';
import type { MapBounds, MapCamera, MapView as View } from './map-camera.ts';
import { useMapCanvas } from './parts/use-map-canvas.ts';
import type { MapPosition } from './position-feature.ts';
import type { MapLine, MapWalkingRoute } from './route-layers.ts';
import styles from './map-view.module.css';

export interface MapLabels {
  /** Names the map, and says how it is used from the keyboard. */
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
  /** The way of a walk. The list beside the map tells the same in order. */
  readonly line?: MapLine | undefined;
  /** The way to a place; whoever shows it tells it in words, too. */
  readonly walkingRoute?: MapWalkingRoute | undefined;
  /** Drawn large, and brought into view. */
  readonly selectedId?: number | undefined;
  /** Drawn large for as long as the visitor points at it elsewhere. */
  readonly highlightedId?: number | undefined;
  /** A point was pressed; `undefined`: the map beside them, and where. */
  readonly onSelect: (id: number | undefined, place: LatLng) => void;
  /** After every move, and when the points change. */
  readonly onViewChange: (view: View) => void;
  /** Read once, when the map opens: a camera, or an area to show whole whatever the screen's shape. */
  readonly initialView: MapCamera | MapBounds;
  /** The map moves here whenever it is given a new one. */
  readonly target?: MapCamera | MapBounds | undefined;
  readonly position?: MapPosition | undefined;
  /** Shows the button that asks for the position. */
  readonly onShowMe?: () => void;
  /** Pixels of the lower edge that something lies over; a selected point is brought above it. Default 0. */
  readonly coveredBelow?: number;
  readonly labels: MapLabels;
}

export function MapView(props: MapViewProps) {
  return (
    <MapBoundary fallback={<MapSentence text={props.labels.failed} />}>
      <MapSurface {...props} />
    </MapBoundary>
  );
}

function MapSurface(props: MapViewProps) {
  const holder = useRef<HTMLDivElement>(null);
  const { status, canvas } = useMapCanvas(holder, props);
  const { labels, onShowMe } = props;
  if (status === 'unavailable' || status === 'failed') return <MapSentence text={labels[status]} />;
  return (
    <div className={styles.map} data-status={status} aria-busy={status === 'loading'}>
      {status === 'loading' && (
        <output className={styles.loading}>
          <span data-surface="card">{labels.loading}</span>
        </output>
      )}
      <div className={styles.controls} data-print="hide">
        {onShowMe && (
          <IconButton raised icon={LocateFixed} label={labels.showMe} onClick={onShowMe} />
        )}
        <div className={styles.zoom}>
          <IconButton icon={Plus} label={labels.zoomIn} onClick={() => canvas?.zoomBy(1)} />
          <IconButton icon={Minus} label={labels.zoomOut} onClick={() => canvas?.zoomBy(-1)} />
        </div>
      </div>
      {/* After the controls, so that the keyboard meets the credits of the map's data last. */}
      <div ref={holder} className={styles.canvas} />
    </div>
  );
}

function MapSentence({ text }: { text: string }) {
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

/** Keeps a fault in the map from taking the page with it. */
class MapBoundary extends Component<MapBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
