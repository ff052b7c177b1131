/**
 * A document of a pack → what the wire carries of it (`@varde/contract/content`). Pure. What a visitor must not read
 * stays out of it: a lock's details are returned apart, right answers only as hashes.
 */
import type { Content } from '@varde/contract/content';
import type { LanguageMap } from '@varde/domain/languages';
import type {
  Pack,
  PackDocument,
  PackLock,
  PackPresentation,
  PackRebus,
  PackSelection,
  PackTheme,
} from './pack.ts';
import { buildBlocks } from './parts/build-blocks.ts';
import { buildPost } from './parts/build-posts.ts';
import { buildPlainText } from './parts/build-plain-text.ts';
import { buildReferences, type Reference } from './parts/build-references.ts';
import { indexOf, type PackIndex } from './parts/pack-index.ts';
import { inLanguageOrder } from './parts/language-map-shape.ts';
import { plainLine, renderRichText } from './render-rich-text.ts';

export interface BuiltContent {
  readonly content: Content;
  /** Plain text of one line. */
  readonly description: LanguageMap;
  /** Description and all that can be read in the blocks, for search; neither tasks nor answers. */
  readonly plainText: LanguageMap;
  /** Documents of the pack that this one names, each once for every way of naming. */
  readonly references: readonly Reference[];
  /** For the server alone. */
  readonly lock?: PackLock;
}

/** Names that lead nowhere (`checkPack` reports them) are left out. */
export function buildContent(document: PackDocument, pack: Pack): BuiltContent {
  const index = indexOf(pack);
  const blocks = buildBlocks(document, pack.meta.default_language, index);
  const description = mapTexts(document.description, plainLine);
  return {
    content: { blocks, ...buildDetails(document, index), ...buildParts(document, index) },
    description,
    plainText: buildPlainText(description, blocks),
    references: buildReferences(document, index),
    ...('lock' in document && document.lock ? { lock: document.lock } : {}),
  };
}

export interface BuiltTheme {
  readonly description: LanguageMap;
  readonly html: LanguageMap;
}

/** A theme's texts for the wire: the description plain, the rest as HTML. */
export function buildTheme({ description, text }: PackTheme): BuiltTheme {
  return { description: mapTexts(description, plainLine), html: mapTexts(text, renderRichText) };
}

function mapTexts(map: LanguageMap, change: (text: string) => string): LanguageMap {
  return inLanguageOrder(
    Object.fromEntries(Object.entries(map).map(([language, text]) => [language, change(text)])),
  );
}

function buildDetails(document: PackDocument, index: PackIndex): Partial<Content> {
  const { facts, access, visit } = document;
  const mainImage = index.mediaId(document.image);
  const logo = document.kind === 'owner' ? index.mediaId(document.logo) : undefined;
  const images = {
    ...(mainImage === undefined ? {} : { mainImage }),
    ...(logo === undefined ? {} : { logo }),
  };
  return {
    ...(facts ? { facts } : {}),
    ...(access ? { access } : {}),
    ...(visit ? { visit } : {}),
    ...(Object.keys(images).length > 0 ? { images } : {}),
  };
}

/** What documents of some kinds have besides. */
function buildParts(document: PackDocument, index: PackIndex): Partial<Content> {
  if (document.kind === 'group') return buildPresentation(document, index);
  if (document.kind === 'rebus') return buildRebus(document, index);
  if (document.kind === 'kiosk-presentation') {
    return { article_ids: index.known(document.documents) };
  }
  if (document.kind !== 'kiosk-device') return {};
  return { article_ids: index.known([document.presentation].filter((id) => id !== undefined)) };
}

function buildPresentation(document: PackPresentation, index: PackIndex): Partial<Content> {
  return {
    article_ids: index.known(document.articles),
    ordered: document.ordered,
    selections: document.selections.map((selection) => buildSelection(selection, index)),
    ...(document.route ? { route: document.route } : {}),
  };
}

function buildRebus(document: PackRebus, index: PackIndex): Partial<Content> {
  return {
    posts: document.posts.map((post) =>
      buildPost(post, index, index.codesOf(post.article, document.id)),
    ),
    ordered: document.ordered,
    ...(document.proximity === undefined ? {} : { proximity: document.proximity }),
    ...(document.route ? { route: document.route } : {}),
  };
}

function buildSelection(
  { id, title, description = {}, image, articles, ordered }: PackSelection,
  index: PackIndex,
): NonNullable<Content['selections']>[number] {
  const mediaId = index.mediaId(image);
  return {
    id,
    title,
    description: mapTexts(description, plainLine),
    ...(mediaId === undefined ? {} : { media_id: mediaId }),
    article_ids: index.known(articles),
    ordered,
  };
}
