import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { CloudOff, WifiOff } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Column } from '#ui/column.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { isOnline } from '#platform/network.ts';

/** When a page could not be loaded: what happened, the front page, and another try. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const t = useText();
  const router = useRouter();
  const online = isOnline();
  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Column>
      <title>{t('error.title')}</title>
      <EmptyState
        level={1}
        icon={online ? CloudOff : WifiOff}
        title={t('error.title')}
        body={t(online ? 'error.fetchError' : 'error.noNetwork')}
        action={
          <>
            <Button variant="primary" onClick={tryAgain}>
              {t('error.tryAgain')}
            </Button>
            <ButtonLink href="/">{t('error.redirectToFrontpage')}</ButtonLink>
          </>
        }
      />
    </Column>
  );
}
