import { useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { withLanguagePrefix } from '#i18n/language-prefix.ts';
import { SPOKEN_LANGUAGES } from '#i18n/texts.ts';
import { useLanguage } from '#i18n/use-text.ts';
import { openAddress } from '#platform/open-address.ts';
import { opensElsewhere } from '#platform/opens-elsewhere.ts';
import { useLanguageSwitch } from './use-language-switch.ts';

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
