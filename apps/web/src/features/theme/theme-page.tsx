import type { ReactNode } from 'react';
import { Credits } from '#content/credits.tsx';
import { Hero } from '#content/hero.tsx';
import { RichText } from '#content/rich-text.tsx';
import { useText } from '#i18n/use-text.ts';
import { MAIN_PICTURE } from '#platform/main-picture.ts';
import { Column } from '#ui/column.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { ThemePageView } from './theme-view.ts';

export interface ThemePageProps {
  view: ThemePageView;
  total: number;
  documents: ReactNode;
}

export function ThemePage({ view, total, documents }: ThemePageProps) {
  const t = useText();
  const { title, lead, picture, pictureRights, text } = view;
  return (
    <article>
      <Hero
        title={title}
        lead={lead}
        picture={picture}
        kicker={{ text: t('kind.theme') }}
        transitionName={MAIN_PICTURE}
      >
        {text && <RichText text={text} />}
        <Credits {...pictureRights} />
      </Hero>
      <Column>
        <section>
          <SectionHeading title={t('tag.documents')} count={String(total)} />
          {documents}
        </section>
      </Column>
    </article>
  );
}
