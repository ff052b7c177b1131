import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { Column } from '#ui/column.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

export interface OwnerPageProps {
  name: string;
  /** How much the owner has published. */
  total: number;
  /** Hero and text of the owner's document. */
  opening: ReactNode;
  /** What the owner has published. */
  documents: ReactNode;
}

export function OwnerPage({ name, total, opening, documents }: OwnerPageProps) {
  const t = useText();
  return (
    <article>
      {opening}
      <Column>
        <section>
          <SectionHeading title={t('owner.documents', { name })} count={String(total)} />
          {documents}
        </section>
      </Column>
    </article>
  );
}
