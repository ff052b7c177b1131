import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLanguage } from '#i18n/use-text.ts';
import { publicSite } from '#browser/site.ts';
import { hasTokens, onTokensOfOtherTab } from '#state/token-hint.ts';

/**
 * No session in the preview, which shows the public site, on the callback page, where the sign-in
 * is not complete (specification §4.1), and while signing out.
 */
const WITHOUT_SESSION = /^\/(?:preview|oauth2\/callback|logout)(?:\/|$)/;

/** Restores the session of a signed-in visitor; for others nothing of it is loaded. */
export function SessionKeeper() {
  const language = useLanguage();
  const isRestored = useLocation({ select: ({ pathname }) => !WITHOUT_SESSION.test(pathname) });
  useEffect(() => {
    if (!publicSite().signIn || !isRestored) return undefined;
    const start = async () => {
      if (!hasTokens()) return;
      const { startKeepAlive } = await import('./start-keep-alive.ts');
      await startKeepAlive(language);
    };
    // When its code fails to load the page is the public one; the next page retries.
    const tryStart = () => void start().catch(() => undefined);
    tryStart();
    return onTokensOfOtherTab(tryStart);
  }, [isRestored, language]);
  return null;
}
