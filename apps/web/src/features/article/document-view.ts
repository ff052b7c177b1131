/** Transforms a full document into the view shared by all document pages. Pure. */
import type { Document } from '@varde/contract/documents';
import { formatDistance, type LatLng } from '@varde/domain/geo';
import { pickText } from '@varde/domain/languages';
import type { Texts } from '#i18n/texts.ts';
import type { LoadedDocument } from '#api/load-document.ts';
import {
  MAP_ZOOM,
  documentPath,
  manifestPath,
  mapPath,
  themePath,
} from '#api/transform/page-paths.ts';
import { toLicense, toRights } from '#api/transform/figure.ts';
import { toImage } from '#api/transform/image.ts';
import { toText, toTextOrEmpty } from '#api/transform/text.ts';
import type {
  LicenseView,
  RightsView,
  ImageView,
  TextView,
  OwnerView,
  FactRow,
  RichTextElement,
  RichTextNode,
} from '#view-models.ts';
import { toBlockViews, type BlockView } from './blocks-view.ts';
import { factRows } from './fact-rows.ts';

export interface LockView {
  readonly by: 'geo' | 'ip' | 'code';
  /** Formatted maximum distance, for a location lock. */
  readonly proximity?: string | undefined;
  /** The same in metres. */
  readonly metres?: number | undefined;
}

export interface DocumentView {
  readonly id: number;
  readonly title: TextView;
  /** Id if it can be a favourite: a post belongs to its rebus. */
  readonly favouriteId?: number | undefined;
  readonly lead?: TextView | undefined;
  readonly image?: ImageView | undefined;
  readonly imageRights: RightsView;
  readonly owner?: OwnerView | undefined;
  readonly location?: LatLng | undefined;
  readonly mapHref?: string | undefined;
  readonly blocks: readonly BlockView[];
  /** Headings of the text, in order. */
  readonly headings: readonly HeadingView[];
  readonly facts: readonly FactRow[];
  readonly textLicense?: LicenseView | undefined;
  /** Rights holder of the text: the owner's name. */
  readonly textBy: string;
  /** Why the text is withheld; `undefined` if it is not. */
  readonly lock?: LockView | undefined;
  /**
   * BCP 47 tag of the language that a text is shown in because the chosen one is missing
   * (specification §3.8); `undefined` if title, description and body are in the chosen one.
   */
  readonly fallbackLang?: string | undefined;
  readonly isMachineTranslated: boolean;
  /** The IIIF manifest of an article or presentation; a path of the server. */
  readonly manifest?: string | undefined;
  readonly updatedAt: string;
}

export function toDocumentView(
  {
    document,
    ...references
  }: Pick<LoadedDocument, 'document' | 'heads' | 'headsFailed' | 'readReference'>,
  texts: Texts,
): DocumentView {
  const { content, media = [], location } = document;
  const sources = { media, ...references };
  const { key } = texts.language;
  const owner = ownerOf(document, key);
  return {
    id: document.id,
    favouriteId: document.schema_name === 'post' ? undefined : document.id,
    title: toTextOrEmpty(document.title, key),
    lead: toText(document.description, key),
    image: toImage(document.media_data, key),
    owner,
    location: location ?? undefined,
    mapHref: location ? mapPath({ ...location, zoom: MAP_ZOOM, id: document.id }) : undefined,
    ...withHeadingIds(content ? toBlockViews(content.blocks, sources, texts) : []),
    facts: content ? factRows(content, texts) : [],
    ...rightsOf(document, owner, texts),
    lock: lockOf(document, texts),
    fallbackLang: fallbackLang(document, key),
    isMachineTranslated: document.translated_by[key] === 'machine',
    manifest: manifestOf(document),
    updatedAt: document.updated_at,
  };
}

/** Only of what everybody may read. */
function manifestOf({ id, schema_name: kind, status }: Document): string | undefined {
  const hasManifest = status === 'published' && (kind === 'article' || kind === 'group');
  return hasManifest ? manifestPath(kind, id) : undefined;
}

function fallbackLang({ title, description, content }: Document, key: string): string | undefined {
  const body = content?.blocks.flatMap((block) => (block.type === 'text' ? [block.html] : []));
  const picked = [title, description, ...(body ?? [])].map((map) => pickText(map, key));
  return picked.find((text) => text?.isChosen === false)?.lang;
}

function lockOf({ content, lock, proximity }: Document, { language }: Texts): LockView | undefined {
  if (content || !lock) return undefined;
  const isNear = lock === 'geo' && proximity !== null;
  if (!isNear) return { by: lock };
  return { by: lock, proximity: formatDistance(proximity, language.tag), metres: proximity };
}

const rightsOf = (
  { media_data: image, license }: Document,
  owner: OwnerView | undefined,
  { t }: Texts,
) => ({
  imageRights: toRights(image, t),
  textLicense: toLicense(license, null, t),
  textBy: owner?.name.text ?? '',
});

function ownerOf(document: Document, key: string): OwnerView | undefined {
  const { owner_id: id, owner_name: name, owner_document: head } = document;
  if (!id) return undefined;
  const title = toText(head?.title ?? document.owner_document_title, key);
  return {
    href: documentPath('owner', id),
    name: title ?? { text: name ?? '', lang: key },
    description: toText(head?.description, key),
    logo: toImage(head?.media_data, key),
  };
}

export interface ArticleView extends DocumentView {
  readonly themes: readonly { readonly href: string; readonly title: TextView }[];
  /** Some themes failed to load. */
  readonly themesFailed: boolean;
}

/** View of an article page, in the visitor's language. Pure. */
export function toArticleView(
  { themes, themesFailed = false, ...loaded }: LoadedDocument,
  texts: Texts,
) {
  const view: ArticleView = {
    ...toDocumentView(loaded, texts),
    themes: themes.map(({ slug, title }) => ({
      href: themePath(slug),
      title: toTextOrEmpty(title, texts.language.key),
    })),
    themesFailed,
  };
  return view;
}

export interface HeadingView {
  readonly id: string;
  readonly text: string;
  readonly lang: string;
  /** Rendered level: 2 for h2, and so on. */
  readonly level: number;
}

const HEADING = /^h([1-6])$/;
/** The page title is the only h1 (components/rich-text.tsx). */
const HIGHEST = 2;

/** Assigns fragment ids to the headings of a text and lists the headings. Pure. */
export function withHeadingIds(blocks: readonly BlockView[]): {
  blocks: BlockView[];
  headings: HeadingView[];
} {
  const headings: HeadingView[] = [];
  const usedSlugs = new Map<string, number>();
  const name = (node: RichTextNode, lang: string): RichTextNode => {
    const level = typeof node === 'string' ? undefined : HEADING.exec(node.tag)?.[1];
    if (typeof node === 'string' || level === undefined) return node;
    const text = plainText(node).trim();
    if (!text) return node;
    const id = unused(slugOf(text), usedSlugs);
    headings.push({ id, text, lang, level: Math.max(Number(level), HIGHEST) });
    return { ...node, id };
  };
  const blocksWithIds = blocks.map((block) =>
    block.kind === 'text'
      ? { ...block, nodes: block.nodes.map((node) => name(node, block.lang)) }
      : block,
  );
  return { blocks: blocksWithIds, headings };
}

/** `Innenfor døra` → `innenfor-døra`: letters of all languages are preserved. */
export function slugOf(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'del'
  );
}

/** The second occurrence gets `name-2`. */
function unused(slug: string, usedSlugs: Map<string, number>): string {
  const count = (usedSlugs.get(slug) ?? 0) + 1;
  usedSlugs.set(slug, count);
  return count === 1 ? slug : `${slug}-${count}`;
}

function plainText({ children }: RichTextElement): string {
  return children.map((node) => (typeof node === 'string' ? node : plainText(node))).join('');
}
