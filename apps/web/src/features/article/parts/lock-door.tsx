/** What opens a locked article: a code, a place or the museum's network (specification §6). Loaded where there is a lock. */
import { LateSection } from '#content/late-section.tsx';
import { keepFocus } from '#platform/focus-main.ts';
import { CodeLock } from './code-lock.tsx';
import styles from './lock-door.module.css';
import type { LockNoticeProps } from './lock-notice.tsx';
import { NetworkLock } from './network-lock.tsx';
import { PlaceLock } from './place-lock.tsx';

export type LockDoorProps = LockNoticeProps;

const LOCKS = { code: CodeLock, geo: PlaceLock, ip: NetworkLock } as const;

export function LockDoor(props: LockDoorProps) {
  const Lock = LOCKS[props.lock.by];
  return (
    // Words that have not come yet leave those of the notice.
    <LateSection>
      <div ref={keepFocus} className={styles.door} data-print="hide">
        <Lock {...props} />
      </div>
    </LateSection>
  );
}
