import { Download } from 'lucide-react';
import { LazyBoundary } from '#components/lazy-boundary.tsx';
import { packsMessages } from '#i18n/groups/packs.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import type { BundleTarget } from '#state/offline-store.ts';
import { useStore } from '#browser/store.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import {
  bundleState,
  confirmBundle,
  stopBundle,
  storeBundle,
  type BundleState,
} from './bundle-work.ts';
import { BundleStatus, type BundlePartProps } from './parts/bundle-status.tsx';
import styles from './parts/bundle.module.css';
import { formatSize } from './parts/bundle-text.ts';

const UNKNOWN: BundleState = { status: 'unknown' };

/** The offline bundle of a page's content: its state and actions. */
export function BundlePanel(target: BundleTarget) {
  const state = useStore(bundleState(target), UNKNOWN);
  return (
    <section className={styles.panel} data-print="hide">
      <LiveRegion>
        <BundleStatus target={target} state={state} />
      </LiveRegion>
      <BundleActions target={target} state={state} />
    </section>
  );
}

/** On the page of a rebus, which is stored when its run starts. */
export function RebusBundlePanel({ id }: Pick<BundleTarget, 'id'>) {
  return (
    <LazyBoundary>
      <BundlePanel key={id} kind="rebus" id={id} />
    </LazyBoundary>
  );
}

/** The actions of the current state. */
function BundleActions({ target, state }: BundlePartProps) {
  const { status } = state;
  if (status === 'confirming') return <SizeConfirmation target={target} />;
  if (status === 'storing') return <Progress target={target} state={state} />;
  if (status === 'none' || status === 'unknown')
    return target.kind === 'group' && <Save target={target} />;
  const isTrouble = status === 'full' || status === 'failed' || status === 'broken-off';
  return isTrouble && <Again target={target} isGoingOn={status === 'broken-off'} />;
}

function Save({ target }: { target: BundleTarget }) {
  const t = useText();
  const { key } = useLanguage();
  return (
    <Button icon={Download} wide onClick={() => void storeBundle(target, key, 'always')}>
      {t('offline.save')}
    </Button>
  );
}

function SizeConfirmation({ target }: { target: BundleTarget }) {
  const t = useGroupText(packsMessages);
  return (
    <div className={styles.deeds}>
      <Button variant="primary" onClick={() => confirmBundle(target, true)}>
        {t('pack.save')}
      </Button>
      <Button onClick={() => confirmBundle(target, false)}>{t('pack.cancel')}</Button>
    </div>
  );
}

function Again({ target, isGoingOn }: { target: BundleTarget; isGoingOn: boolean }) {
  const t = useText();
  const tBundle = useGroupText(packsMessages);
  const { key } = useLanguage();
  return (
    <Button onClick={() => void storeBundle(target, key, 'if-large')}>
      {isGoingOn ? tBundle('pack.goOn') : t('error.tryAgain')}
    </Button>
  );
}

interface ProgressProps {
  readonly target: BundleTarget;
  readonly state: Extract<BundleState, { status: 'storing' }>;
}

function Progress({ target, state: { share, bytes, of } }: ProgressProps) {
  const t = useGroupText(packsMessages);
  const { tag } = useLanguage();
  const label = t('pack.storing', { size: formatSize(bytes, tag), all: formatSize(of, tag) });
  return (
    <div className={styles.progress}>
      <p className={styles.quiet}>{label}</p>
      <progress value={share} max={1} aria-label={label} />
      <Button variant="quiet" onClick={() => stopBundle(target)}>
        {t('pack.stop')}
      </Button>
    </div>
  );
}
