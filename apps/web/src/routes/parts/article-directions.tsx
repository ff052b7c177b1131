import type { ArticleView } from '#features/article/document-view.ts';
import { LazyRoutePanel } from '#features/walking-route/lazy-route-panel.tsx';

/** The way to an article's place, where it has one. */
export function ArticleDirections({ view: { id, location, title } }: { view: ArticleView }) {
  return (
    location && <LazyRoutePanel place={{ id, ...location, title: title.text, lang: title.lang }} />
  );
}
