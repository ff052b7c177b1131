import { useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { withLanguagePrefix } from '#i18n/language-prefix.ts';
import { SPOKEN_LANGUAGES, loadTexts } from '#i18n/texts.ts';
import { useLanguage } from '#i18n/use-text.ts';
import { openAddress } from '#browser/open-address.ts';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';
import type { PageContext } from '#state/page-context.ts';
import { rememberLanguage } from '#state/visitor-language.ts';
import { releaseLanguage } from './release-language.ts';

export interface LanguageListProps {
  className?: string | undefined;
}

/** Links to this page in each language: they work without script, and with it switch without leaving the page. */
export function LanguageList({ className }: LanguageListProps) {
  const current = useLanguage();
  const switchTo = useLanguageSwitch();
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const handleClick = (key: string) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    // Without the words of that language, the server renders the page in it.
    switchTo(key).catch(() => openAddress(withLanguagePrefix(key, path)));
  };
  return (
    <ul className={className}>
      {SPOKEN_LANGUAGES.map(({ key, tag, name }) => (
        <li key={key}>
          <a
            href={withLanguagePrefix(key, path)}
            hrefLang={tag}
            lang={tag}
            aria-current={key === current.key ? 'true' : undefined}
            onClick={handleClick(key)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Gives a function that shows the page in another language and keeps the choice. Resolves when the page is shown in it.
 * Where the language's words cannot be fetched, it rejects and the page stays as it is.
 */
function useLanguageSwitch(): (languageKey: string) => Promise<void> {
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
