import { QrCode } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { Column } from '#ui/column.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Shown while a code is looked up (specification §4.3). */
export function CodePending() {
  const t = useText();
  return (
    <Column>
      <div aria-busy="true">
        <EmptyState icon={QrCode} title={t('code.asking')} />
      </div>
    </Column>
  );
}
