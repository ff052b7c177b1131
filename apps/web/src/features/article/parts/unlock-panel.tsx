/**
 * Opens a locked article: by code, location or the museum's network (specification §6.3). Loaded
 * only where there is a lock.
 */
import { CODE_GUESSES_PER_IP } from '@varde/domain/constants';
import { formatDistance } from '@varde/domain/geo';
import { evaluateNearness, type Nearness } from '@varde/domain/locks';
import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useEffectEvent, type FormEvent } from 'react';
import { DeferredSection } from '#components/deferred-section.tsx';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { retainFocus } from '#browser/focus-main.ts';
import { useOnline } from '#browser/network.ts';
import { positionHelpPath } from '#browser/position-help.ts';
import { positionFailure, type Position, type PositionFailure } from '#browser/position-store.ts';
import { usePosition } from '#browser/use-position.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './unlock-panel.module.css';
import type { LockNoticeProps } from './lock-notice.tsx';
import { useUnlock, type UnlockState } from './use-unlock.ts';

export type UnlockPanelProps = LockNoticeProps;

const LOCKS = { code: CodeLock, geo: PlaceLock, ip: NetworkLock } as const;

export function UnlockPanel(props: UnlockPanelProps) {
  const Lock = LOCKS[props.lock.by];
  return (
    // Words that have not come yet leave those of the notice.
    <DeferredSection>
      <div ref={retainFocus} className={styles.door} data-print="hide">
        <Lock {...props} />
      </div>
    </DeferredSection>
  );
}

const MINUTES = CODE_GUESSES_PER_IP.windowS / 60;

/** The code that a visitor gets at the museum. Wrong ones are counted by the server, which says how many are left. */
function CodeLock({ id, onOpen }: UnlockPanelProps) {
  const t = useGroupText('viewers');
  const field = useRef<HTMLInputElement>(null);
  const { state, tryIt } = useUnlock(id, onOpen);
  const message = useUnlockMessage(state);
  const isWrong = state.status === 'refused' || state.status === 'wait';
  useEffect(() => {
    if (state.status === 'refused') field.current?.select();
    // What is said stands beneath the field, where the tab bar may be.
    if (isWrong) field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [state, isWrong]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (code === '') field.current?.focus();
    else tryIt({ code });
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField
        ref={field}
        label={t('unlock.code')}
        autoCapitalize="off"
        enterKeyHint="go"
        maxLength={64}
        isWrong={isWrong}
        feedback={
          message ?? t('unlock.limit', { count: CODE_GUESSES_PER_IP.count, minutes: MINUTES })
        }
      >
        <Button variant="primary" type="submit" aria-disabled={state.status === 'trying'}>
          {t('unlock.open')}
        </Button>
      </TextField>
    </form>
  );
}

/** Opens by itself on the museum's own network, also when the device joins it while the page stands. */
function NetworkLock({ id, onOpen }: UnlockPanelProps) {
  const t = useGroupText('viewers');
  const { state, tryIt } = useUnlock(id, onOpen);
  const isOnline = useOnline();
  const message = useUnlockMessage(state);
  const look = useEffectEvent(() => tryIt({}));
  useEffect(() => {
    if (isOnline) look();
  }, [isOnline]);
  return (
    <>
      <Button aria-disabled={state.status === 'trying'} onClick={() => tryIt({})}>
        {t('unlock.joined')}
      </Button>
      <LiveRegion>{state.status === 'refused' ? t('unlock.notThere') : message}</LiveRegion>
    </>
  );
}

/** Opens by itself when the visitor comes near enough; says how far it still is until then. */
function PlaceLock({ id, location, lock: { metres }, onOpen }: UnlockPanelProps) {
  const { state: found, start } = usePosition();
  const { state, tryIt } = useUnlock(id, onOpen);
  const message = useUnlockMessage(state);
  const position = found.status === 'known' ? found.position : undefined;
  const place = location && metres !== undefined ? { location, proximity: metres } : undefined;
  const nearness = position && place && evaluateNearness(position, place);
  const arrive = useEffectEvent(({ lat, lng, accuracy }: Position) => {
    // The server asks for no more than it can believe.
    tryIt({ location: { lat, lng }, accuracy: Math.min(accuracy, MOST_ACCURACY) });
  });
  const isHere = nearness?.status === 'here';
  useEffect(() => {
    // Each new reading is another try: the last one may have been refused.
    if (isHere && position) arrive(position);
  }, [isHere, position]);
  const why = positionFailure(found);
  if (found.status === 'known' && !why) {
    return <LiveRegion>{message ?? <RemainingDistance nearness={nearness} />}</LiveRegion>;
  }
  return <PositionPrompt why={why} isWaiting={found.status === 'waiting'} onRequest={start} />;
}

/** As the contract has it. */
const MOST_ACCURACY = 100_000;

function RemainingDistance({ nearness }: { nearness: Nearness | undefined }) {
  const t = useGroupText('viewers');
  const { tag } = useLanguage();
  if (!nearness) return null;
  if (nearness.status === 'here') return t('unlock.trying');
  return t('unlock.away', { distance: formatDistance(nearness.distance, tag) });
}

interface PositionPromptProps {
  readonly why: PositionFailure | undefined;
  readonly isWaiting: boolean;
  readonly onRequest: () => void;
}

/** Says why there is no position and links to the help page (specification §8.1). */
function PositionPrompt({ why, isWaiting, onRequest }: PositionPromptProps) {
  const t = useText();
  const tViewer = useGroupText('viewers');
  const long = useGroupText('pages');
  return (
    <>
      <LiveRegion>{why && long(`help.why.${why}`)}</LiveRegion>
      {why !== 'unsupported' && why !== 'off' && (
        <Button variant="primary" icon={LocateFixed} aria-disabled={isWaiting} onClick={onRequest}>
          {isWaiting ? t('position.waiting') : tViewer('unlock.here')}
        </Button>
      )}
      {why && <ButtonLink href={positionHelpPath()}>{tViewer('unlock.help')}</ButtonLink>}
      {!why && <p>{tViewer('unlock.reason')}</p>}
    </>
  );
}

const MINUTE_S = 60;

/** What to tell of a try that did not open the article; `undefined` before the first. */
function useUnlockMessage(state: UnlockState): string | undefined {
  const t = useText();
  const tViewer = useGroupText('viewers');
  if (state.status === 'trying') return tViewer('unlock.trying');
  if (state.status === 'wait') {
    return tViewer('unlock.wait', { minutes: Math.max(1, Math.ceil(state.seconds / MINUTE_S)) });
  }
  if (state.status === 'refused') {
    if (state.left === undefined) return undefined;
    return state.left > 0
      ? tViewer('unlock.wrong', { left: state.left })
      : tViewer('unlock.wrongLast');
  }
  if (state.status === 'offline') return t('error.noNetwork');
  return state.status === 'failed' ? t('error.fetchError') : undefined;
}
