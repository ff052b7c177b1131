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
 * Signs out, then loads the front page with a full page load, so that nothing of the session stays
 * in memory (specification §4.1, §9.1).
 */
export function LogOutPage() {
  const t = useLongText();
  const { hasFailed, signOut } = useSignOut();
  return (
    <SessionPage
      title={t('signin.logOut')}
      lead={t(hasFailed ? 'signin.halfOut' : 'signin.loggingOut')}
      error={hasFailed ? t('signin.logOutFailed') : undefined}
    >
      {hasFailed && (
        <>
          <Button variant="primary" icon={LogOut} onClick={signOut}>
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

function useSignOut() {
  const [hasFailed, setFailed] = useState(false);
  const signOut = useCallback(() => {
    const go = async () => {
      const isSignedOut = await logOut();
      setFailed(!isSignedOut);
      if (!isSignedOut) return;
      setTimeout(() => replaceUrl(`${publicSite().origin}/`), LOGOUT_REDIRECT_DELAY_MS);
    };
    void go();
  }, []);
  useEffect(signOut, [signOut]);
  return { hasFailed, signOut };
}

/**
 * Deletes the tokens at once, then ends the session. False when the gateway is unreachable: its
 * cookie is still in this browser.
 */
async function logOut(): Promise<boolean> {
  forgetSession();
  return (await endSession()).status === 'ok';
}
