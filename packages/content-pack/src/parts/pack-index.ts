/** A pack's things by the names that others call them by. */
import type { Pack, PackDocument, PackMedia, PackOwner, PackTheme } from '../pack.ts';

export interface PackIndex {
  readonly documents: ReadonlyMap<number, PackDocument>;
  readonly owners: ReadonlyMap<string, PackOwner>;
  readonly themes: ReadonlyMap<string, PackTheme>;
  readonly media: ReadonlyMap<string, PackMedia>;
  /** Id of a file in media/. */
  mediaId(name: string | undefined): number | undefined;
  /** Codes that were printed for a document in a presentation or rebus. */
  codesOf(document: number, context: number): readonly string[];
  /** The ids that documents of the pack have. */
  known(ids: readonly number[]): number[];
}

const indexes = new WeakMap<Pack, PackIndex>();

/** Built once for a pack; packs do not change. The first of two things with one name counts. */
export function indexOf(pack: Pack): PackIndex {
  const known = indexes.get(pack);
  if (known) return known;
  const documents = byKey(pack.documents, (document) => document.id);
  const media = byKey(pack.media, (item) => item.name);
  const index: PackIndex = {
    documents,
    owners: byKey(
      pack.documents.filter((document) => document.kind === 'owner'),
      (owner) => owner.slug,
    ),
    themes: byKey(pack.themes, (theme) => theme.slug),
    media,
    mediaId: (name) => media.get(name ?? '')?.id,
    codesOf: (document, context) =>
      pack.codes
        .filter((code) => code.document === document && code.context === context)
        .map(({ code }) => code),
    known: (ids) => ids.filter((id) => documents.has(id)),
  };
  indexes.set(pack, index);
  return index;
}

function byKey<K, T>(items: readonly T[], key: (item: T) => K): Map<K, T> {
  return new Map([...items].reverse().map((item) => [key(item), item]));
}
