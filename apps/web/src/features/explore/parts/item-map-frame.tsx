import type { ReactNode } from 'react';
import styles from './item-map-frame.module.css';

export interface ItemMapFrameProps {
  readonly top: ReactNode;
  readonly map: ReactNode;
  /** A line above the list. */
  readonly about?: ReactNode;
  /** The list of the same. */
  readonly children: ReactNode;
}

/**
 * On a wide screen map and list stand side by side, on a narrow one the list follows the map. The list is in the page before
 * the map is, and stays when the map cannot be shown.
 */
export function ItemMapFrame({ top, map, about, children }: ItemMapFrameProps) {
  return (
    <div className={styles.screen}>
      {top}
      <div className={styles.page}>
        <div className={styles.map}>{map}</div>
        <div className={styles.list} data-scroll-restoration-id="item-map-list">
          {about && <div className={styles.about}>{about}</div>}
          {children}
        </div>
      </div>
    </div>
  );
}
