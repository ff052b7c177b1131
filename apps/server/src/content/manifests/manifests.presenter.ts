/** Documents as manifests and collections of the IIIF Presentation API 3.0. */
import { LICENSES } from '@varde/domain/licenses';
import { parseDimension } from '@varde/domain/media-kinds';
import { rightsOf } from '#media/iiif/iiif.presenter.ts';
import type { Document, DocumentHead } from '@varde/contract/documents';
import {
  presentCanvas,
  presentMainImage,
  thumbnailOf,
  type Place,
  labelOf,
  unspoken,
  LABELS,
} from './canvas.presenter.ts';

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
