import { ExternalLink, Map as MapIcon } from 'lucide-react';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Hero } from './hero.tsx';
import styles from './source-page.module.css';

export interface SourcePageProps {
  readonly title: string;
  /** The line over the title: what names the thing at its source. */
  readonly kicker: string;
  readonly lead: string;
  readonly source: { readonly host: string; readonly href: string };
}

/** A thing that another collection keeps: what it is, and the ways on to it and back to the map. */
export function SourcePage({ title, kicker, lead, source }: SourcePageProps) {
  const t = useText();
  const lang = useLanguage().tag;
  return (
    <Hero title={{ text: title, lang }} kicker={{ text: kicker }} lead={{ text: lead, lang }}>
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
