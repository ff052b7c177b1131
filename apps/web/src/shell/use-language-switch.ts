import { useRouter } from '@tanstack/react-router';
import { loadTexts } from '#i18n/texts.ts';
import type { PageContext } from '#platform/page-context.ts';
import { rememberLanguage } from '#platform/visitor-language.ts';
import { releaseLanguage } from './release-language.ts';

/**
 * Gives a function that shows the page in another language and keeps the choice. Resolves when the page is shown in it.
 * Where the language's words cannot be fetched, it rejects and the page stays as it is.
 */
export function useLanguageSwitch(): (languageKey: string) => Promise<void> {
  const router = useRouter();
  return async (languageKey) => {
    const texts = await loadTexts(languageKey);
    rememberLanguage(languageKey);
    const { address } = router.options.context;
    releaseLanguage(router, { texts, address });
    const context: PageContext = { texts, address };
    router.update({ ...router.options, context });
    await router.invalidate();
  };
}
