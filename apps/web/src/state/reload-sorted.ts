import type { AnyRouter } from '@tanstack/react-router';
import { ownerFilter } from './owner-filter.ts';
import { sortMark } from './sort-place.ts';

/** What lists are loaded for besides their URL; none of it is known on the server. */
interface LoadedFor {
  /** Where sorting starts, as `sortMark` returns it. */
  readonly place?: string;
  /** Id of the museum that the visitor has checked in at. */
  readonly owner?: string;
}

export function loadedFor(): LoadedFor {
  const place = sortMark();
  const owner = ownerFilter();
  return { ...(place === undefined ? {} : { place }), ...(owner ? { owner: owner.id } : {}) };
}

interface Snapshot {
  /** URL and museum that it is shown for. */
  readonly key: string;
  /** The current URL and museum. */
  readonly currentKey: () => string;
  readonly data: unknown;
}

/** The page's data when a new sort started, until a load succeeds. */
let snapshot: Snapshot | undefined;

/** Reloads the page to sort it again. */
export async function reloadSorted(router: AnyRouter): Promise<void> {
  const data: unknown = router.state.matches.at(-1)?.loaderData;
  const currentKey = () => `${router.latestLocation.href} ${ownerFilter()?.id ?? ''}`;
  snapshot = data === undefined ? undefined : { key: currentKey(), currentKey, data };
  // Resolves before the page is loaded: the router reloads in the background, maybe twice.
  await router.invalidate();
}

/**
 * The loader's data or, when only a new sort failed, the data on display: order is not worth losing
 * it.
 * @param merge combines both when a part of the page failed; default: a page has no such parts
 */
export async function loadOrRetain<Data>(
  load: () => Promise<Data>,
  merge: (data: Data, before: Data) => Data = (data) => data,
): Promise<Data> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- same URL, same loader
  const dataOnDisplay = () => snapshotData() as Data | undefined;
  try {
    const data = await load();
    const before = dataOnDisplay();
    snapshot = undefined;
    return before === undefined ? data : merge(data, before);
  } catch (error) {
    const before = dataOnDisplay();
    // Redirects and not-found results are not instances of Error.
    if (error instanceof Error && before !== undefined) return before;
    throw error;
  }
}

function snapshotData(): unknown {
  return snapshot && snapshot.key === snapshot.currentKey() ? snapshot.data : undefined;
}
