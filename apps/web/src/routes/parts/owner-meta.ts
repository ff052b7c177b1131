/** What an owner's pages say of themselves. */
import { documentMeta } from '#features/article/document-meta.ts';
import type { PageContext } from '#state/page-context.ts';
import type { PageMeta } from '#state/page-head.ts';
import { headContext } from './head-context.ts';
import type { OwnerData, OwnerFilterData, OwnerMapData } from './owner-data.ts';
import { listStep } from './trails.ts';
import { variantMeta } from './variant-meta.ts';

/** The address with the slug is the canonical one. */
export function ownerMeta({ view, path }: OwnerData, page: PageContext): PageMeta {
  const trail = [listStep('museums', page.texts.t)];
  return documentMeta(view, { path, type: 'Museum', trail }, headContext(page));
}

export function ownerMapMeta(data: OwnerMapData, page: PageContext): PageMeta {
  const trail = [listStep('museums', page.texts.t)];
  return variantMeta({ ...data, trail, view: 'map' }, page);
}

/** Not to be found: it does something rather than tells something. */
export function ownerFilterMeta(
  { filter: { name }, path }: OwnerFilterData,
  { texts: { t } }: PageContext,
): PageMeta {
  const title = t('owner.checkInAt', { name });
  return { title, description: t('owner.checkInWhat', { name }), path, isVariant: true };
}
