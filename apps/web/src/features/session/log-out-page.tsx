import { LOGOUT_REDIRECT_DELAY_MS } from '@varde/domain/constants';
import { House, LogOut } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { replaceUrl } from '#browser/page-url.ts';
import { publicSite } from '#browser/site.ts';
import { endSession } from '#api/gateway.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { forgetSession } from './keep-session-alive.ts';
import { SessionPage } from './parts/session-page.tsx';

/**
 * Signs out, then loads the front page as a full page, so that nothing of the session stays in
 * memory (specification §4.1, §9.1).
 */
export function LogOutPage() {
  const t = useLongText();
  const { hasFailed, leave } = useLeaving();
  return (
    <SessionPage
      title={t('signin.logOut')}
      lead={t(hasFailed ? 'signin.halfOut' : 'signin.loggingOut')}
      error={hasFailed ? t('signin.logOutFailed') : undefined}
    >
      {hasFailed && (
        <>
          <Button variant="primary" icon={LogOut} onClick={leave}>
            {t('signin.again')}
          </Button>
          <ButtonLink href="/" icon={House}>
            {t('signin.home')}
          </ButtonLink>
        </>
      )}
    </SessionPage>
  );
}

function useLeaving() {
  const [hasFailed, setFailed] = useState(false);
  const leave = useCallback(() => {
    const go = async () => {
      const isOut = await logOut();
      setFailed(!isOut);
      if (!isOut) return;
      setTimeout(() => replaceUrl(`${publicSite().origin}/`), LOGOUT_REDIRECT_DELAY_MS);
    };
    void go();
  }, []);
  useEffect(leave, [leave]);
  return { hasFailed, leave };
}

/** Forgets the tokens at once, then ends the session. False when the gateway could not be told: its cookie is still in this browser. */
async function logOut(): Promise<boolean> {
  forgetSession();
  return (await endSession()).status === 'ok';
}
