import { pickText } from '@varde/domain/languages';
import type { OwnerHead } from '@varde/contract/owners';
import { presentHead } from '#modules/documents/document-head.presenter.ts';
import type { HeadRow } from '#modules/documents/document-head.repository.ts';
import { presentImage } from '#modules/media/media.presenter.ts';
import type { OwnerRow } from './owners.repository.ts';

export function presentOwner(row: OwnerRow, head: HeadRow, isMeasured: boolean): OwnerHead {
  const document = presentHead(head, isMeasured);
  return {
    id: row.id,
    slug: row.slug,
    identifier: row.id,
    name: nameOf(row),
    image_url: document.image_src,
    logo: presentImage(row.logo),
    main_image: document.media_data,
    document,
    document_count: row.document_count,
    google_analytics_code: row.google_analytics_code,
    analyticsId: row.analytics_id,
  };
}

/** In the content's own language. */
export function nameOf(row: Pick<OwnerRow, 'title' | 'default_language' | 'slug'>): string {
  return pickText(row.title, row.default_language)?.text ?? row.slug;
}
