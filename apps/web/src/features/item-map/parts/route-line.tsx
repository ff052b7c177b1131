import { useEffect, useRef, useState } from 'react';
import type { MapCamera } from '#viewers/map/map-camera.ts';
import { projectLine } from './project-line.ts';
import type { ScreenSize } from './project-line.ts';
import styles from './route-line.module.css';

export interface RouteLineProps {
  /** GeoJSON positions: longitude, latitude. */
  readonly line: readonly (readonly number[])[];
  /** What the map shows; `undefined` until it has opened. */
  readonly view: MapCamera | undefined;
  /** The map is being moved: the line waits until it rests. */
  readonly isMoving: boolean;
}

/** The way of a walk, drawn over a map that rests. Hidden from assistive technology: the list tells the same in order. */
export function RouteLine({ line, view, isMoving }: RouteLineProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const size = useSize(drawing);
  const points = view && size && projectLine(line, view, size).map((point) => point.join(','));
  return (
    <svg ref={drawing} className={styles.line} data-moving={isMoving} aria-hidden="true">
      {points && (
        <>
          <polyline className={styles.casing} points={points.join(' ')} />
          <polyline className={styles.way} points={points.join(' ')} />
        </>
      )}
    </svg>
  );
}

function useSize(element: { readonly current: Element | null }): ScreenSize | undefined {
  const [size, setSize] = useState<ScreenSize>();
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
