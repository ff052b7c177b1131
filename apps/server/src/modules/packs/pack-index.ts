import type { Pack } from '@varde/content-pack/pack';
import type { LanguageMap } from '@varde/domain/languages';

/** What rows look up by the names that a pack's author writes. */
export interface PackIndex {
  /** Id of a media file; null for none. */
  mediaId(file: string | undefined): number | null;
  /** The owner of that slug; packs name owners by slug, everything else by the id that never changes. */
  owner(slug: string | undefined): IndexedOwner | undefined;
}

export interface IndexedOwner {
  /** On the wire owners' ids may be text (decisions.md §7); ours is the id of the owner's document. */
  readonly id: string;
  readonly name: LanguageMap;
}

export function indexPack(pack: Pack): PackIndex {
  const media = new Map(pack.media.map(({ name, id }) => [name, id]));
  const owners = new Map<string | undefined, IndexedOwner>();
  for (const document of pack.documents) {
    if (document.kind !== 'owner') continue;
    owners.set(document.slug, { id: String(document.id), name: document.title });
  }
  return {
    mediaId: (file) => (file === undefined ? null : (media.get(file) ?? null)),
    owner: (slug) => owners.get(slug),
  };
}
