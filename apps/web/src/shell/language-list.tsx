import { useLocation, useRouter, type AnyRouter } from '@tanstack/react-router';
import { MACHINE_TRANSLATED, pickText, type LanguageMap } from '@varde/domain/languages';
import type { MouseEvent } from 'react';
import { withLanguagePrefix, languageRewrite } from '#i18n/language-prefix.ts';
import { INTERFACE_LANGUAGES, loadTexts } from '#i18n/texts.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { isOffered, offersMachineTranslation } from '#browser/site-profile.ts';
import { openUrl } from '#browser/page-url.ts';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';
import type { PageContext } from '#state/page-context.ts';
import { rememberLanguage } from '#state/visitor-language.ts';
import { SiteLink } from '#ui/site-link.tsx';
import styles from './language-list.module.css';

/** In Norwegian where a verified translation of the term is missing. */
const MACHINE_TRANSLATED_MARK: LanguageMap = {
  no: 'maskinoversatt',
  nn: 'maskinomsett',
  de: 'maschinell übersetzt',
  fr: 'traduction automatique',
  es: 'traducción automática',
  pl: 'tłumaczenie maszynowe',
  ro: 'traducere automată',
};

export interface LanguageListProps {
  className?: string | undefined;
}

/**
 * Links to this page in each language; with script they switch without a navigation. Marks
 * machine-translated languages, and ends with a link to how to help with them.
 */
export function LanguageList({ className }: LanguageListProps) {
  const t = useText();
  const current = useLanguage();
  const switchTo = useLanguageSwitch();
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const handleClick = (key: string) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    // If that language's messages fail to load, the server renders the page.
    switchTo(key).catch(() => openUrl(withLanguagePrefix(key, path)));
  };
  return (
    <ul className={className}>
      {INTERFACE_LANGUAGES.filter(isOffered).map(({ key, tag, name }) => (
        <li key={key}>
          <a
            href={withLanguagePrefix(key, path)}
            hrefLang={tag}
            lang={tag}
            aria-current={key === current.key ? 'true' : undefined}
            onClick={handleClick(key)}
          >
            <span>
              {name} {MACHINE_TRANSLATED.includes(key) && <MachineTranslatedMark language={key} />}
            </span>
          </a>
        </li>
      ))}
      {offersMachineTranslation() && (
        <li className={styles.help}>
          <SiteLink href="/about#translations">{t('shell.translations')}</SiteLink>
        </li>
      )}
    </ul>
  );
}

function MachineTranslatedMark({ language }: { language: string }) {
  const mark = pickText(MACHINE_TRANSLATED_MARK, language);
  return (
    <small className={styles.mark} lang={mark?.lang}>
      {mark?.text}
    </small>
  );
}

/**
 * Returns a function that switches the language and persists the choice. Resolves once the page is
 * shown in it; rejects if its messages fail to load, without changes.
 */
function useLanguageSwitch(): (languageKey: string) => Promise<void> {
  const router = useRouter();
  return async (languageKey) => {
    const texts = await loadTexts(languageKey);
    rememberLanguage(languageKey);
    const { urlLanguage } = router.options.context;
    releaseLanguage(router, { texts, urlLanguage });
    const context: PageContext = { texts, urlLanguage };
    router.update({ ...router.options, context });
    await router.invalidate();
  };
}

/** Removes the language prefix from the browser's URL and all links. Without a prefix: nothing. */
export function releaseLanguage(router: AnyRouter, { urlLanguage }: PageContext): void {
  if (urlLanguage.languageKey === undefined) return;
  urlLanguage.languageKey = undefined;
  // A new rewrite invalidates the router's cached URLs.
  router.update({ ...router.options, rewrite: languageRewrite(urlLanguage) });
  router.history.replace(router.latestLocation.href);
}
