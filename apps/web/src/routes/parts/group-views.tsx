import { ViewTabs, type PageView } from '#components/view-tabs.tsx';

const GROUP_VIEWS: readonly PageView[] = ['about', 'map'];

/**
 * A presentation's own page lists its stops, so there is no list beside it (specification §2.2).
 */
export function GroupViews({ path, current }: { path: string; current: PageView }) {
  return <ViewTabs path={path} views={GROUP_VIEWS} current={current} />;
}
