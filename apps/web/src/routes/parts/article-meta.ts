import { documentMeta } from '#features/article/document-meta.ts';
import type { DocumentView } from '#features/article/document-view.ts';
import type { PageContext } from '#state/page-context.ts';
import type { PageMeta } from '#state/page-head.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import { headContext } from './head-context.ts';
import type { TrailStep } from './trails.ts';

/** What an article is about, in schema.org's words. */
const TYPES = ['TouristAttraction', 'LandmarksOrHistoricalBuildings'] as const;

/** Of an article, wherever it is shown: the same text is found by its own address. */
export function articleMeta(
  view: DocumentView,
  trail: readonly TrailStep[],
  page: PageContext,
): PageMeta {
  const path = documentPath('article', view.id);
  return documentMeta(view, { path, type: TYPES, trail }, headContext(page));
}
