import { Languages, Navigation } from 'lucide-react';
import type { ReactNode } from 'react';
import { HeroActions } from '#content/hero-actions.tsx';
import { Hero } from '#content/hero.tsx';
import { LanguageNotice } from '#content/language-notice.tsx';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { MAIN_PICTURE } from '#platform/main-picture.ts';
import { useDistance } from '#platform/use-distances.ts';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import type { DocumentView } from './document-view.ts';
import { languageWord } from './language-word.ts';

export interface DocumentHeroProps {
  view: DocumentView;
  /** What kind of page it is, where it is not plain. */
  kindLabel?: string | undefined;
  breadcrumbs?: ReactNode;
  children?: ReactNode;
}

/** Opens the page of any document: picture, owner, title, distance, ingress, what must be said first. */
export function DocumentHero({ view, kindLabel, breadcrumbs, children }: DocumentHeroProps) {
  const { title, picture, lead, owner } = view;
  const t = useText();
  const distance = useDistance()(view.location);
  const badges = [
    kindLabel && <Badge key="kind">{kindLabel}</Badge>,
    distance && (
      <Badge key="distance" icon={Navigation}>
        {t('article.distance', { distance })}
      </Badge>
    ),
  ].filter(Boolean);
  return (
    <Hero
      title={title}
      picture={picture}
      breadcrumbs={breadcrumbs}
      lead={lead}
      kicker={owner && { text: owner.name.text, href: owner.href, lang: owner.name.lang }}
      badges={badges.length > 0 && badges}
      pictureActions={
        <HeroActions title={title.text} picture={picture} favouriteId={view.favouriteId} />
      }
      transitionName={MAIN_PICTURE}
    >
      <LanguageNotices view={view} />
      {children}
    </Hero>
  );
}

function LanguageNotices({ view }: { view: DocumentView }) {
  const t = useText();
  const language = useLanguage();
  if (view.isMachineTranslated)
    return <Notice icon={Languages}>{t('article.translatedByMachine')}</Notice>;
  if (!view.isStandInLanguage) return null;
  return (
    <LanguageNotice
      text={t('article.notAvailableInLanguage', {
        language: languageWord(language.tag, t),
        shown: languageWord(view.title.lang, t),
      })}
      dismissLabel={t('shell.notice.close')}
    />
  );
}
