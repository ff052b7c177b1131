import { LOGOUT_REDIRECT_DELAY_MS } from '@varde/domain/constants';
import { House, LogOut } from 'lucide-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import type { LongTextKey } from '#i18n/long-texts.ts';
import { isOpenedFromSite, replaceUrl } from '#browser/page-url.ts';
import { publicSite } from '#browser/site.ts';
import { leaveAccount } from '#state/leave-account.ts';
import { endSession } from '#api/gateway.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { forgetSession } from './keep-session-alive.ts';
import { SessionPage } from './parts/session-page.tsx';

type LogOutStep = 'leaving' | 'asking' | 'failed';

/**
 * Signs out, then loads the front page with a full page load, so that nothing of the session stays
 * in memory (specification §4.1, §9.1). Asks first where another site may have led here: its link
 * must not sign a visitor out.
 */
export function LogOutPage() {
  const t = useLongText();
  const { step, signOut } = useSignOut();
  const isAsking = step === 'asking';
  const hasFailed = step === 'failed';
  return (
    <SessionPage
      title={t('signin.logOut')}
      lead={t(LEADS[step])}
      error={hasFailed ? t('signin.logOutFailed') : undefined}
      asks={isAsking}
    >
      {(isAsking || hasFailed) && (
        <>
          <Button variant="primary" icon={LogOut} onClick={signOut}>
            {t(isAsking ? 'signin.logOut' : 'signin.again')}
          </Button>
          <ButtonLink href="/" icon={House}>
            {t('signin.home')}
          </ButtonLink>
        </>
      )}
    </SessionPage>
  );
}

const LEADS: Readonly<Record<LogOutStep, LongTextKey>> = {
  leaving: 'signin.loggingOut',
  asking: 'signin.askOut',
  failed: 'signin.halfOut',
};

function useSignOut() {
  const [progress, setProgress] = useState<'leaving' | 'failed'>();
  const isOwnLink = useSyncExternalStore(subscribeToNothing, isOpenedFromSite, isUnknownYet);
  const signOut = useCallback(() => {
    const go = async () => {
      setProgress('leaving');
      if (!(await logOut())) return setProgress('failed');
      setTimeout(() => replaceUrl(`${publicSite().origin}/`), LOGOUT_REDIRECT_DELAY_MS);
    };
    void go();
  }, []);
  useEffect(() => {
    // Not `isOwnLink`: while the page hydrates, that is the server's value.
    if (isOpenedFromSite()) signOut();
  }, [signOut]);
  const step: LogOutStep = progress ?? (isOwnLink ? 'leaving' : 'asking');
  return { step, signOut };
}

const subscribeToNothing = () => () => undefined;
/** Rendered by the server as while leaving, which most visits are. */
const isUnknownYet = () => true;

/**
 * Deletes the tokens and the visitor's data at once, then ends the session. False when the gateway
 * is unreachable: its cookie is still in this browser.
 */
async function logOut(): Promise<boolean> {
  leaveAccount();
  forgetSession();
  return (await endSession()).status === 'ok';
}
