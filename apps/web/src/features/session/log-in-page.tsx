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
 * Announces the login host and redirects there after a second (specification §4.1, §9.1). A
 * signed-in visitor is redirected at once.
 */
export function LogInPage({ redirect, isNew }: SignInOptions) {
  const t = useLongText();
  const router = useRouter();
  // The initial options: a navigation in progress must not restart the timer.
  const [options] = useState<SignInOptions>({ redirect, isNew });
  const online = useOnline();
  useEffect(() => {
    if (!hasTokens()) recordGoalEvent('user_login');
  }, []);
  useEffect(() => {
    // Offline, a navigation would end on the browser's own error page.
    if (!online) return undefined;
    const go = async () => {
      const isSignedIn = (await currentSession()?.accessToken()) !== undefined;
      if (isSignedIn) await goInside(router, pathAfterSignIn(options.redirect));
      else startSignIn(options);
    };
    const timer = setTimeout(() => void go(), LOGIN_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [online, router, options]);
  return (
    <SessionPage
      title={t('signin.title')}
      lead={t(online ? 'signin.going' : 'signin.notIn')}
      error={online ? undefined : t('signin.failed')}
    >
      {online && (
        <Button variant="primary" icon={LogIn} onClick={() => startSignIn(options)}>
          {t('signin.now')}
        </Button>
      )}
    </SessionPage>
  );
}

interface SignInOptions {
  /** A URL of this site to return to; others are ignored. Default: the front page. */
  readonly redirect?: string | undefined;
  /** Opens the form for a new account. */
  readonly isNew?: boolean | undefined;
}

/** The sign-in pages, which redirect to the front page afterwards (specification §2.3). */
const SIGN_IN_PATH = /^(?:\/[a-z]{2,3})?\/(?:login|logout|oauth2\/callback)(?:[/?#]|$)/;

/** The path to open after sign-in. */
export function pathAfterSignIn(redirect: string | undefined): string {
  const { origin, signIn } = publicSite();
  const path = ownPath(redirect ?? '/', origin) ?? '/';
  const isServerPath = [signIn?.gateway, signIn?.loginHost].some((prefix) =>
    path.startsWith(`${prefix}/`),
  );
  return isServerPath || SIGN_IN_PATH.test(path) ? '/' : path;
}

/**
 * Replaces the page, so that Back opens the one before it. Storage and cookies belong to the site's
 * canonical origin, so sign-in starts there.
 */
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
