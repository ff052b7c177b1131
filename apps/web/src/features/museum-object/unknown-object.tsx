import { Amphora } from 'lucide-react';
import { SourcePage } from '#content/source-page.tsx';
import { useText } from '#i18n/use-text.ts';
import type { ObjectSource } from './object-address.ts';

export interface UnknownObjectProps {
  readonly identifier: string;
  /** Why there is no more to see. */
  readonly lead: string;
  readonly source: ObjectSource;
}

/** An object of which nothing can be told right now: the way to who keeps it. */
export function UnknownObject({ identifier, lead, source }: UnknownObjectProps) {
  const t = useText();
  return (
    <SourcePage
      title={t('object.title')}
      emblem={Amphora}
      identifier={identifier}
      lead={lead}
      source={source}
    />
  );
}
