import { useEffect } from 'react';
import { useText } from '#i18n/use-text.ts';
import { useSession } from '#state/session.ts';

/** Syncs the device with the account of a signed-in visitor; its code loads with the session. */
export function LazyAccountSync() {
  const t = useText();
  const session = useSession();
  const isIn = session !== undefined;
  useEffect(() => {
    if (!isIn) return undefined;
    let stop: (() => void) | undefined | null;
    const follow = async () => {
      const { followAccount } = await import('./follow-account.ts');
      if (stop !== null) stop = followAccount(() => t('favourite.later'));
    };
    // The next page retries.
    follow().catch(() => undefined);
    return () => {
      stop?.();
      stop = null;
    };
  }, [isIn, t]);
  return null;
}
