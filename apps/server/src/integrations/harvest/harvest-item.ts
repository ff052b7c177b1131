/** What a source gives of one thing, before it becomes files of a pack. Texts are as the source wrote them: plain, or with HTML. */
import type { PackEntity, PackObject } from '@varde/content-pack/pack';
import type { LatLng } from '@varde/domain/geo';
import type { LanguageMap } from '@varde/domain/languages';
import type { License } from '@varde/domain/licenses';

export interface HarvestLicense {
  readonly license: License;
  /** `4.0`, where the source tells it. */
  readonly version?: string | undefined;
}

export interface HarvestImage {
  /** An address of the web, or a `file:` address of a file that lies beside the source's own. */
  readonly url: string;
  readonly photographer?: string | undefined;
  /** Who else is to be named: a museum, an archive, an attribution that is asked for. */
  readonly credit?: string | undefined;
  readonly rights?: HarvestLicense | undefined;
  readonly altText?: LanguageMap | undefined;
}

interface HarvestOwner {
  readonly slug: string;
  readonly name: string;
}

/** Where it comes from, as the article names it. */
export interface HarvestOrigin {
  readonly title: string;
  readonly url?: string | undefined;
}

interface HarvestBase {
  /** The same for the same thing at every run: `digitaltmuseum:011091000042`. */
  readonly key: string;
  /** Of a text whose language nobody tells. */
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
  /** An object of a museum database that the article shows; its pictures and owner are the article's. */
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

/** What asking a source for the next thing came to. */
export type Harvested =
  | { readonly status: 'item'; readonly item: HarvestItem }
  /** In the pack already: not asked for again. */
  | { readonly status: 'unchanged'; readonly key: string }
  | { readonly status: 'left-out'; readonly what: string; readonly why: string };
