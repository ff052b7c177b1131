import { SectionBoundary, SectionFailed } from '#components/section-boundary.tsx';
import { Trail } from '#components/trail.tsx';
import { DocumentOpening } from '#features/article/document-opening.tsx';
import { siteProfile } from '#browser/site-profile.ts';
import { useText } from '#i18n/use-text.ts';
import { variantPath } from '#api/transform/page-paths.ts';
import { museumTrail } from '#api/transform/trails.ts';
import { Column } from '#ui/column.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { CheckIn } from './check-in.tsx';
import { PagedList } from './lazy-paged-list.ts';
import type { OwnerData } from './load-owner-page.ts';
import styles from './owner-page.module.css';
import { ownerPageHref, ownerTabs } from './owner-tabs.ts';
import { VisitCard } from './visit-card.tsx';

export function OwnerPage({ data }: { data: OwnerData }) {
  const t = useText();
  const { view, visit, path, kind, counts } = data;
  const tabs = ownerTabs(path, counts, kind, t);
  return (
    <article>
      <DocumentOpening
        view={view}
        kindLabel={t('kind.owner')}
        breadcrumbs={<Trail steps={museumTrail(t)} title={view.title} />}
        before={
          <>
            <VisitCard visit={visit} />
            {/* With one museum, everything belongs to it already. */}
            {!siteProfile().museum && (
              <CheckIn owner={visit.owner} href={variantPath(path, 'filter')} />
            )}
          </>
        }
      />
      <Column>
        <section className={styles.documents}>
          <SectionHeading
            title={t('owner.fromHere')}
            action={{ href: `${path}/map`, label: t('owner.showOnMap') }}
          />
          {tabs.length > 0 && <Tabs label={t('owner.kinds')} tabs={tabs} />}
          <SectionBoundary>
            <Documents data={data} />
          </SectionBoundary>
        </section>
      </Column>
    </article>
  );
}

function Documents({ data: { view, path, kind, documents } }: { data: OwnerData }) {
  const t = useText();
  const name = view.title.text;
  if (!documents) return <SectionFailed />;
  return (
    <PagedList
      page={documents}
      hrefOf={(page) => ownerPageHref(path, kind, page)}
      label={t('owner.documents', { name })}
      empty={t('owner.empty', { name })}
    />
  );
}
