import { LocateFixed, LocateOff } from 'lucide-react';
import { retainFocus } from '#browser/focus-main.ts';
import { positionHelpPath } from '#browser/position-help.ts';
import { positionFailure, type PositionFailure } from '#browser/position-store.ts';
import type { PositionControl } from '#browser/use-position.ts';
import { pagesMessages } from '#i18n/groups/pages.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import styles from './position-request.module.css';

export interface PositionRequestProps extends PositionControl {
  /** Something is locked until the position is known, and says so (specification §5.4). */
  readonly isLock?: boolean;
  readonly texts: {
    /** What the position is used for. */
    readonly reason: string;
    /** How to go on without a position. */
    readonly alternative: string;
    /** Link to the help page. */
    readonly help: string;
    readonly request: string;
    readonly tryAgain: string;
  };
}

/**
 * Requests the position and explains why, until it is known. When it is unavailable: the reason, a
 * remedy and an alternative.
 */
export function PositionRequest({ state, start, isLock, texts }: PositionRequestProps) {
  const t = useText();
  const failure = positionFailure(state);
  if (state.status === 'known' && !failure) return null;
  const isWaiting = state.status === 'waiting';
  return (
    <div ref={retainFocus} className={styles.request}>
      {failure || isLock ? (
        <MissingPosition {...{ failure, isLock, texts }} />
      ) : (
        <p>{texts.reason}</p>
      )}
      <Button icon={LocateFixed} onClick={start} aria-disabled={isWaiting}>
        {isWaiting ? t('position.waiting') : failure ? texts.tryAgain : texts.request}
      </Button>
    </div>
  );
}

interface MissingPositionProps extends Pick<PositionRequestProps, 'isLock' | 'texts'> {
  readonly failure: PositionFailure | undefined;
}

function MissingPosition({ failure, isLock, texts }: MissingPositionProps) {
  const help = useGroupText(pagesMessages);
  return (
    <Notice icon={LocateOff} tone="warning" role={failure ? 'alert' : 'note'}>
      {isLock && (
        <p>
          <strong>{help('help.missing')}</strong>
        </p>
      )}
      <p>{failure ? help(`help.why.${failure}`) : texts.reason}</p>
      <p>
        {failure && `${texts.alternative} `}
        <SiteLink href={positionHelpPath()}>{texts.help}</SiteLink>
      </p>
    </Notice>
  );
}
