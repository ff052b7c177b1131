/** Paths of pages (specification §2.2). */
import type { DocumentKind } from '@varde/domain/document-kinds';

const FOLDERS: Readonly<Record<DocumentKind, string>> = {
  article: 'article',
  group: 'group',
  rebus: 'rebus',
  // A post or kiosk has no page of its own outside its rebus or screen: it reads as an article.
  post: 'article',
  'kiosk-device': 'article',
  'kiosk-presentation': 'article',
  owner: 'owner',
};

export function documentPath(kind: DocumentKind, id: number | string): string {
  return `/${FOLDERS[kind]}/${id}`;
}

/** `undefined` for posts and kiosks, which have no page of their own. */
export function ownPagePath(kind: DocumentKind, id: number): string | undefined {
  return FOLDERS[kind] === kind ? documentPath(kind, id) : undefined;
}

/** An article within a presentation (specification §2.2). */
export function groupArticlePath(groupId: number, articleId: number): string {
  return `${documentPath('group', groupId)}/article/${articleId}`;
}

/** A post within its rebus (specification §2.2). */
export function postPath(rebusId: number, articleId: number): string {
  return `${documentPath('rebus', rebusId)}/post/${articleId}`;
}

export function ownerPath({ id, slug }: { id: string; slug?: string }): string {
  return slug ? `/@${slug}` : `/owner/${id}`;
}

export function themePath(slug: string): string {
  return `/tag/${slug}`;
}

export function selectionPath(groupId: number, selectionId: number): string {
  return `/group/${groupId}/selection/${selectionId}`;
}

/** Another view of a page: list, map, or checking in at its museum (specification §2.2). */
export function variantPath(path: string, variant: 'list' | 'map' | 'filter'): string {
  return `${path}/${variant}`;
}

/** Directions to a place on a public map, opened only by a click. */
export function directionsUrl({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;
}

/** Shows the streets around a place if the map has them, else the coast. */
export const MAP_ZOOM = 13.5;

/** The map with a document's point selected, or around a place. */
export function mapPath(place: { lat: number; lng: number; zoom?: number; id?: number }): string {
  const { lat, lng, zoom, id } = place;
  const search = new URLSearchParams({ c: `${lat.toFixed(5)},${lng.toFixed(5)}` });
  if (zoom !== undefined) search.set('z', String(zoom));
  if (id !== undefined) search.set('s', String(id));
  return `/explore/map?${search.toString().replace('%2C', ',')}`;
}

/** The IIIF manifest of a document; a path of the server. */
export function manifestPath(kind: 'article' | 'group', id: number): string {
  return `/iiif/presentation/3/${kind}/${id}/manifest.json`;
}
