/** Paths of pages (specification §2.2). */
import type { DocumentKind } from '@varde/domain/document-kinds';

const FOLDERS: Readonly<Record<DocumentKind, string>> = {
  article: 'article',
  group: 'group',
  rebus: 'rebus',
  // A post, a kiosk and what it shows have no page of their own outside their game or screen: they read as articles.
  post: 'article',
  'kiosk-device': 'article',
  'kiosk-presentation': 'article',
  owner: 'owner',
};

export function documentAddress(kind: DocumentKind, id: number | string): string {
  return `/${FOLDERS[kind]}/${id}`;
}

/** `undefined` for what has no page of its own: a post is seen in its rebus, a kiosk on its screen. */
export function ownPageAddress(kind: DocumentKind, id: number): string | undefined {
  return FOLDERS[kind] === kind ? documentAddress(kind, id) : undefined;
}

/** An article within a presentation (specification §2.2). */
export function groupArticleAddress(groupId: number, articleId: number): string {
  return `${documentAddress('group', groupId)}/article/${articleId}`;
}

/** A post within its rebus (specification §2.2). */
export function postAddress(rebusId: number, articleId: number): string {
  return `${documentAddress('rebus', rebusId)}/post/${articleId}`;
}

export function ownerAddress({ id, slug }: { id: string; slug?: string }): string {
  return slug ? `/@${slug}` : `/owner/${id}`;
}

export function themeAddress(slug: string): string {
  return `/tag/${slug}`;
}

export function selectionAddress(groupId: number, selectionId: number): string {
  return `/group/${groupId}/selection/${selectionId}`;
}

/**
 * Another view of a page: as a list, on a map, or checking in at its museum (specification §2.2).
 */
export function variantAddress(path: string, variant: 'list' | 'map' | 'filter'): string {
  return `${path}/${variant}`;
}

/** Where the way to a place is shown: a public map, opened only when the visitor presses. */
export function directionsAddress({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;
}

/** Near enough for the streets around a place where the map has them, and for the coast around it where not. */
export const MAP_ZOOM = 13.5;

/** The map with a document's point selected, or around a place. */
export function mapAddress(place: {
  lat: number;
  lng: number;
  zoom?: number;
  id?: number;
}): string {
  const { lat, lng, zoom, id } = place;
  const search = new URLSearchParams({ c: `${lat.toFixed(5)},${lng.toFixed(5)}` });
  if (zoom !== undefined) search.set('z', String(zoom));
  if (id !== undefined) search.set('s', String(id));
  return `/explore/map?${search.toString().replace('%2C', ',')}`;
}
