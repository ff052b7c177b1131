import { LocateFixed, LocateOff } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import type { MessageKey } from '#i18n/texts.ts';
import { keepFocus } from '#platform/focus-main.ts';
import type { PositionState } from '#platform/position-store.ts';
import { usePosition } from '#platform/use-position.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './position-ask.module.css';

type Why = Extract<PositionState, { status: 'failed' }>['why'];

/** What to tell the visitor when the position could not be had. */
const REASONS: Readonly<Record<Why, MessageKey>> = {
  denied: 'position.denied',
  unavailable: 'position.unavailable',
  unsupported: 'position.unsupported',
  off: 'position.off',
};

/** Trying again changes nothing about these. */
const FINAL: ReadonlySet<Why> = new Set(['unsupported', 'off']);

/**
 * Asks whether the visitor wants to see what is near, and says what for; gone once the position is known. Nothing without
 * script.
 */
export function PositionAsk() {
  const t = useText();
  const { state, start } = usePosition();
  if (state.status === 'known') return null;
  const isWaiting = state.status === 'waiting';
  const why = state.status === 'failed' ? state.why : undefined;
  return (
    <div ref={keepFocus} className={styles.ask}>
      {why && (
        <Notice icon={LocateOff} tone="warning" role="alert">
          {t(REASONS[why])}
        </Notice>
      )}
      {!(why && FINAL.has(why)) && (
        <Button icon={LocateFixed} onClick={start} aria-disabled={isWaiting}>
          {t(isWaiting ? 'position.waiting' : 'position.ask')}
        </Button>
      )}
      {!why && <p className={styles.reason}>{t('position.reason')}</p>}
    </div>
  );
}
