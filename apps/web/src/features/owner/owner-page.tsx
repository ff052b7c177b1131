import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { Column } from '#ui/column.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Tabs } from '#ui/tabs.tsx';
import styles from './owner-page.module.css';
import { ownerTabs, type OwnedCounts } from './owner-tabs.ts';
import type { OwnedKind } from '#api/tabs.ts';

export interface OwnerPageProps {
  /** Address of the page. */
  path: string;
  /** How much of each kind the owner has published. */
  counts: OwnedCounts;
  /** The kind that is listed; `undefined`: all. */
  kind: OwnedKind | undefined;
  /** Hero and text of the owner's document. */
  opening: ReactNode;
  /** What the owner has published. */
  documents: ReactNode;
}

export function OwnerPage({ path, counts, kind, opening, documents }: OwnerPageProps) {
  const t = useText();
  const tabs = ownerTabs(path, counts, kind, t);
  return (
    <article>
      {opening}
      <Column>
        <section className={styles.documents}>
          <SectionHeading
            title={t('owner.fromHere')}
            action={{ href: `${path}/map`, label: t('owner.showOnMap') }}
          />
          {tabs.length > 0 && <Tabs label={t('owner.kinds')} tabs={tabs} />}
          {documents}
        </section>
      </Column>
    </article>
  );
}
