import { pickText } from '@varde/domain/languages';
import type { OwnerHead, OwnerPoint } from '@varde/contract/owners';
import { presentHead } from '#modules/documents/document-head.presenter.ts';
import type { HeadRow } from '#modules/documents/document-head.repository.ts';
import { presentImage } from '#modules/media/media.presenter.ts';
import type { OwnerPointRow, OwnerRow } from './owners.repository.ts';

export interface OwnerParts {
  readonly row: OwnerRow;
  /** Of its own document. */
  readonly head: HeadRow;
  readonly documentCount: number;
  readonly isMeasured: boolean;
}

export function presentOwner({ row, head, documentCount, isMeasured }: OwnerParts): OwnerHead {
  const document = presentHead(head, isMeasured);
  return {
    id: row.id,
    slug: row.slug,
    identifier: row.identifier,
    name: nameOf(row),
    image_url: document.image_src,
    logo: presentImage(row.logo),
    main_image: document.media_data,
    document,
    document_count: documentCount,
    google_analytics_code: row.google_analytics_code,
    analyticsId: row.analytics_id,
  };
}

/** A point of the map: five decimals are about a metre. */
export function presentOwnerPoint({ id, document_id, lat, lng }: OwnerPointRow): OwnerPoint {
  return [id, document_id, Number(lat.toFixed(5)), Number(lng.toFixed(5))];
}

/** In the content's own language. */
export function nameOf(row: Pick<OwnerRow, 'title' | 'default_language' | 'slug'>): string {
  return pickText(row.title, row.default_language)?.text ?? row.slug;
}
