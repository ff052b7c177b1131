import { useRouter } from '@tanstack/react-router';
import { LOGIN_REDIRECT_DELAY_MS } from '@varde/domain/constants';
import { LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { recordGoal } from '#platform/goals.ts';
import { useOnline } from '#platform/network.ts';
import { currentSession } from '#platform/session.ts';
import { hasTokens } from '#platform/token-hint.ts';
import { Button } from '#ui/button.tsx';
import { goInside } from './go-inside.ts';
import { SessionPage } from './parts/session-page.tsx';
import { pathAfterSignIn, startSignIn } from './start-sign-in.ts';
import type { SignInWish } from './start-sign-in.ts';

/** On the way to the login host: says so, and goes after a second (specification §4, §9). Who is signed in goes on at once. */
export function LogInPage({ redirect, isNew }: SignInWish) {
  const t = useLongText();
  const router = useRouter();
  // What it was at first: going on is no reason to begin anew.
  const [wish] = useState<SignInWish>({ redirect, isNew });
  const online = useOnline();
  useEffect(() => {
    if (!hasTokens()) recordGoal('user_login');
  }, []);
  useEffect(() => {
    // A page that is left without a network is lost to the browser's own error.
    if (!online) return undefined;
    const go = async () => {
      const isIn = (await currentSession()?.accessToken()) !== undefined;
      if (isIn) await goInside(router, pathAfterSignIn(wish.redirect));
      else startSignIn(wish);
    };
    const timer = setTimeout(() => void go(), LOGIN_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [online, router, wish]);
  return (
    <SessionPage
      title={t('signin.title')}
      lead={t(online ? 'signin.going' : 'signin.notIn')}
      fault={online ? undefined : t('signin.failed')}
    >
      {online && (
        <Button variant="primary" icon={LogIn} onClick={() => startSignIn(wish)}>
          {t('signin.now')}
        </Button>
      )}
    </SessionPage>
  );
}
