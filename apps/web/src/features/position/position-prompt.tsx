import { LocateFixed } from 'lucide-react';
import { LazyBoundary } from '#components/lazy-boundary.tsx';
import { useText } from '#i18n/use-text.ts';
import { retainFocus } from '#browser/focus-main.ts';
import { lazyModule, useLazyModule } from '#browser/load-chunk.ts';
import { positionFailure } from '#browser/position-store.ts';
import { usePosition } from '#browser/use-position.ts';
import { Button } from '#ui/button.tsx';
import styles from './position-prompt.module.css';

const positionMore = lazyModule(() => import('./parts/position-more.tsx'));

export interface PositionPromptProps {
  /** Sorts again; given when the visitor has moved since the lists were sorted. */
  readonly onSort?: (() => void) | undefined;
}

/**
 * Offers to use the position and explains why. Errors and alternatives load after the page. Renders
 * nothing without script.
 */
export function PositionPrompt({ onSort }: PositionPromptProps) {
  const t = useText();
  const { state, start } = usePosition();
  const loaded = useLazyModule(positionMore);
  const isWaiting = state.status === 'waiting';
  if (state.status === 'known' && !onSort && !positionFailure(state)) return null;
  return (
    <div ref={retainFocus} className={styles.ask}>
      {(state.status === 'idle' || isWaiting) && (
        <>
          <Button icon={LocateFixed} onClick={start} aria-disabled={isWaiting}>
            {t(isWaiting ? 'position.waiting' : 'position.ask')}
          </Button>
          <p className={styles.reason}>{t('position.reason')}</p>
        </>
      )}
      <div className={styles.more}>
        {loaded && (
          <LazyBoundary>
            <loaded.PositionMore {...{ state, start, onSort }} />
          </LazyBoundary>
        )}
      </div>
    </div>
  );
}
