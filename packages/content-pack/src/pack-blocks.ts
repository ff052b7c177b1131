/** The named pieces that a document's text points at, each as its file writes it and told apart by `type`. */
import type { LatLng } from '@varde/domain/geo';
import type { LanguageMap } from '@varde/domain/languages';

/** Media are named by their file in media/, documents by id. */
export type PackBlock =
  | { readonly type: 'image'; readonly image: string }
  | { readonly type: 'gallery'; readonly gallery: readonly string[] }
  | { readonly type: 'video'; readonly video: string }
  | { readonly type: 'audio'; readonly audio: string }
  | { readonly type: 'model3d'; readonly model3d: string; readonly views?: readonly PackView[] }
  | PackEmbed<'youtube'>
  | PackEmbed<'vimeo'>
  | PackEmbed<'sketchfab'>
  | { readonly type: 'box'; readonly box: LanguageMap }
  | { readonly type: 'quote'; readonly quote: LanguageMap; readonly by?: string | LanguageMap }
  | { readonly type: 'map'; readonly map: PackMap }
  | { readonly type: 'object'; readonly object: string }
  | { readonly type: 'memory'; readonly memory: number }
  | { readonly type: 'entity'; readonly entity: string }
  | { readonly type: 'links'; readonly links: readonly PackLink[] }
  | { readonly type: 'related'; readonly related: readonly number[] };

type PackEmbed<Provider extends string> = { readonly type: Provider } & {
  readonly [key in Provider]: string;
} & { readonly cover?: string; readonly title?: LanguageMap };

/** From where a model is seen: degrees around it from its front, degrees above its middle, and how close. */
export interface PackView {
  readonly title: LanguageMap;
  /** What one sees from there. */
  readonly text?: LanguageMap;
  readonly turn: number;
  readonly tilt: number;
  /** 1 shows all of it. */
  readonly zoom: number;
}

/** A place, or the documents it shall show; at least one of them. */
export interface PackMap {
  readonly center?: LatLng;
  readonly zoom?: number;
  readonly documents?: readonly number[];
}

export interface PackLink {
  readonly url: string;
  readonly title: LanguageMap;
}
