import { useText } from '#i18n/use-text.ts';
import { Tabs } from '#ui/tabs.tsx';

type PageView = 'about' | 'list' | 'map';

export interface ViewTabsProps {
  /** URL of the page itself (`about`); the other views are below it. */
  readonly path: string;
  readonly views: readonly PageView[];
  readonly current: PageView;
  /** Number of items in the list and on the map. */
  readonly count?: number | undefined;
}

/** Switches text, list and map of the same content, each with its own URL (specification §2.2). */
export function ViewTabs({ path, views, current, count }: ViewTabsProps) {
  const t = useText();
  const tabs = views.map((view) => ({
    href: view === 'about' ? path : `${path}/${view}`,
    label: t(`view.${view}`),
    current: view === current,
    ...(view === 'list' && count !== undefined ? { count: String(count) } : {}),
  }));
  return <Tabs label={t('view.tabs')} tabs={tabs} name="views" />;
}

const CONTENT_VIEWS: readonly PageView[] = ['about', 'list', 'map'];

/** The views of a selection or a rebus; `count` is that of its stops (specification §2.2). */
export function ContentViews(props: Omit<ViewTabsProps, 'views'>) {
  return <ViewTabs views={CONTENT_VIEWS} {...props} />;
}
