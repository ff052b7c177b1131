import { useText } from '#i18n/use-text.ts';
import { Facts } from '#content/facts.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Blocks } from './parts/blocks.tsx';
import type { DocumentView } from './document-view.ts';

export interface DocumentBodyProps {
  view: Pick<DocumentView, 'blocks' | 'facts'>;
}

/** The text, pictures and facts of any document; other features take it as a slot. */
export function DocumentBody({ view }: DocumentBodyProps) {
  const t = useText();
  return (
    <>
      <Blocks blocks={view.blocks} />
      {view.facts.length > 0 && (
        <section>
          <SectionHeading title={t('article.facts')} />
          <Facts rows={view.facts} />
        </section>
      )}
    </>
  );
}
