/** The sources of a pack as the database holds them, and the pack made of them again. */
import type {
  Pack,
  PackCode,
  PackDocument,
  PackMedia,
  PackMeta,
  PackPaths,
  PackRecord,
  PackSite,
  PackTheme,
  PackTownMap,
} from '@varde/content-pack/pack';
import type { StoredMedia } from './store-media.ts';

/** With the digests of its original media by id. */
export interface StoredPack {
  readonly pack: Pack;
  readonly originals: ReadonlyMap<number, string>;
  /** Properties of the media files, by id. */
  readonly stored: ReadonlyMap<number, StoredMedia>;
}

/** Of `pack.yaml` and `site.yaml`. */
export type PackSource = PackMeta & { readonly site?: PackSite };

/** In the order of the pack. */
export interface StoredSources {
  readonly source: PackSource;
  readonly media: readonly { readonly source: PackMedia; readonly facts: StoredMedia }[];
  readonly documents: readonly PackDocument[];
  readonly themes: readonly PackTheme[];
  readonly codes: readonly PackCode[];
  readonly records: readonly (PackRecord | PackPaths | PackTownMap)[];
}

export function toStoredPack({
  source: { site, ...meta },
  media,
  records,
  ...sources
}: StoredSources): StoredPack {
  const paths = records.find((source) => 'lines' in source);
  const townMap = records.find((source) => 'features' in source);
  return {
    originals: new Map(media.map(({ source, facts }) => [source.id, facts.sha256])),
    stored: new Map(media.map(({ source, facts }) => [source.id, facts])),
    pack: {
      meta,
      ...(site && { site }),
      ...sources,
      media: media.map(({ source }) => source),
      records: records.filter((source) => 'kind' in source),
      ...(paths && { paths }),
      ...(townMap && { townMap }),
    },
  };
}
