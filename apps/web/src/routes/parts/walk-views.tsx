import { ViewTabs, type PageView } from '#components/view-tabs.tsx';

const WALK_VIEWS: readonly PageView[] = ['about', 'list', 'map'];

export interface WalkViewsProps {
  path: string;
  current: PageView;
  /** Stops or posts. */
  count: number;
}

/** The views of a selection or a rebus (specification §2.2). */
export function WalkViews({ path, current, count }: WalkViewsProps) {
  return <ViewTabs path={path} views={WALK_VIEWS} current={current} count={count} />;
}
