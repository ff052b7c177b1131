/**
 * What is kept on the device for use without a network: the list of packs, and the caches that hold them. Pages write it, the service
 * worker reads it; both take the browser's caches as a parameter, so that tests can hand over others.
 */

/** What a pack leaves to the network. */
export type LeftOut = 'films' | 'sounds' | 'models' | 'embeds' | 'locked' | 'pictures';

export interface PackTarget {
  readonly kind: 'rebus' | 'group';
  readonly id: number;
}

/** A whole pack: everything it names was read back after it had been stored. */
export interface StoredPack extends PackTarget {
  /** Of its main page. */
  readonly address: string;
  readonly title: string;
  /** Key of the language that its pages are in. */
  readonly language: string;
  /** Version of the site's build that its pages belong to; the build's files are in `filesCache(build)`. */
  readonly build: string;
  /** Name of the cache with its pages, answers, pictures and pieces of the map. */
  readonly cache: string;
  readonly bytes: number;
  /** ISO 8601. */
  readonly storedAt: string;
  /** ISO 8601: when the visitor last had it stored, or opened its page; being made anew does not count. */
  readonly wantedAt: string;
  /** ETag of its document's answer. */
  readonly tag: string | null;
  readonly leftOut: readonly LeftOut[];
}

/** A pack that is being stored, or was broken off; it goes on where it was. */
export interface DraftPack extends PackTarget {
  readonly build: string;
  readonly cache: string;
  readonly language: string;
  readonly begunAt: string;
  /** The visitor has broken it off, or does not want it: only the visitor goes on with it. */
  readonly isRefused?: boolean;
}

export interface PackList {
  readonly packs: readonly StoredPack[];
  readonly drafts: readonly DraftPack[];
}

const PREFIX = 'varde-';
const LIST_CACHE = `${PREFIX}packs`;
const LIST_URL = '/offline/packs.json';

/** Served with the site by its build: the version, and the files that a pack needs. Never kept by anybody. */
export const BUILD_URL = '/offline-build.json';

export interface SiteBuild {
  readonly version: string;
  /** Address and bytes. */
  readonly files: readonly (readonly [address: string, bytes: number])[];
}

export const filesCache = (build: string): string => `${PREFIX}files ${build}`;

export function packCache({ kind, id }: PackTarget, begunAt: string): string {
  return `${PREFIX}pack ${kind}-${id} ${begunAt}`;
}

export function isSamePack(one: PackTarget, other: PackTarget): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Asks the worker to answer as if there were no network: how a pack is read back. */
export const STORE_ONLY_HEADER = 'store-only';

/** Where a piece of an archive stands in a cache, which keeps no ranges of its own. */
export function rangeUrl(url: string, from: number, to: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}bytes=${from}-${to}`;
}

export async function readPackList(stores: CacheStorage): Promise<PackList> {
  const list = await stores.open(LIST_CACHE);
  const response = await list.match(LIST_URL);
  return response ? ((await response.json()) as PackList) : { packs: [], drafts: [] };
}

export async function writePackList(stores: CacheStorage, list: PackList): Promise<void> {
  const cache = await stores.open(LIST_CACHE);
  await cache.put(LIST_URL, new Response(JSON.stringify(list)));
}

/** Removes every cache of ours that neither a pack nor a draft of the list names. */
export async function dropUnnamed(
  stores: CacheStorage,
  { packs, drafts }: PackList,
): Promise<void> {
  const named = new Set([...packs, ...drafts].flatMap((one) => [one.cache, filesCache(one.build)]));
  const ours = (await stores.keys()).filter((name) => /^varde-(?:pack|files) /.test(name));
  await Promise.all(ours.filter((name) => !named.has(name)).map((name) => stores.delete(name)));
}

/**
 * An answer with all of its body. A store that is given a body which is still coming lets everybody wait for it, also the page that is
 * asked for meanwhile; and where the network has gone silent the one that fetches does not end before that page comes.
 */
export async function bufferResponse(response: Response): Promise<Response> {
  return new Response(await response.blob(), response);
}
