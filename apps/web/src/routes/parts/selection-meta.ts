import type { SelectionView } from '#features/presentation/walk-view.ts';
import type { PageContext } from '#platform/page-context.ts';
import type { PageMeta } from '#platform/page-head.ts';
import { selectionAddress } from '#services/transform/addresses.ts';
import { breadcrumbList } from '#services/transform/structured-data.ts';
import { headContext } from './head-context.ts';
import { selectionTrail } from './trails.ts';

/** Of a selection; without a text of its own, its presentation describes it. */
export function selectionMeta(view: SelectionView, page: PageContext): PageMeta {
  const { texts, origin } = headContext(page);
  const { group, id, title, lead, picture } = view;
  const path = selectionAddress(group.id, id);
  const crumbs = [
    { title: texts.t('shell.home'), path: '/' },
    ...selectionTrail(view, texts.t),
    { title: title.text, path },
  ];
  const structuredData = [breadcrumbList(crumbs, origin)];
  const description = lead?.text ?? group.title.text;
  return { title: title.text, description, path, picture, structuredData };
}
