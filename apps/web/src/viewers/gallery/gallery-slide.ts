/** What the gallery is given: texts picked, addresses made. A `FigureView` of content/ whose picture has a `slideId` fits. */

interface LocalizedText {
  readonly text: string;
  readonly lang: string;
}

export interface GallerySlide {
  readonly image: {
    /** Names the slide in addresses (`pid`). */
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
  /** Names the gallery. */
  readonly gallery: string;
  readonly close: string;
  readonly zoom: string;
  readonly previous: string;
  readonly next: string;
  /** Stands where a picture should, when it does not load. */
  readonly failed: string;
}

/** The tiles of a large picture, as an IIIF image service gives them. */
export interface ImageTiles {
  /** Address that requests for tiles begin with. */
  readonly service: string;
  /** Pixels of the whole picture. */
  readonly width: number;
  readonly height: number;
  /** Side of a tile; at the edges they are smaller. */
  readonly side: number;
  /** By how much tiles are scaled down: 1, 2, 4 … */
  readonly factors: readonly number[];
  readonly format: string;
}

/** `undefined`: the picture has no tiles. */
export type LoadTiles = (imageUrl: string) => Promise<ImageTiles | undefined>;
