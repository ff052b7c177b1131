import { Amphora } from 'lucide-react';
import { SourcePage } from '#content/source-page.tsx';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { objectSource } from './object-address.ts';

/** An object of the museum database. */
export function ObjectPage({ identifier }: { identifier: string }) {
  const t = useText();
  const source = objectSource(identifier, useLanguage().key);
  return (
    <SourcePage
      title={t('object.title')}
      emblem={Amphora}
      identifier={identifier}
      lead={t('object.lead', { source: source.host })}
      source={source}
    />
  );
}
