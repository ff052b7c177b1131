/** Builds minimal complete documents, heads and media for tests, with changes. */
import type { Document, DocumentHead } from '@varde/contract/documents';
import type { Media, MediaData } from '@varde/contract/media';

export function buildHead(changes: Partial<DocumentHead> = {}): DocumentHead {
  const id = changes.id ?? 101;
  return {
    id,
    schema_id: 2,
    schema_name: 'article',
    title: { no: `Sted ${id}`, sv: `Plats ${id}`, en: `Place ${id}` },
    name: { no: `Sted ${id}`, sv: `Plats ${id}`, en: `Place ${id}` },
    description: { no: 'Ingress.', sv: 'Ingress.', en: 'Ingress.' },
    owner_id: 'fjord',
    owner_name: 'Fjord og fjell',
    owner_document_title: { no: 'Fjord og fjell' },
    image_src: null,
    media_data: null,
    location: null,
    distance: null,
    tags: [],
    item_count: null,
    lock: null,
    updated_at: '2026-01-01T00:00:00Z',
    ...changes,
  };
}

export function buildDocument(changes: Partial<Document> = {}): Document {
  return {
    ...buildHead(),
    status: 'published',
    revision: 1,
    content: { blocks: [] },
    proximity: null,
    owner_document: null,
    translated_by: {},
    license: null,
    media: [],
    ...changes,
  };
}

export function buildMedia(changes: Partial<Media> = {}): Media {
  const mediaId = changes.mediaId ?? 5001;
  return {
    id: mediaId,
    mediaId,
    media_type: 'image',
    identifier: 'abc',
    src: '/media/image/abc',
    url: '/media/image/abc',
    thumbnail_src: '/media/image/abc',
    thumbnail_override: null,
    thumbUrl: '/media/image/abc',
    adaptiveUrl: null,
    dominant_color: '#123456',
    dimension: '1600x1000',
    focalPoint: null,
    scale: null,
    filters: null,
    dmsId: null,
    alt_text: { no: 'Gavler' },
    title: {},
    description: { no: 'Bildetekst' },
    credits: [],
    license: null,
    license_version: null,
    closed_captions: {},
    transcript: {},
    duration: null,
    ...changes,
  };
}

/** The main image as heads have it. */
export function buildImage(changes: Partial<MediaData> = {}): MediaData {
  return {
    media_id: 5001,
    identifier: 'abc',
    image_url: '/media/image/abc',
    dimension: '1600x1000',
    dominant_color: '#123456',
    focal_point: null,
    alt_text: { no: 'Gavler' },
    credits: [],
    license: null,
    license_version: null,
    ...changes,
  };
}
