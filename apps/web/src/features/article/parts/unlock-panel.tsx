/**
 * Opens a locked article: by code, location or the museum's network (specification §6.3). Loaded
 * only where there is a lock.
 */
import { CODE_GUESSES_PER_IP } from '@varde/domain/constants';
import { formatDistance } from '@varde/domain/geo';
import { evaluateNearness, type Nearness } from '@varde/domain/locks';
import { LocateFixed } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UnlockBody } from '@varde/contract/unlocking';
import { DeferredSection } from '#components/section-boundary.tsx';
import { pagesMessages } from '#i18n/groups/pages.ts';
import { viewersMessages } from '#i18n/groups/viewers.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { retainFocus } from '#browser/focus-main.ts';
import { useOnline } from '#browser/network.ts';
import { positionHelpPath } from '#browser/position-help.ts';
import { positionFailure, type Position, type PositionFailure } from '#browser/position-store.ts';
import { usePosition } from '#browser/use-position.ts';
import { ButtonLink, Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTexts } from '#i18n/text-context.tsx';
import { dropGrant, formerGrant, storeGrant, storedGrant } from '#state/grants.ts';
import { loadUnlocked, unlock, type UnlockResult } from '#api/unlock.ts';
import styles from './unlock-panel.module.css';
import type { LockNoticeProps } from './lock-notice.tsx';
import { toDocumentView, type DocumentView } from '../document-view.ts';

export type UnlockPanelProps = LockNoticeProps;

const LOCKS = { code: CodeLock, geo: PlaceLock, ip: NetworkLock } as const;

export function UnlockPanel(props: UnlockPanelProps) {
  const Lock = LOCKS[props.lock.by];
  return (
    // While its messages load, the notice's text stays.
    <DeferredSection>
      <div ref={retainFocus} className={styles.door} data-print="hide">
        <Lock {...props} />
      </div>
    </DeferredSection>
  );
}

const MINUTES = CODE_GUESSES_PER_IP.windowS / 60;

/**
 * Code that visitors get at the museum. The server counts wrong codes and returns how many attempts
 * are left.
 */
function CodeLock({ id, onOpen }: UnlockPanelProps) {
  const t = useGroupText(viewersMessages);
  const field = useRef<HTMLInputElement>(null);
  const { state, attempt } = useUnlock(id, onOpen);
  const message = useUnlockMessage(state);
  const isWrong = state.status === 'refused' || state.status === 'wait';
  useEffect(() => {
    if (state.status === 'refused') field.current?.select();
    // The message is below the field, where the tab bar may cover it.
    if (isWrong) field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [state, isWrong]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (code === '') field.current?.focus();
    else attempt({ code });
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

/** Opens automatically on the museum's own network, also when the device joins it later. */
function NetworkLock({ id, onOpen }: UnlockPanelProps) {
  const t = useGroupText(viewersMessages);
  const { state, attempt } = useUnlock(id, onOpen);
  const isOnline = useOnline();
  const message = useUnlockMessage(state);
  const attemptOnNetwork = useEffectEvent(() => attempt({}));
  useEffect(() => {
    if (isOnline) attemptOnNetwork();
  }, [isOnline]);
  return (
    <>
      <Button aria-disabled={state.status === 'trying'} onClick={() => attempt({})}>
        {t('unlock.joined')}
      </Button>
      <LiveRegion>{state.status === 'refused' ? t('unlock.notThere') : message}</LiveRegion>
    </>
  );
}

/** Opens automatically when the visitor is near enough; shows the remaining distance until then. */
function PlaceLock({ id, location, lock: { metres }, onOpen }: UnlockPanelProps) {
  const { state: found, start } = usePosition();
  const { state, attempt } = useUnlock(id, onOpen);
  const message = useUnlockMessage(state);
  const position = found.status === 'known' ? found.position : undefined;
  const place = location && metres !== undefined ? { location, proximity: metres } : undefined;
  const nearness = position && place && evaluateNearness(position, place);
  const attemptHere = useEffectEvent(({ lat, lng, accuracy }: Position) => {
    // The contract's upper limit for accuracy.
    attempt({ location: { lat, lng }, accuracy: Math.min(accuracy, MAX_ACCURACY) });
  });
  const isHere = nearness?.status === 'here';
  useEffect(() => {
    // Each new reading is another attempt: the previous one may have been refused.
    if (isHere && position) attemptHere(position);
  }, [isHere, position]);
  const why = positionFailure(found);
  if (found.status === 'known' && !why) {
    return <LiveRegion>{message ?? <RemainingDistance nearness={nearness} />}</LiveRegion>;
  }
  return (
    <UnlockPositionRequest why={why} isWaiting={found.status === 'waiting'} onRequest={start} />
  );
}

/** Upper limit in the contract. */
const MAX_ACCURACY = 100_000;

function RemainingDistance({ nearness }: { nearness: Nearness | undefined }) {
  const t = useGroupText(viewersMessages);
  const { tag } = useLanguage();
  if (!nearness) return null;
  if (nearness.status === 'here') return t('unlock.trying');
  return t('unlock.away', { distance: formatDistance(nearness.distance, tag) });
}

interface UnlockPositionRequestProps {
  readonly why: PositionFailure | undefined;
  readonly isWaiting: boolean;
  readonly onRequest: () => void;
}

/** Says that there is no position, why, and how to turn it on (specification §5.4, §8.1). */
function UnlockPositionRequest({ why, isWaiting, onRequest }: UnlockPositionRequestProps) {
  const t = useText();
  const tViewer = useGroupText(viewersMessages);
  const long = useGroupText(pagesMessages);
  return (
    <>
      <p>
        <strong>{long('help.missing')}</strong>
      </p>
      <LiveRegion>{why && long(`help.why.${why}`)}</LiveRegion>
      {why !== 'unsupported' && why !== 'off' && (
        <Button variant="primary" icon={LocateFixed} aria-disabled={isWaiting} onClick={onRequest}>
          {isWaiting ? t('position.waiting') : tViewer('unlock.here')}
        </Button>
      )}
      <ButtonLink href={positionHelpPath()}>{tViewer('unlock.help')}</ButtonLink>
      {!why && <p>{tViewer('unlock.reason')}</p>}
    </>
  );
}

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** Message for a failed attempt; `undefined` before the first. */
function useUnlockMessage(state: UnlockState): string | undefined {
  const t = useText();
  const tViewer = useGroupText(viewersMessages);
  if (state.status === 'trying') return tViewer('unlock.trying');
  if (state.status === 'wait' && state.seconds > HOUR_S) {
    return tViewer('unlock.waitHours', { count: Math.ceil(state.seconds / HOUR_S) });
  }
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

type UnlockState =
  | { readonly status: 'idle' | 'trying' }
  | Exclude<UnlockResult, { readonly status: 'ok' }>;

interface Unlock {
  readonly state: UnlockState;
  /** Ignored while another attempt is pending. */
  readonly attempt: (body: UnlockBody) => void;
}

function useUnlock(id: number, onOpen: (view: DocumentView) => void): Unlock {
  const texts = useTexts();
  const [state, setState] = useState<UnlockState>({ status: 'idle' });
  const show = async (grant: string) => {
    const loaded = await loadUnlocked(id, grant);
    if (loaded.status !== 'ok') return setState({ status: 'failed' });
    if (loaded.data.document.content) return onOpen(toDocumentView(loaded.data, texts));
    dropGrant(id);
    setState({ status: 'idle' });
  };
  const reopen = useEffectEvent(() => {
    const grant = storedGrant(id);
    if (grant !== undefined) void show(grant);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- set once the document has loaded
  useEffect(() => reopen(), []);
  const send = async (body: UnlockBody) => {
    setState({ status: 'trying' });
    const result = await unlock(id, body, formerGrant(id));
    if (result.status !== 'ok') return setState(result);
    storeGrant({ id, ...result.granted });
    await show(result.granted.grant);
  };
  const attempt = (body: UnlockBody) => {
    if (state.status !== 'trying') void send(body);
  };
  return { state, attempt };
}
