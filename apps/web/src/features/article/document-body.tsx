import type { ReactNode } from 'react';
import { Facts } from '#content/facts.tsx';
import { useText } from '#i18n/use-text.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { DocumentView } from './document-view.ts';
import { Blocks } from './parts/blocks.tsx';
import { Contents } from './parts/contents.tsx';
import { splitClosing } from './split-closing.ts';

export interface DocumentBodyProps {
  view: Pick<DocumentView, 'blocks' | 'headings' | 'facts'>;
  /** After what is told, before what leads on from it. */
  children?: ReactNode;
}

/** The text, pictures and facts of any document. */
export function DocumentBody({ view, children }: DocumentBodyProps) {
  const t = useText();
  const { body, closing } = splitClosing(view.blocks);
  return (
    <>
      <Contents headings={view.headings} />
      <Blocks blocks={body} />
      {children}
      <Blocks blocks={closing} />
      {view.facts.length > 0 && (
        <section>
          <SectionHeading title={t('article.facts')} />
          <Facts rows={view.facts} />
        </section>
      )}
    </>
  );
}
