import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, type ComponentType } from 'react';
import { SectionBoundary, SectionFailed } from '#components/section-boundary.tsx';
import { DocumentOpening } from '#features/article/document-opening.tsx';
import {
  PagedList as WrittenPagedList,
  type PagedListProps,
} from '#features/explore/paged-list.tsx';
import { CheckIn } from '#features/owner/check-in.tsx';
import { OwnerPage } from '#features/owner/owner-page.tsx';
import { ownerPageHref } from '#features/owner/owner-tabs.ts';
import { VisitCard } from '#features/owner/visit-card.tsx';
import { useText } from '#i18n/use-text.ts';
import { variantPath } from '#api/transform/page-paths.ts';
import type { OwnerData } from './owner-data.ts';
import { Trail } from './trail.tsx';
import { listStep } from './trails.ts';

/** What stands further down: the server has written it, and in the browser its script comes after the rest. */
const PagedList = createIsomorphicFn()
  .server((): ComponentType<PagedListProps> => WrittenPagedList)
  .client(() =>
    lazy(async () => ({
      default: (await import('#features/explore/paged-list.tsx')).PagedList,
    })),
  )();

/** The page of an owner, put together from its features. */
export function OwnerView({ data }: { data: OwnerData }) {
  const t = useText();
  const { view, visit, path, kind, counts } = data;
  return (
    <OwnerPage
      path={path}
      counts={counts}
      kind={kind}
      opening={
        <DocumentOpening
          view={view}
          kindLabel={t('kind.owner')}
          breadcrumbs={<Trail steps={[listStep('museums', t)]} title={view.title} />}
          before={
            <>
              <VisitCard visit={visit} />
              <CheckIn owner={visit.owner} href={variantPath(path, 'filter')} />
            </>
          }
        />
      }
      documents={
        <SectionBoundary>
          <OwnedList data={data} />
        </SectionBoundary>
      }
    />
  );
}

function OwnedList({ data: { view, path, kind, documents } }: { data: OwnerData }) {
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
