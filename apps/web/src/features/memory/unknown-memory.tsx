import { MessageSquareQuote } from 'lucide-react';
import { SourcePage } from '#content/source-page.tsx';
import { useText } from '#i18n/use-text.ts';
import type { MemorySource } from './memory-source.ts';

export interface UnknownMemoryProps {
  readonly identifier: string;
  /** Why there is no more to read. */
  readonly lead: string;
  readonly source: MemorySource;
}

/** A memory that cannot be told right now: the way to who keeps it. */
export function UnknownMemory({ identifier, lead, source }: UnknownMemoryProps) {
  const t = useText();
  return (
    <SourcePage
      title={t('memory.title')}
      emblem={MessageSquareQuote}
      identifier={identifier}
      lead={lead}
      source={source}
    />
  );
}
