import { buildContent } from '@varde/content-pack/build-content';
import type { Pack, PackDocument } from '@varde/content-pack/pack';
import { plainLine } from '@varde/content-pack/render-rich-text';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import { pickText, type LanguageMap } from '@varde/domain/languages';
import { titleSortKey, titleSortLanguages } from '@varde/domain/title-sort';
import { mediaOfContent } from '#modules/documents/content-media.ts';
import type { PackIndex } from './pack-index.ts';
import { digestOf } from './pack-rows.ts';
import type { DocumentRow, DocumentRows, OwnerRow, SelectionRow } from './pack-rows.ts';
import { documentEntries } from './search-entry-rows.ts';

type Row = Omit<DocumentRow, 'digest'>;

export function documentRows(document: PackDocument, pack: Pack, index: PackIndex): DocumentRows {
  const built = buildContent(document, pack);
  const owner = document.kind === 'owner' ? undefined : index.owner(document.owner);
  const row: Row = {
    ...head(document, pack),
    owner_id: owner?.id ?? null,
    description: built.description,
    image_media_id: index.mediaId(document.image),
    item_count: itemCount(document),
    lock: built.lock ?? null,
    is_hidden: index.isHiddenPost(document.id),
    content: built.content,
  };
  const selections = selectionRows(document, index);
  const rest = {
    entries: documentEntries(document, built, index),
    published: { from: document.publish_from ?? null, to: document.publish_to ?? null },
    themes: document.themes.map((slug, sort) => themeLink(document.id, slug, sort)),
    references: built.references.map(({ toId, kind, sort }) => ({
      from_id: document.id,
      to_id: toId,
      kind,
      sort,
    })),
    media: mediaLinks(row, selections, index),
    titles: titleKeys(row, pack.meta.languages),
    selections,
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

/** A still goes with its film or model, a selection's picture with its presentation. */
function mediaLinks(
  { id, content, image_media_id: main }: Row,
  selections: readonly SelectionRow[],
  index: PackIndex,
) {
  const pictures = selections.flatMap(({ image_media_id }) => image_media_id ?? []);
  const shown = [...mediaOfContent(content, main), ...pictures];
  const stills = shown.flatMap((media_id) => index.posterId(media_id) ?? []);
  return [...new Set([...shown, ...stills])].map((media_id) => ({
    document_id: id,
    media_id,
    in_head: media_id === main,
  }));
}

/** What a reader of each language is shown as its title, as a key to sort by. */
function titleKeys({ id, schema_id, owner_id, title }: Row, languages: readonly string[]) {
  return titleSortLanguages(languages).map((language) => ({
    document_id: id,
    language,
    schema_id,
    owner_id,
    key: titleSortKey(pickText(title, language)?.text ?? '', language),
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
