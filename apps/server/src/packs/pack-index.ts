import type { Pack, PackDocument } from '@varde/content-pack/pack';
import type { LanguageMap } from '@varde/domain/languages';

/** Lookups by the names that a pack's author uses. */
export interface PackIndex {
  /** Id of a media file; null for none. */
  mediaId(file: string | undefined): number | null;
  /** Id of the poster of a video or model; null for none. */
  posterId(mediaId: number): number | null;
  /** The owner with that slug; packs reference owners by slug, everything else by permanent id. */
  owner(slug: string | undefined): IndexedOwner | undefined;
  themeTitle(slug: string): LanguageMap;
  /** Whether a rebus hides this post until it is reached. */
  isHiddenPost(documentId: number): boolean;
}

interface IndexedOwner {
  /** Owner ids on the wire may be text (specification §7.6); ours is the owner document's id. */
  readonly id: string;
  readonly name: LanguageMap;
}

export function indexPack(pack: Pack): PackIndex {
  const media = new Map(pack.media.map(({ name, id }) => [name, id]));
  const owners = new Map<string | undefined, IndexedOwner>();
  for (const document of pack.documents) {
    if (document.kind !== 'owner') continue;
    owners.set(document.slug, { id: String(document.id), name: document.title });
  }
  const themes = new Map(pack.themes.map(({ slug, title }) => [slug, title]));
  const hidden = new Set(pack.documents.flatMap(hiddenPosts));
  const posters = new Map(pack.media.map(({ id, poster }) => [id, poster]));
  const mediaId = (file: string | undefined): number | null =>
    file === undefined ? null : (media.get(file) ?? null);
  return {
    mediaId,
    posterId: (id) => mediaId(posters.get(id)),
    owner: (slug) => owners.get(slug),
    themeTitle: (slug) => themes.get(slug) ?? {},
    isHiddenPost: (documentId) => hidden.has(documentId),
  };
}

function hiddenPosts(document: PackDocument): number[] {
  if (document.kind !== 'rebus') return [];
  return document.posts.filter((post) => post.hidden_until).map((post) => post.article);
}
