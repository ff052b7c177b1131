import { Check, CloudOff, Download, HardDrive } from 'lucide-react';
import { packsMessages } from '#i18n/groups/packs.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useLanguage } from '#i18n/use-text.ts';
import type { LeftOut, BundleTarget } from '#state/offline-store.ts';
import { Notice } from '#ui/notice.tsx';
import type { BundleState } from '../bundle-work.ts';
import styles from './bundle.module.css';
import { formatSize, leftOutText } from './bundle-text.ts';

export interface BundlePartProps {
  readonly target: BundleTarget;
  readonly state: BundleState;
}

const TROUBLE = {
  full: 'pack.full',
  failed: 'pack.failed',
  'broken-off': 'pack.brokenOff',
} as const;

/** Shown for a requested bundle; a rebus is stored without a request, and plays without it, too. */
const ASIDE = { planning: 'pack.planning', unsupported: 'pack.unsupported' } as const;

const isOf = <T extends object>(record: T, key: PropertyKey): key is keyof T => key in record;

/** The state of a bundle, announced by screen readers as it changes. */
export function BundleStatus({ target: { kind }, state }: BundlePartProps) {
  const t = useGroupText(packsMessages);
  const { status } = state;
  if (status === 'confirming' || status === 'stored') return <Size kind={kind} state={state} />;
  if (isOf(TROUBLE, status))
    return (
      <Notice icon={status === 'full' ? HardDrive : CloudOff} tone="warning">
        {t(TROUBLE[status])}
      </Notice>
    );
  if (kind !== 'group' || !isOf(ASIDE, status)) return null;
  return <p className={styles.quiet}>{t(ASIDE[status])}</p>;
}

interface SizeProps {
  readonly kind: BundleTarget['kind'];
  readonly state: Extract<BundleState, { status: 'confirming' | 'stored' }>;
}

/** The size stored or to be downloaded, and what is left out. */
function Size({ kind, state }: SizeProps) {
  const t = useGroupText(packsMessages);
  const { tag } = useLanguage();
  const isStored = state.status === 'stored';
  const { bytes, leftOut } = isStored ? state.bundle : state;
  const confirmKey = kind === 'rebus' ? 'pack.askLarge' : 'pack.ask';
  const text = t(isStored ? 'pack.stored' : confirmKey, { size: formatSize(bytes, tag) });
  return (
    <Notice icon={isStored ? Check : Download} tone={isStored ? 'success' : 'info'}>
      <p>{text}</p>
      <LeftOutLine leftOut={leftOut} />
    </Notice>
  );
}

function LeftOutLine({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const t = useGroupText(packsMessages);
  const { tag } = useLanguage();
  const what = leftOutText(leftOut, t, tag);
  return what && <p>{t('pack.leftOut', { what })}</p>;
}
