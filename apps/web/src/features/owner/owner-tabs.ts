import type { Translate } from '#i18n/texts.ts';
import type { TabView } from '#ui/tabs.tsx';
import { OWNED_KINDS, type OwnedKind } from '#api/tabs.ts';

export type OwnedCounts = Readonly<Partial<Record<OwnedKind, number>>>;

const LABELS = {
  article: 'explore.tab.articles',
  group: 'explore.tab.presentations',
  rebus: 'explore.tab.rebus',
} as const;

/** A tab for all documents and one per kind; none where there is only one kind. Pure. */
export function ownerTabs(
  path: string,
  counts: OwnedCounts,
  current: OwnedKind | undefined,
  t: Translate,
): TabView[] {
  const kinds = OWNED_KINDS.filter((kind) => (counts[kind] ?? 0) > 0);
  if (kinds.length < 2 && current === undefined) return [];
  const total = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  return [
    {
      href: path,
      label: t('owner.kind.all'),
      count: String(total),
      current: current === undefined,
    },
    ...kinds.map((kind) => ({
      href: ownerPageHref(path, kind),
      label: t(LABELS[kind]),
      count: String(counts[kind]),
      current: kind === current,
    })),
  ];
}

/** The URL of an owner's page; the first kind and the first page are left out. */
export function ownerPageHref(path: string, kind?: OwnedKind, page = 1): string {
  const search = new URLSearchParams();
  if (kind) search.set('kind', kind);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
