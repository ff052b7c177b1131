import type { PackTarget } from '#platform/offline-store.ts';
import { useStore } from '#platform/store.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { packState } from './pack-work.ts';
import type { PackState } from './pack-work.ts';
import { PackDeeds } from './parts/pack-deeds.tsx';
import { PackTold } from './parts/pack-told.tsx';
import styles from './parts/pack.module.css';

const UNKNOWN: PackState = { status: 'unknown' };

/** A pack on the page of what it holds: how it stands, and what the visitor can say to it. */
export function PackPanel(target: PackTarget) {
  const state = useStore(packState(target), UNKNOWN);
  return (
    <section className={styles.panel} data-print="hide">
      <LiveRegion>
        <PackTold target={target} state={state} />
      </LiveRegion>
      <PackDeeds target={target} state={state} />
    </section>
  );
}
