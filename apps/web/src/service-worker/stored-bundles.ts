/** What the packs hold. An address is looked up in all of them: what several hold is the same thing. */
import { filesCache, readPackList, type StoredPack } from '#state/offline-store.ts';

/** Where answers are looked for. */
export interface Shelf {
  readonly stores: CacheStorage;
  /** Looks in what is still being stored, and nowhere else. Default: in the packs that are whole. */
  readonly isReadBack?: boolean;
}

export type HeldBy = Pick<StoredPack, 'cache' | 'build'>;

export interface Found {
  readonly response: Response;
  readonly pack: HeldBy;
}

/** How an address may differ from the stored one. Default: not at all. */
export type Likeness = 'same' | 'any-search';

/** The newest pack's answer for an address. */
export async function findStored(
  shelf: Shelf,
  path: string,
  likeness: Likeness = 'same',
): Promise<Found | undefined> {
  for (const pack of await packsOn(shelf)) {
    const response = await matchIn(shelf.stores, pack, path, likeness);
    if (response) return { response, pack };
  }
  return undefined;
}

/** The packs that are whole, the newest first. */
export async function newestFirst(stores: CacheStorage): Promise<readonly StoredPack[]> {
  const { packs } = await readPackList(stores);
  return packs.toSorted((a, b) => b.storedAt.localeCompare(a.storedAt));
}

async function packsOn({ stores, isReadBack = false }: Shelf): Promise<readonly HeldBy[]> {
  return isReadBack ? (await readPackList(stores)).drafts : newestFirst(stores);
}

export async function matchIn(
  stores: CacheStorage,
  { cache }: Pick<HeldBy, 'cache'>,
  path: string,
  likeness: Likeness = 'same',
): Promise<Response | undefined> {
  if (!(await stores.has(cache))) return undefined;
  const store = await stores.open(cache);
  // What an answer varies by (encoding, grants) is settled before anything is stored.
  return store.match(path, { ignoreSearch: likeness === 'any-search', ignoreVary: true });
}

/** A file of any build that is kept: its name says what is in it. */
export async function findFile(shelf: Shelf, path: string): Promise<Response | undefined> {
  const builds = new Set((await packsOn(shelf)).map(({ build }) => filesCache(build)));
  for (const cache of builds) {
    const response = await matchIn(shelf.stores, { cache }, path);
    if (response) return response;
  }
  return undefined;
}
