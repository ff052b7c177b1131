import { useRouter } from '@tanstack/react-router';
import { LOGIN_REDIRECT_DELAY_MS } from '@varde/domain/constants';
import { ownPath } from '@varde/domain/own-path';
import { LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { recordGoalEvent } from '#state/goal-events.ts';
import { useOnline } from '#browser/network.ts';
import { pageOrigin, replaceUrl } from '#browser/page-url.ts';
import { currentSession } from '#state/session.ts';
import { storeStart } from '#state/sign-in-starts.ts';
import { publicSite } from '#browser/site.ts';
import { hasTokens } from '#state/token-hint.ts';
import { redirectUri } from '#api/gateway.ts';
import { Button } from '#ui/button.tsx';
import { goInside } from './go-inside.ts';
import { SessionPage } from './parts/session-page.tsx';

/**
 * Says that the login host follows and goes there after a second (specification §4.1, §9.1). A
 * signed-in visitor is redirected at once.
 */
export function LogInPage({ redirect, isNew }: SignInOptions) {
  const t = useLongText();
  const router = useRouter();
  // What it was at first: going on is no reason to begin anew.
  const [wish] = useState<SignInOptions>({ redirect, isNew });
  const online = useOnline();
  useEffect(() => {
    if (!hasTokens()) recordGoalEvent('user_login');
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
      error={online ? undefined : t('signin.failed')}
    >
      {online && (
        <Button variant="primary" icon={LogIn} onClick={() => startSignIn(wish)}>
          {t('signin.now')}
        </Button>
      )}
    </SessionPage>
  );
}

interface SignInOptions {
  /** Where to go back to: an address of this site; any other counts for nothing. Default: the front page. */
  readonly redirect?: string | undefined;
  /** To the form for a new account. */
  readonly isNew?: boolean | undefined;
}

/** Sign-in pages themselves, which lead to the front page afterwards (specification §2.3). */
const OF_SIGNING_IN = /^(?:\/[a-z]{2,3})?\/(?:login|logout|oauth2\/callback)(?:[/?#]|$)/;

/** Where a visitor is led to who has signed in. */
export function pathAfterSignIn(redirect: string | undefined): string {
  const { origin, signIn } = publicSite();
  const path = ownPath(redirect ?? '/', origin) ?? '/';
  const isServers = [signIn?.gateway, signIn?.loginHost].some((prefix) =>
    path.startsWith(`${prefix}/`),
  );
  return isServers || OF_SIGNING_IN.test(path) ? '/' : path;
}

/** Leaves the page, so that Back leads to the one before it. What is kept meanwhile, and the cookies, are those of the origin that visitors come back to: it begins there. */
export function startSignIn({ redirect, isNew = false }: SignInOptions): void {
  const { origin, signIn } = publicSite();
  const path = pathAfterSignIn(redirect);
  if (pageOrigin() !== origin) {
    const query = new URLSearchParams({ redirect: path, ...(isNew && { create: 'true' }) });
    return replaceUrl(`${origin}/login?${query.toString()}`);
  }
  const state = crypto.randomUUID();
  storeStart({ state, path });
  const query = new URLSearchParams({ redirect_uri: redirectUri(), state });
  if (isNew) query.set('prompt', 'create');
  replaceUrl(`${signIn?.loginHost}/oauth2/authorize?${query.toString()}`);
}
