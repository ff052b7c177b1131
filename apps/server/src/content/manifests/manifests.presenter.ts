/** Documents as manifests and collections of the IIIF Presentation API 3.0. */
import { LICENSES } from '@varde/domain/licenses';
import { parseDimension, type Dimension } from '@varde/domain/media-kinds';
import { rightsOf } from '#media/iiif/iiif.presenter.ts';
import type { Document, DocumentHead } from '@varde/contract/documents';
import type { LanguageMap } from '@varde/domain/languages';
import { FULL_IMAGE_SIZE } from '@varde/domain/constants';
import type { Credit, Media, MediaData } from '@varde/contract/media';

export const PRESENTATION_CONTEXT = 'http://iiif.io/api/presentation/3/context.json';
const NAV_PLACE_CONTEXT = 'http://iiif.io/api/extension/navplace/context.json';
/** The API requires a canvas; a document without media has an empty one of this size. */
const EMPTY_SIZE = 1_000;

export const manifestUrl = (origin: string, { schema_name: kind, id }: DocumentHead): string =>
  `${origin}/iiif/presentation/3/${kind}/${id}/manifest.json`;

/** @param document as the public sees it: a locked one has only its head */
export function presentManifest(document: Document, place: Place): object {
  const { origin, manifest: id } = place;
  const canvases = canvasesOf(document, place);
  const models = (document.media ?? []).filter((media) => media.media_type === 'model3d');
  return {
    ...describe(document, origin, id, 'Manifest'),
    ...(models.length > 0
      ? {
          rendering: models.map((media) => ({
            id: `${origin}${media.src}`,
            type: 'Model',
            format: 'model/gltf-binary',
            label: labelOf(media.title) ?? labelOf(media.alt_text) ?? unspoken(String(media.id)),
          })),
        }
      : {}),
    items: canvases.length > 0 ? canvases : [emptyCanvas(document, id)],
  };
}

function canvasesOf(document: Document, place: Place): object[] {
  const media = document.media ?? [];
  if (media.length > 0) return media.flatMap((one) => presentCanvas(one, place));
  return document.media_data ? presentMainImage(document.media_data, place) : [];
}

function emptyCanvas(document: Document, manifest: string): object {
  const id = `${manifest.slice(0, manifest.lastIndexOf('/'))}/canvas/0`;
  return {
    id,
    type: 'Canvas',
    label: titleOf(document),
    width: EMPTY_SIZE,
    height: EMPTY_SIZE,
    items: [{ id: `${id}/page`, type: 'AnnotationPage', items: [] }],
  };
}

/** A presentation or rebus: its own images first, then its articles or posts in order. */
export function presentCollection(
  document: Document,
  articles: readonly DocumentHead[],
  { origin, id }: { readonly origin: string; readonly id: string },
): object {
  return {
    ...describe(document, origin, id, 'Collection'),
    ...(document.content?.ordered || document.schema_name === 'rebus'
      ? { behavior: ['multi-part'] }
      : {}),
    items: [document, ...articles].map((head) => ({
      id: manifestUrl(origin, head),
      type: 'Manifest',
      label: titleOf(head),
      ...thumbnailsOf(head, origin),
    })),
  };
}

function describe(document: Document, origin: string, id: string, type: string): object {
  const page = `${origin}/${document.schema_name}/${document.id}`;
  const summary = labelOf(document.description);
  const homepage = { id: page, type: 'Text', label: titleOf(document), format: 'text/html' };
  return {
    '@context': document.location
      ? [NAV_PLACE_CONTEXT, PRESENTATION_CONTEXT]
      : PRESENTATION_CONTEXT,
    id,
    type,
    label: titleOf(document),
    ...(summary ? { summary } : {}),
    ...rightsOf({ license: LICENSES.find((license) => license === document.license) }),
    ...ownerOf(document, origin),
    // A post has a page within its rebus only.
    ...(document.schema_name === 'post' ? {} : { homepage: [homepage] }),
    ...thumbnailsOf(document, origin),
    ...navPlace(document, id),
  };
}

const titleOf = ({ title, id }: DocumentHead) => labelOf(title) ?? unspoken(String(id));

function thumbnailsOf({ media_data: image }: DocumentHead, origin: string): object {
  const size = image && parseDimension(image.dimension);
  return image && size ? { thumbnail: [thumbnailOf(image.identifier, size, origin)] } : {};
}

function ownerOf({ owner_document: owner }: Document, origin: string): object {
  if (!owner) return {};
  const [name, id] = [titleOf(owner), `${origin}/owner/${owner.id}`];
  return {
    requiredStatement: { label: LABELS.museum, value: name },
    provider: [
      {
        id,
        type: 'Agent',
        label: name,
        homepage: [{ id, type: 'Text', label: LABELS.page, format: 'text/html' }],
      },
    ],
  };
}

/** Longitude first, as in GeoJSON. */
function navPlace(document: DocumentHead, id: string): object {
  const { location } = document;
  if (!location) return {};
  const feature = {
    id: `${id}#place`,
    type: 'Feature',
    properties: { label: titleOf(document) },
    geometry: { type: 'Point', coordinates: [location.lng, location.lat] },
  };
  return { navPlace: { id: `${id}#places`, type: 'FeatureCollection', features: [feature] } };
}

/** URLs and content types that canvases refer to. */
interface Place {
  readonly origin: string;
  readonly manifest: string;
  /** Content types of originals, by identifier. */
  readonly types: ReadonlyMap<string, string>;
}

const THUMBNAIL_WIDTH = 334;
const IMAGE_SERVICE = { type: 'ImageService3', profile: 'level2' };

/**
 * One medium as a canvas (IIIF Presentation API 3.0 §3.2, §5.3). Empty for media types without a
 * canvas, and for media of unknown size or duration.
 */
function presentCanvas(media: Media, place: Place): object[] {
  if (media.media_type === 'image') return presentImage(media, place);
  if (media.media_type === 'audio' || media.media_type === 'video')
    return presentTimed(media, place);
  return [];
}

function presentImage(media: Media, place: Place): object[] {
  const size = media.dimension && parseDimension(media.dimension);
  if (!size || media.identifier === null) return [];
  const body = imageBody(media.identifier, size, place.origin);
  return [canvas(media, place, size, { ...body, ...labelled(media) })];
}

/** The main image of a locked document, as lists show it. */
function presentMainImage(image: MediaData, place: Place): object[] {
  const size = parseDimension(image.dimension);
  if (!size) return [];
  const media = { ...image, id: image.media_id, title: {}, description: {} };
  return [canvas(media, place, size, imageBody(image.identifier, size, place.origin))];
}

function imageBody(identifier: string, size: Dimension, origin: string): object {
  const id = `${origin}/iiif/3/${identifier}`;
  const scale = Math.min(1, FULL_IMAGE_SIZE / Math.max(size.width, size.height));
  return {
    id: `${id}/full/max/0/default.jpg`,
    type: 'Image',
    format: 'image/jpeg',
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
    service: [{ id, ...IMAGE_SERVICE }],
  };
}

function thumbnailOf(identifier: string, { width, height }: Dimension, origin: string): object {
  const id = `${origin}/iiif/3/${identifier}`;
  const small = Math.min(width, THUMBNAIL_WIDTH);
  return {
    id: `${id}/full/${small},/0/default.jpg`,
    type: 'Image',
    format: 'image/jpeg',
    width: small,
    height: Math.max(1, Math.round((small * height) / width)),
    service: [{ id, ...IMAGE_SERVICE }],
  };
}

function presentTimed(media: Media, place: Place): object[] {
  const { duration, identifier } = media;
  const isVideo = media.media_type === 'video';
  const size = isVideo && media.dimension ? parseDimension(media.dimension) : undefined;
  if (!duration || identifier === null || (isVideo && !size)) return [];
  const format = place.types.get(identifier);
  const body = {
    id: `${place.origin}${media.src}`,
    type: isVideo ? 'Video' : 'Sound',
    ...(format === undefined ? {} : { format }),
    duration,
    ...size,
    ...labelled(media),
  };
  return [canvas(media, place, { ...size, duration }, body)];
}

type Described = Pick<
  Media,
  'id' | 'title' | 'description' | 'alt_text' | 'credits' | 'license' | 'license_version'
> &
  Partial<Pick<Media, 'closed_captions' | 'identifier'>>;

function canvas(media: Described, { origin, manifest }: Place, size: object, body: object): object {
  const id = `${manifest.slice(0, manifest.lastIndexOf('/'))}/canvas/${media.id}`;
  const label = labelOf(media.title) ?? labelOf(media.alt_text) ?? unspoken(String(media.id));
  const summary = labelOf(media.description);
  const page = { id: `${id}/page`, type: 'AnnotationPage' };
  const painting = {
    id: `${id}/painting`,
    type: 'Annotation',
    motivation: 'painting',
    body,
    target: id,
  };
  const captions = captionsOf(media, id, origin);
  return {
    id,
    type: 'Canvas',
    label,
    ...(summary ? { summary } : {}),
    ...size,
    ...creditsOf(media.credits),
    ...rightsOf(media),
    items: [{ ...page, items: [painting] }],
    ...(captions.length > 0
      ? { annotations: [{ id: `${id}/captions`, type: 'AnnotationPage', items: captions }] }
      : {}),
  };
}

function captionsOf(
  { closed_captions: captions, identifier }: Described,
  canvas: string,
  origin: string,
): object[] {
  return Object.keys(captions ?? {}).map((language) => ({
    id: `${canvas}/captions/${language}`,
    type: 'Annotation',
    motivation: 'supplementing',
    body: {
      id: `${origin}/media/captions/${identifier}/${language}.vtt`,
      type: 'Text',
      format: 'text/vtt',
      language,
      label: LABELS.captions,
    },
    target: canvas,
  }));
}

const labelled = ({ alt_text: alt }: Media): { label?: Label } => {
  const label = labelOf(alt);
  return label ? { label } : {};
};

function creditsOf(credits: readonly Credit[]): object {
  const names = credits.map(({ name }) => name).filter((name) => name !== '');
  return names.length > 0
    ? { requiredStatement: { label: LABELS.credit, value: { none: names } } }
    : {};
}

/** A language map (IIIF Presentation API 3.0 §4): lists of texts. */
type Label = Readonly<Record<string, readonly string[]>>;

/** `undefined` without any text: the API has no empty language maps. */
function labelOf(texts: LanguageMap): Label | undefined {
  const spoken = Object.entries(texts).filter(([, text]) => text !== undefined && text !== '');
  if (spoken.length === 0) return undefined;
  return Object.fromEntries(spoken.map(([language, text]) => [language, [text]]));
}

/** A text without a language: a name, a number. */
const unspoken = (text: string): Label => ({ none: [text] });

/** Fixed labels of manifests. */
const LABELS = {
  credit: { no: ['Kreditering'], sv: ['Källa'], en: ['Credit'] },
  museum: { no: ['Museum'], sv: ['Museum'], en: ['Museum'] },
  captions: { no: ['Teksting'], sv: ['Undertexter'], en: ['Captions'] },
  page: { no: ['Nettsiden'], sv: ['Webbsidan'], en: ['Web page'] },
} as const;
