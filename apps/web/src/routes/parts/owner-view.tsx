import { DocumentOpening } from '#features/article/document-opening.tsx';
import { PagedList } from '#features/explore/paged-list.tsx';
import { OwnerPage } from '#features/owner/owner-page.tsx';
import { useText } from '#i18n/use-text.ts';
import type { OwnerData } from './owner-data.ts';

/** The page of an owner, put together from its features. */
export function OwnerView({ data }: { data: OwnerData }) {
  const t = useText();
  const { view, path, documents } = data;
  const name = view.title.text;
  return (
    <OwnerPage
      name={name}
      total={documents.total}
      opening={<DocumentOpening view={view} kindLabel={t('kind.owner')} />}
      documents={
        <PagedList
          page={documents}
          addressOf={(page) => (page > 1 ? `${path}?page=${page}` : path)}
          label={t('owner.documents', { name })}
          empty={t('owner.empty', { name })}
        />
      }
    />
  );
}
