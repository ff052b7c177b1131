import { Download } from 'lucide-react';
import { packsMessages } from '#i18n/groups/packs.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import type { PackTarget } from '#state/offline-store.ts';
import { useStore } from '#browser/store.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { packState, confirmPack, stopPack, storePack, type PackState } from './pack-work.ts';
import { PackStatus, type PackPartProps } from './parts/pack-status.tsx';
import styles from './parts/pack.module.css';
import { formatSize } from './parts/pack-text.ts';

const UNKNOWN: PackState = { status: 'unknown' };

/** The offline bundle of a page's content: its state and actions. */
export function PackPanel(target: PackTarget) {
  const state = useStore(packState(target), UNKNOWN);
  return (
    <section className={styles.panel} data-print="hide">
      <LiveRegion>
        <PackStatus target={target} state={state} />
      </LiveRegion>
      <PackActions target={target} state={state} />
    </section>
  );
}

/** The actions of the current state. */
function PackActions({ target, state }: PackPartProps) {
  const { status } = state;
  if (status === 'asking') return <SizeConfirmation target={target} />;
  if (status === 'storing') return <Progress target={target} state={state} />;
  if (status === 'none' || status === 'unknown')
    return target.kind === 'group' && <Save target={target} />;
  const isTrouble = status === 'full' || status === 'failed' || status === 'broken-off';
  return isTrouble && <Again target={target} isGoingOn={status === 'broken-off'} />;
}

function Save({ target }: { target: PackTarget }) {
  const t = useText();
  const { key } = useLanguage();
  return (
    <Button icon={Download} wide onClick={() => void storePack(target, key, 'always')}>
      {t('offline.save')}
    </Button>
  );
}

function SizeConfirmation({ target }: { target: PackTarget }) {
  const t = useGroupText(packsMessages);
  return (
    <div className={styles.deeds}>
      <Button variant="primary" onClick={() => confirmPack(target, true)}>
        {t('pack.save')}
      </Button>
      <Button onClick={() => confirmPack(target, false)}>{t('pack.cancel')}</Button>
    </div>
  );
}

function Again({ target, isGoingOn }: { target: PackTarget; isGoingOn: boolean }) {
  const t = useText();
  const tPack = useGroupText(packsMessages);
  const { key } = useLanguage();
  return (
    <Button onClick={() => void storePack(target, key, 'if-large')}>
      {isGoingOn ? tPack('pack.goOn') : t('error.tryAgain')}
    </Button>
  );
}

interface ProgressProps {
  readonly target: PackTarget;
  readonly state: Extract<PackState, { status: 'storing' }>;
}

function Progress({ target, state: { share, bytes, of } }: ProgressProps) {
  const t = useGroupText(packsMessages);
  const { tag } = useLanguage();
  const label = t('pack.storing', { size: formatSize(bytes, tag), all: formatSize(of, tag) });
  return (
    <div className={styles.progress}>
      <p className={styles.quiet}>{label}</p>
      <progress value={share} max={1} aria-label={label} />
      <Button variant="quiet" onClick={() => stopPack(target)}>
        {t('pack.stop')}
      </Button>
    </div>
  );
}
