/**
 * Input of the gallery, with localized texts and final URLs. A `FigureView` of content/ whose image
 * has a `slideId` is assignable.
 */

interface LocalizedText {
  readonly text: string;
  readonly lang: string;
}

export interface GallerySlide {
  readonly image: {
    /** Identifies the slide in URLs (`pid`). */
    readonly slideId?: number;
    /** Takes `?dimension=WxH`. */
    readonly url: string;
    /** Pixels of the original. */
    readonly width: number;
    readonly height: number;
    readonly dominantColor: string;
    /** A CSS `filter`. */
    readonly filters?: string;
    readonly alt: string;
    readonly altLang?: string;
  };
  readonly caption?: LocalizedText | undefined;
}

export interface GalleryLabels {
  /** Accessible name of the dialog. */
  readonly gallery: string;
  readonly close: string;
  readonly zoom: string;
  readonly previous: string;
  readonly next: string;
  /** Shown in place of an image that fails to load. */
  readonly failed: string;
}

/** Tiles of a large image, from an IIIF image service. */
export interface ImageTiles {
  /** Base URL of tile requests. */
  readonly service: string;
  /** Pixels of the full image. */
  readonly width: number;
  readonly height: number;
  /** Side of a tile; smaller at the edges. */
  readonly side: number;
  /** Scale factors: 1, 2, 4 … */
  readonly factors: readonly number[];
  readonly format: string;
}

/** Resolves with `undefined` for an image without tiles. */
export type LoadTiles = (imageUrl: string) => Promise<ImageTiles | undefined>;
