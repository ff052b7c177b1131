/** Items of a source before they become files of a pack. Texts are plain or HTML, as in the source. */
import type { PackEntity, PackObject } from '@varde/content-pack/pack';
import type { LatLng } from '@varde/domain/geo';
import type { LanguageMap } from '@varde/domain/languages';
import type { License } from '@varde/domain/licenses';

export interface HarvestLicense {
  readonly license: License;
  /** `4.0`, if the source has it. */
  readonly version?: string | undefined;
}

export interface HarvestImage {
  /** HTTP(S), or a `file:` URL of a file in the source's folder. */
  readonly url: string;
  readonly photographer?: string | undefined;
  /** Further attribution: a museum, an archive, a required statement. */
  readonly credit?: string | undefined;
  readonly rights?: HarvestLicense | undefined;
  readonly altText?: LanguageMap | undefined;
}

interface HarvestOwner {
  readonly slug: string;
  readonly name: string;
}

/** The origin that the article cites. */
export interface HarvestOrigin {
  readonly title: string;
  readonly url?: string | undefined;
}

interface HarvestBase {
  /** Stable across runs: `digitaltmuseum:011091000042`. */
  readonly key: string;
  /** Of texts without a language tag. */
  readonly language: string;
  readonly title: LanguageMap;
  /** Paragraphs; the first one becomes the description. */
  readonly text: LanguageMap;
  readonly origin: HarvestOrigin;
}

export interface HarvestArticle extends HarvestBase {
  readonly kind: 'article';
  readonly owner?: HarvestOwner | undefined;
  readonly location?: LatLng | undefined;
  /** Names of themes, in `language`. */
  readonly themes: readonly string[];
  readonly images: readonly HarvestImage[];
  readonly period?: { readonly from: number; readonly to?: number | undefined } | undefined;
  readonly monumentType?: string | undefined;
  readonly protection?: string | undefined;
  /** Of the texts. */
  readonly license?: License | undefined;
  /** The museum object that the article shows; images and owner are the article's. */
  readonly object?: Omit<PackObject, 'kind' | 'file' | 'owner' | 'images' | 'title'> | undefined;
}

/** A route or track: a presentation with a line. */
export interface HarvestWalk extends HarvestBase {
  readonly kind: 'walk';
  /** Longitude first. */
  readonly line: readonly (readonly [number, number])[];
  /** Keys of articles, in order. */
  readonly stops: readonly string[];
}

/** A person, place or concept. */
export interface HarvestName {
  readonly kind: 'name';
  readonly key: string;
  readonly entity: Omit<PackEntity, 'kind' | 'file'>;
  /** Whether documents can be tagged with it. */
  readonly isTheme: boolean;
  readonly language: string;
}

export type HarvestItem = HarvestArticle | HarvestWalk | HarvestName;

export type Harvested =
  | { readonly status: 'item'; readonly item: HarvestItem }
  /** Already in the pack; not fetched again. */
  | { readonly status: 'unchanged'; readonly key: string }
  | { readonly status: 'left-out'; readonly what: string; readonly why: string };
