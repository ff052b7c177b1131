import { useRouter } from '@tanstack/react-router';
import { LANGUAGE_CHANGE_DELAY_MS } from '@varde/domain/constants';
import { useEffect } from 'react';
import { rememberLanguage } from '#platform/visitor-language.ts';
import { releaseLanguage } from './release-language.ts';

/**
 * An address that fixes the language (`/sv/…`) is shown in it at once; after 500 ms the choice moves into the cookie and
 * the address loses its prefix (specification §2).
 */
export function useReleaseLanguage(): void {
  const router = useRouter();
  useEffect(() => {
    const { address } = router.options.context;
    const timer = setTimeout(() => {
      if (address.languageKey === undefined) return;
      rememberLanguage(address.languageKey);
      releaseLanguage(router, router.options.context);
    }, LANGUAGE_CHANGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [router]);
}
