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
  return {
    ...(place === undefined ? {} : { place }),
    ...(owner ? { owner: owner.id } : {}),
  };
}

interface Shown {
  /** Address and museum that it is shown for. */
  readonly at: string;
  /** Both as they are now. */
  readonly whereNow: () => string;
  readonly data: unknown;
}

/** What the page showed when its list began to be sorted anew, until one is loaded again. */
let shown: Shown | undefined;

/** Loads the page again for the sake of its order alone. */
export async function reloadSorted(router: AnyRouter): Promise<void> {
  const data: unknown = router.state.matches.at(-1)?.loaderData;
  const whereNow = () => `${router.latestLocation.href} ${ownerFilter()?.id ?? ''}`;
  shown = data === undefined ? undefined : { at: whereNow(), whereNow, data };
  // Done before the page is: the router loads anew behind it, and maybe twice.
  await router.invalidate();
}

/**
 * What the loader gives, or what the page shows already when it only cannot be sorted anew: order is not worth losing it.
 * @param merge puts what is shown in the place of what has failed within the page; default: nothing of a page fails by itself
 */
export async function loadOrRetain<Data>(
  load: () => Promise<Data>,
  merge: (data: Data, before: Data) => Data = (data) => data,
): Promise<Data> {
  try {
    const data = await load();
    const before = shownHere() as Data | undefined;
    shown = undefined;
    return before === undefined ? data : merge(data, before);
  } catch (error) {
    const before = shownHere() as Data | undefined;
    // Redirects and what is not found are told by other things than errors.
    if (error instanceof Error && before !== undefined) return before;
    throw error;
  }
}

function shownHere(): unknown {
  return shown && shown.at === shown.whereNow() ? shown.data : undefined;
}
