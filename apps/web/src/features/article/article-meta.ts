import type { PageContext } from '#state/page-context.ts';
import { headContext, type PageMeta } from '#state/page-head.ts';
import { documentPath } from '#api/transform/page-paths.ts';
import type { TrailStep } from '#view-models.ts';
import { documentMeta } from './document-meta.ts';
import type { DocumentView } from './document-view.ts';

/** The schema.org types of an article's subject. */
const TYPES = ['TouristAttraction', 'LandmarksOrHistoricalBuildings'] as const;

/** Of an article on any page: the canonical URL is the article's own page. */
export function articleMeta(
  view: DocumentView,
  trail: readonly TrailStep[],
  page: PageContext,
): PageMeta {
  const path = documentPath('article', view.id);
  return documentMeta(view, { path, type: TYPES, trail }, headContext(page));
}
