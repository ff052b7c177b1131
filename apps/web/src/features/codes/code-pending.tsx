import { QrCode } from 'lucide-react';
import { WaitingScreen } from '#components/waiting-screen.tsx';
import { useText } from '#i18n/use-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Column } from '#ui/column.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Shown while a code is looked up (specification §4.3). */
export function CodePending() {
  const t = useText();
  return (
    <WaitingScreen
      kind="loading"
      title={t('code.asking')}
      actions={<ButtonLink href="/">{t('error.redirectToFrontpage')}</ButtonLink>}
      page={
        <Column>
          <div aria-busy="true">
            <EmptyState icon={QrCode} title={t('code.asking')} />
          </div>
        </Column>
      }
    />
  );
}
