import { buildContent } from '@varde/content-pack/build-content';
import type { Pack, PackDocument } from '@varde/content-pack/pack';
import { plainLine } from '@varde/content-pack/render-rich-text';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { LanguageMap } from '@varde/domain/languages';
import { mediaOfContent } from '#modules/documents/content-media.ts';
import type { PackIndex } from './pack-index.ts';
import { digestOf } from './pack-rows.ts';
import type { DocumentRow, DocumentRows, OwnerRow, SelectionRow } from './pack-rows.ts';
import { searchText, titleText } from './search-text.ts';

type Row = Omit<DocumentRow, 'digest'>;

export function documentRows(document: PackDocument, pack: Pack, index: PackIndex): DocumentRows {
  const built = buildContent(document, pack);
  const owner = document.kind === 'owner' ? undefined : index.owner(document.owner);
  // A hit would tell what a locked body says.
  const found = built.lock ? {} : built.plainText;
  const row: Row = {
    ...head(document, pack),
    owner_id: owner?.id ?? null,
    description: built.description,
    title_text: titleText(document.title, owner?.name ?? {}),
    image_media_id: index.mediaId(document.image),
    item_count: itemCount(document),
    lock: built.lock ?? null,
    content: built.content,
  };
  const search = (language: 'no' | 'sv' | 'en') =>
    searchText(language, document.title, built.description, found);
  const rest = {
    search: { no: search('no'), sv: search('sv'), en: search('en') },
    published: { from: document.publish_from ?? null, to: document.publish_to ?? null },
    themes: document.themes.map((slug, sort) => themeLink(document.id, slug, sort)),
    references: built.references.map(({ toId, kind, sort }) => ({
      from_id: document.id,
      to_id: toId,
      kind,
      sort,
    })),
    media: mediaLinks(row),
    selections: selectionRows(document, index),
    owner: ownerRow(document, index),
  };
  return { row: { ...row, digest: digestOf([row, rest]) }, ...rest };
}

/** Columns that say the same as the file. */
function head(document: PackDocument, pack: Pack) {
  return {
    id: document.id,
    schema_id: SCHEMA_IDS[document.kind],
    old_id: document.old_id ?? null,
    status: document.status,
    revision: document.revision,
    lat: document.location?.lat ?? null,
    lng: document.location?.lng ?? null,
    title: document.title,
    translated_by: { ...document.translated_by },
    license: document.license ?? pack.meta.license ?? null,
    file: document.file,
    source: document,
  };
}

function plainDescription(map: LanguageMap): LanguageMap {
  return Object.fromEntries(Object.entries(map).map(([key, text]) => [key, plainLine(text)]));
}

function itemCount(document: PackDocument): number | null {
  if (document.kind === 'group') return document.articles.length;
  if (document.kind === 'rebus') return document.posts.length;
  return document.kind === 'kiosk-presentation' ? document.documents.length : null;
}

function themeLink(document_id: number, theme_slug: string, sort: number) {
  return { document_id, theme_slug, sort };
}

function mediaLinks({ id, content, image_media_id: main }: Row) {
  return mediaOfContent(content, main).map((media_id) => ({
    document_id: id,
    media_id,
    in_head: media_id === main,
  }));
}

function selectionRows(document: PackDocument, index: PackIndex): SelectionRow[] {
  if (document.kind !== 'group') return [];
  return document.selections.map((selection, sort) => ({
    id: selection.id,
    document_id: document.id,
    sort,
    title: selection.title,
    description: plainDescription(selection.description ?? {}),
    image_media_id: index.mediaId(selection.image),
    item_count: selection.articles.length,
  }));
}

function ownerRow(document: PackDocument, index: PackIndex): OwnerRow | null {
  if (document.kind !== 'owner') return null;
  return {
    id: String(document.id),
    slug: document.slug,
    document_id: document.id,
    logo_media_id: index.mediaId(document.logo),
    analytics_id: document.analytics_id ?? null,
    google_analytics_code: document.google_analytics_code ?? null,
  };
}
