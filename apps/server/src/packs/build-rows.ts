/** Turns a checked pack into database rows. Pure: the properties of media files are passed in. */
import { buildContent, buildTheme } from '@varde/content-pack/build-content';
import type { Pack, PackCode, PackDocument, PackMedia, PackTheme } from '@varde/content-pack/pack';
import { plainLine } from '@varde/content-pack/render-rich-text';
import type { Site } from '@varde/contract/site-profile';
import { CREDIT_TYPE_IDS } from '@varde/domain/credits';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import { type LanguageMap, pickText } from '@varde/domain/languages';
import { titleSortKey, titleSortLanguages } from '@varde/domain/title-sort';
import { mediaOfContent } from '#content/documents/content-media.ts';
import { buildSite, type ImageOf, siteImage } from './build-site.ts';
import { indexPack, type PackIndex } from './pack-index.ts';
import {
  type ArchiveRecordRow,
  type CodeRow,
  type ContentRows,
  DERIVED_VERSION,
  digestOf,
  type DocumentRow,
  type DocumentRows,
  type MediaRow,
  type OwnerRow,
  type PackRow,
  type PackRows,
  type SelectionRow,
  type ThemeRow,
  withDigest,
} from './pack-rows.ts';
import { documentEntries, themeEntry } from './search-entry-rows.ts';
import type { StoredMedia } from './store-media.ts';

/** @param stored by media id */
export function buildRows(pack: Pack, stored: ReadonlyMap<number, StoredMedia>): PackRows {
  const index = indexPack(pack);
  const rows = {
    media: pack.media.flatMap((medium) => {
      const facts = stored.get(medium.id);
      return facts ? [mediaRow(medium, facts, index, stored)] : [];
    }),
    documents: pack.documents.map((document) => documentRows(document, pack, index)),
    themes: pack.themes.map((theme, sort) => themeRow(theme, sort, index)),
    themeEntries: pack.themes.map((theme) => themeEntry(theme, buildTheme(theme).html)),
    codes: pack.codes.map((code, sort) => codeRow(code, sort, index)),
    records: recordRows(pack),
  };
  const imageOf: ImageOf = (file) => {
    const id = index.mediaId(file);
    const facts = id === null ? undefined : stored.get(id);
    return facts && siteImage(facts, identifierOf(facts));
  };
  return { ...rows, pack: packRow(pack, rows, buildSite(pack, imageOf)) };
}

/** The digest covers all rows, so that a newer version which derives other rows writes them. */
function packRow(pack: Pack, rows: ContentRows, site: Site): PackRow {
  const source = pack.site ? { ...pack.meta, site: pack.site } : pack.meta;
  const { media, documents, themes, codes, records } = rows;
  const digests = [...media, ...documents.map(({ row }) => row), ...themes, ...codes, ...records]
    .map(({ digest }) => digest)
    .sort();
  return {
    name: pack.meta.name,
    default_language: pack.meta.default_language,
    source,
    site,
    derived_version: DERIVED_VERSION,
    digest: digestOf([source, site, digests]),
  };
}

function themeRow(theme: PackTheme, sort: number, index: PackIndex): ThemeRow {
  return withDigest({
    slug: theme.slug,
    sort,
    title: theme.title,
    ...buildTheme(theme),
    kulturnav: theme.kulturnav ?? null,
    image_media_id: index.mediaId(theme.image),
    file: theme.file,
    source: theme,
  });
}

function codeRow(code: PackCode, sort: number, index: PackIndex): CodeRow {
  return withDigest({
    code: code.code,
    context_document_id: code.context ?? null,
    document_id: code.document ?? null,
    owner_id: index.owner(code.owner)?.id ?? null,
    sort,
    source: code,
  });
}

function recordRows(pack: Pack): ArchiveRecordRow[] {
  const records = pack.records.map((record) => {
    const id = record.kind === 'entity' ? record.uuid : String(record.id);
    return withDigest({ kind: record.kind, id, file: record.file, source: record });
  });
  const sources = { paths: pack.paths, plan: pack.townMap };
  const maps = (['paths', 'plan'] as const).flatMap((kind) => {
    const source = sources[kind];
    return source ? withDigest({ kind, id: kind, file: `${kind}.geojson`, source }) : [];
  });
  return [...records, ...maps];
}

type Row = Omit<DocumentRow, 'digest'>;

function documentRows(document: PackDocument, pack: Pack, index: PackIndex): DocumentRows {
  const built = buildContent(document, pack);
  const owner = document.kind === 'owner' ? undefined : index.owner(document.owner);
  const row: Row = {
    ...copiedColumns(document, pack),
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

/** Columns copied from the file. */
function copiedColumns(document: PackDocument, pack: Pack) {
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

/** Includes the posters of videos and models, and the images of a presentation's selections. */
function mediaLinks(
  { id, content, image_media_id: main }: Row,
  selections: readonly SelectionRow[],
  index: PackIndex,
) {
  const imageIds = selections.flatMap(({ image_media_id }) => image_media_id ?? []);
  const shown = [...mediaOfContent(content, main), ...imageIds];
  const posterIds = shown.flatMap((media_id) => index.posterId(media_id) ?? []);
  return [...new Set([...shown, ...posterIds])].map((media_id) => ({
    document_id: id,
    media_id,
    in_head: media_id === main,
  }));
}

/** Sort keys of the title that is shown in each language. */
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

/** Digest digits that identify a file in URLs: 64 bits, no concern for collisions in a pack. */
const IDENTIFIER_LENGTH = 16;

/** @param all properties of all media files, by id */
function mediaRow(
  medium: PackMedia,
  stored: StoredMedia,
  index: PackIndex,
  all: ReadonlyMap<number, StoredMedia>,
): MediaRow {
  const refsOf = (file: string) => mediaRefs(index.mediaId(file), all);
  return withDigest({
    id: medium.id,
    file: medium.name,
    media_type: medium.type,
    ...stored,
    identifier: identifierOf(stored),
    poster_media_id: index.mediaId(medium.poster),
    alt_text: medium.alt_text,
    title: medium.title ?? {},
    description: medium.description ?? {},
    transcript: medium.transcript ?? {},
    plain_language: medium.plain_language ?? {},
    alternatives: {
      ...alternative('audio_described', medium, refsOf),
      ...alternative('sign_language', medium, refsOf),
    },
    ...rights(medium, stored),
    focal_point: focalPoint(medium),
    closed_captions: closedCaptions(medium),
    source: medium,
  });
}

const identifierOf = ({ sha256 }: StoredMedia): string => sha256.slice(0, IDENTIFIER_LENGTH);

function mediaRefs(mediaId: number | null, all: ReadonlyMap<number, StoredMedia>) {
  const stored = mediaId === null ? undefined : all.get(mediaId);
  return mediaId === null || !stored ? [] : [{ mediaId, identifier: identifierOf(stored) }];
}

function alternative(
  kind: 'audio_described' | 'sign_language',
  medium: PackMedia,
  refsOf: (file: string) => { mediaId: number; identifier: string }[],
): MediaRow['alternatives'] {
  const found = Object.entries(medium[kind] ?? {}).flatMap(([language, file]) =>
    refsOf(file).map((other) => [language, other] as const),
  );
  return found.length > 0 ? { [kind]: Object.fromEntries(found) } : {};
}

/** From the sidecar, else from the file's metadata. */
function rights({ credits, license, license_version }: PackMedia, { file_credits }: StoredMedia) {
  const declared = credits.map(({ type, name }) => ({
    credit_type_id: CREDIT_TYPE_IDS[type],
    name,
  }));
  return {
    credits: declared.length > 0 ? declared : file_credits,
    license: license ?? null,
    license_version: license_version ?? null,
  };
}

function focalPoint({ focal_point }: PackMedia): MediaRow['focal_point'] {
  return focal_point ? { x: focal_point[0], y: focal_point[1] } : null;
}

function closedCaptions({ captions }: PackMedia): MediaRow['closed_captions'] {
  const files = Object.entries(captions ?? {});
  return Object.fromEntries(files.map(([language, { text }]) => [language, text]));
}
