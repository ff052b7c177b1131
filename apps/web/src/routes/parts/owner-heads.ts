/** Heads of an owner's pages; apart from what loads them, since heads are in the script of every page. */
import { documentMeta } from '#features/article/document-meta.ts';
import type { PageContext } from '#platform/page-context.ts';
import { pageHead } from '#platform/page-head.ts';
import { headContext } from './head-context.ts';
import type { OwnerData, OwnerFilterData, OwnerMapData } from './owner-data.ts';
import { listStep } from './trails.ts';
import { variantHead } from './variant-head.ts';

/** The head of an owner's page; its address with the slug is the canonical one. */
export function ownerHead(data: OwnerData | undefined, page: PageContext) {
  if (!data) return {};
  const context = headContext(page);
  const { view, path } = data;
  const trail = [listStep('museums', context.texts.t)];
  return pageHead(documentMeta(view, { path, type: 'Museum', trail }, context), context);
}

export function ownerMapHead(data: OwnerMapData | undefined, page: PageContext) {
  if (!data) return {};
  const trail = [listStep('museums', page.texts.t)];
  return variantHead({ ...data, trail, view: 'map' }, page);
}

/** Not to be found: it does something rather than tells something. */
export function ownerFilterHead(data: OwnerFilterData | undefined, page: PageContext) {
  if (!data) return {};
  const { t } = page.texts;
  const { name } = data.filter;
  const title = t('owner.checkInAt', { name });
  const description = t('owner.checkInWhat', { name });
  return pageHead({ title, description, path: data.path, isVariant: true }, headContext(page));
}
