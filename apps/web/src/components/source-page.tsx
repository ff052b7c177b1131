import { ExternalLink, Map as MapIcon, type LucideIcon } from 'lucide-react';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { SourceView } from '#view-models.ts';
import { Hero } from './hero.tsx';
import styles from './source-page.module.css';

export interface SourceLinkProps {
  /** Identifier at the source; shown above the title. */
  readonly identifier: string;
  /** Why only a summary can be shown. */
  readonly lead: string;
  readonly source: SourceView;
}

interface SourcePageProps extends SourceLinkProps {
  readonly title: string;
  readonly emblem: LucideIcon;
}

/** Page of an external record that cannot be shown: links to its source and to the map. */
export function SourcePage({ title, emblem, identifier, lead, source }: SourcePageProps) {
  const t = useText();
  const lang = useLanguage().tag;
  return (
    <Hero
      title={{ text: title, lang }}
      emblem={emblem}
      kicker={{ text: `${source.host} · ${identifier}` }}
      lead={{ text: lead, lang }}
    >
      <p className={styles.ways}>
        <ButtonLink href={source.href} variant="primary" icon={ExternalLink}>
          {t('source.open', { source: source.host })}
        </ButtonLink>
        <ButtonLink href="/explore/map" icon={MapIcon}>
          {t('source.toMap')}
        </ButtonLink>
      </p>
    </Hero>
  );
}
