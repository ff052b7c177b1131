import { MessageSquareQuote } from 'lucide-react';
import { SourcePage } from '#content/source-page.tsx';
import { useText } from '#i18n/use-text.ts';

export interface MemoryPageProps {
  /** The archive that keeps it. An address of one memory there holds more than its id, so the link leads to its door. */
  readonly archive: 'minner.no' | 'minnen.se';
  readonly responseId: string;
}

/** A memory that somebody told a museum. */
export function MemoryPage({ archive, responseId }: MemoryPageProps) {
  const t = useText();
  return (
    <SourcePage
      title={t('memory.title')}
      emblem={MessageSquareQuote}
      identifier={responseId}
      lead={t('memory.lead', { source: archive })}
      source={{ host: archive, href: `https://${archive}/` }}
    />
  );
}
