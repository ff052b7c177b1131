/** The pictures of a pack: what lists show in the size of lists, what a page shows in a size to look at. Pure. */
import { isShownImage, parseDimension, widthAddress } from '@varde/domain/media-kinds';
import type { Media, MediaData } from '@varde/contract/media';
import type { LoadedDocument } from '#services/load-document.ts';
import { mediaAddress } from '#services/transform/media-address.ts';

/** Of a list row on a phone with fine dots. */
const LIST_WIDTH = 334;
const PAGE_WIDTH = 960;

export interface PackPicture {
  readonly address: string;
  readonly pixels: number;
}

/** Each once. Those of other hosts are left to the network: what they give cannot be read back. */
export function packPictures(loaded: readonly LoadedDocument[]): {
  readonly pictures: readonly PackPicture[];
  readonly hasForeign: boolean;
} {
  const all = new Map<string, number>();
  for (const { document, heads } of loaded) {
    for (const { media_data: main } of [document, ...heads]) addMain(all, main, LIST_WIDTH);
    addMain(all, document.media_data, PAGE_WIDTH);
    for (const medium of document.media ?? []) addMedium(all, medium);
  }
  const own = [...all].filter(([address]) => address.startsWith('/'));
  return {
    pictures: own.map(([address, pixels]) => ({ address, pixels })),
    hasForeign: own.length < all.size,
  };
}

type All = Map<string, number>;

function addMain(all: All, main: MediaData | null | undefined, width: number): void {
  if (main) add(all, main.image_url, main.dimension, width);
}

/** A picture, or the still of a film. */
function addMedium(all: All, { url, dimension, thumbnail_override: still }: Media): void {
  if (url && dimension) add(all, url, dimension, PAGE_WIDTH);
  else if (still) add(all, still.image_url, still.dimension, PAGE_WIDTH);
}

function add(all: All, url: string | null, dimension: string | null, wanted: number): void {
  const size = parseDimension(dimension);
  if (!size || !isShownImage(url)) return;
  const width = Math.min(wanted, size.width);
  const address = widthAddress(mediaAddress(url), size, wanted);
  all.set(address, Math.round((width * width * size.height) / size.width));
}
