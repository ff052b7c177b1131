/** Indexes a pack's parts by the names used in references. */
import type { Pack, PackDocument, PackMedia, PackOwner, PackTheme } from '../pack.ts';

export interface PackIndex {
  readonly documents: ReadonlyMap<number, PackDocument>;
  readonly owners: ReadonlyMap<string, PackOwner>;
  readonly themes: ReadonlyMap<string, PackTheme>;
  readonly media: ReadonlyMap<string, PackMedia>;
  /** Id of a file in media/. */
  mediaId(name: string | undefined): number | undefined;
  /** Codes printed for a document in a presentation or rebus. */
  codesOf(document: number, context: number): readonly string[];
  /** Those of the ids that exist in the pack. */
  known(ids: readonly number[]): number[];
}

const indexes = new WeakMap<Pack, PackIndex>();

/** Cached per pack, which is immutable. Of duplicate names the first one counts. */
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
