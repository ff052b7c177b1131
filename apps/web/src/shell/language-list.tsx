import { useLocation, useRouter } from '@tanstack/react-router';
import { MACHINE_TRANSLATED, pickText, type LanguageMap } from '@varde/domain/languages';
import type { MouseEvent } from 'react';
import { withLanguagePrefix } from '#i18n/language-prefix.ts';
import { INTERFACE_LANGUAGES, loadTexts } from '#i18n/texts.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { openUrl } from '#browser/page-url.ts';
import { opensElsewhere } from '#browser/opens-elsewhere.ts';
import type { PageContext } from '#state/page-context.ts';
import { rememberLanguage } from '#state/visitor-language.ts';
import { SiteLink } from '#ui/site-link.tsx';
import styles from './language-list.module.css';
import { releaseLanguage } from './release-language.ts';

/** Norwegian marks the languages in which we are not sure of the word. */
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
 * Links to this page in each language: they work without script, and with it switch without leaving the page.
 * Machine-translated languages are marked, and a last link leads to how to help.
 */
export function LanguageList({ className }: LanguageListProps) {
  const t = useText();
  const current = useLanguage();
  const switchTo = useLanguageSwitch();
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const handleClick = (key: string) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    // Without the words of that language, the server renders the page in it.
    switchTo(key).catch(() => openUrl(withLanguagePrefix(key, path)));
  };
  return (
    <ul className={className}>
      {INTERFACE_LANGUAGES.map(({ key, tag, name }) => (
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
      <li className={styles.help}>
        <SiteLink href="/about#translations">{t('shell.translations')}</SiteLink>
      </li>
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
 * Gives a function that shows the page in another language and keeps the choice. Resolves when the page is shown in it.
 * Where the language's words cannot be fetched, it rejects and the page stays as it is.
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
