import type { Pack, PackDocument, PackRecord } from '@varde/content-pack/pack';
import type { Block } from '@varde/contract/blocks';
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
  /** Empty unless all visitors can read it on every day. */
  publicTitle(documentId: number): LanguageMap;
  /** Whether a rebus hides this post until it is reached. */
  isHiddenPost(documentId: number): boolean;
  /** Names of the pack's objects, memories and cultural names that these blocks show. */
  namesShown(blocks: readonly Block[]): LanguageMap[];
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
  const publicTitles = new Map(
    pack.documents
      .filter((document) => isAlwaysPublished(document) && !hidden.has(document.id))
      .map(({ id, title }) => [id, title]),
  );
  const posters = new Map(pack.media.map(({ id, poster }) => [id, poster]));
  const mediaId = (file: string | undefined): number | null =>
    file === undefined ? null : (media.get(file) ?? null);
  return {
    mediaId,
    posterId: (id) => mediaId(posters.get(id)),
    owner: (slug) => owners.get(slug),
    themeTitle: (slug) => themes.get(slug) ?? {},
    publicTitle: (documentId) => publicTitles.get(documentId) ?? {},
    isHiddenPost: (documentId) => hidden.has(documentId),
    namesShown: recordNames(pack),
  };
}

function recordNames({ records, meta }: Pack): PackIndex['namesShown'] {
  const names = new Map<string, readonly LanguageMap[]>();
  for (const record of records) {
    for (const key of recordKeys(record)) {
      // A block names a memory by its number alone, which two archives may use.
      names.set(key, [...(names.get(key) ?? []), ...namesOf(record, meta.default_language)]);
    }
  }
  return (blocks) => blocks.flatMap((block) => names.get(shownRecord(block) ?? '') ?? []);
}

/** A block refers to an object by its id or its uuid. */
function recordKeys(record: PackRecord): string[] {
  if (record.kind === 'memory') return [recordKey('memory', record.id)];
  const { uuid = [] } = record;
  const ids = record.kind === 'entity' ? [uuid] : [record.id, uuid];
  return ids.flat().map((id) => recordKey(record.kind, id));
}

const recordKey = (kind: PackRecord['kind'], id: string | number): string =>
  `${kind} ${id}`.toLowerCase();

function shownRecord(block: Block): string | undefined {
  if (block.type === 'memory') return recordKey('memory', block.memory_id);
  if (block.type !== 'object' && block.type !== 'entity') return undefined;
  return recordKey(block.type, block.identifier);
}

function namesOf(record: PackRecord, defaultLanguage: string): LanguageMap[] {
  if (record.kind === 'entity') return [record.name];
  if (record.kind === 'memory') return [record.title, record.topic ?? {}];
  const { title, names, language = defaultLanguage, identifier = '' } = record;
  return [title, { [language]: names.join(' ') }, { identifier }];
}

const isAlwaysPublished = ({ status, publish_from, publish_to }: PackDocument): boolean =>
  status === 'published' && publish_from === undefined && publish_to === undefined;

function hiddenPosts(document: PackDocument): number[] {
  if (document.kind !== 'rebus') return [];
  return document.posts.filter((post) => post.hidden_until).map((post) => post.article);
}
