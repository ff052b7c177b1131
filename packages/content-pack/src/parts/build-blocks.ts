/**
 * Splits the text at its markers, aligned across the languages, and inserts the named blocks in
 * between.
 */
import type { Block } from '@varde/contract/blocks';
import type { LanguageMap } from '@varde/domain/languages';
import type { PackBlock, PackDocument } from '../pack.ts';
import { renderRichText, siteHref } from '../render-rich-text.ts';
import { inLanguageOrder } from './scalar-shapes.ts';
import type { PackIndex } from './pack-index.ts';

/** Blocks that no text refers to follow the text, in file order. */
export function buildBlocks(
  { text, blocks }: Pick<PackDocument, 'text' | 'blocks'>,
  defaultLanguage: string,
  index: PackIndex,
): Block[] {
  const order = markerOrder(text, defaultLanguage).filter((name) => Object.hasOwn(blocks, name));
  const rest = Object.keys(blocks).filter((name) => !order.includes(name));
  const segments = alignSegments(text, order);
  const named = (name: string): Block[] => {
    const block = blocks[name];
    return block ? buildBlock(block, index) : [];
  };
  return [
    ...textBlock(segments.get(undefined)),
    ...order.flatMap((name) => [...named(name), ...textBlock(segments.get(name))]),
    ...rest.flatMap(named),
  ];
}

/** Each marker once, in the order of the default language, else of the first language with text. */
function markerOrder(text: LanguageMap, defaultLanguage: string): string[] {
  return [...new Set(markersOf(text[defaultLanguage] ?? Object.values(text)[0] ?? ''))];
}

type Segments = Map<string | undefined, Record<string, string>>;

/**
 * Each language's text by the preceding marker. Text after a marker outside the order is appended
 * to the previous segment.
 */
function alignSegments(text: LanguageMap, order: readonly string[]): Segments {
  const segments: Segments = new Map();
  for (const [language, source] of Object.entries(text)) {
    let place: string | undefined;
    for (const segment of splitAtMarkers(source)) {
      if (segment.marker !== undefined && order.includes(segment.marker)) place = segment.marker;
      if (segment.text === '') continue;
      const texts = segments.get(place) ?? {};
      texts[language] = [texts[language], segment.text].filter(Boolean).join('\n\n');
      segments.set(place, texts);
    }
  }
  return segments;
}

function textBlock(texts: LanguageMap | undefined): Block[] {
  return texts ? htmlBlock('plain', texts) : [];
}

function htmlBlock(layout: 'plain' | 'open-box', texts: LanguageMap): Block[] {
  const html = Object.entries(texts)
    .map(([language, source]) => [language, renderRichText(source)] as const)
    .filter(([, rendered]) => rendered !== '');
  if (html.length === 0) return [];
  return [{ type: 'text', layout, html: inLanguageOrder(Object.fromEntries(html)) }];
}

type BlockOf<T extends PackBlock['type']> = Extract<PackBlock, { type: T }>;
type Builder<B> = (block: B, index: PackIndex) => Block[];

const BUILDERS: { readonly [T in PackBlock['type']]: Builder<BlockOf<T>> } = {
  image: ({ type, image }, index) => mediaBlock(type, image, index),
  video: ({ type, video }, index) => mediaBlock(type, video, index),
  audio: ({ type, audio }, index) => mediaBlock(type, audio, index),
  model3d: ({ model3d, views }, index) => modelBlock(model3d, views, index),
  gallery: ({ gallery }, index) => galleryBlock(gallery, index),
  youtube: (block, index) => embedBlock(block.type, block.youtube, block, index),
  vimeo: (block, index) => embedBlock(block.type, block.vimeo, block, index),
  sketchfab: (block, index) => embedBlock(block.type, block.sketchfab, block, index),
  box: ({ box }) => htmlBlock('open-box', box),
  quote: ({ quote, by }) => [{ type: 'quote', text: quote, ...(by ? { by } : {}) }],
  map: ({ map }, index) => mapBlock(map, index),
  object: ({ object }) => [{ type: 'object', identifier: object }],
  memory: ({ memory }) => [{ type: 'memory', memory_id: memory }],
  entity: ({ entity }) => [{ type: 'entity', identifier: entity }],
  links: ({ links }) => [{ type: 'links', links: links.flatMap(safeLink) }],
  related: ({ related }, index) => [{ type: 'related', document_ids: index.known(related) }],
};

/** Empty when the pack lacks the block's medium. */
function buildBlock(block: PackBlock, index: PackIndex): Block[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- paired by type
  return (BUILDERS[block.type] as Builder<PackBlock>)(block, index);
}

function mediaBlock(type: 'image' | 'video' | 'audio', name: string, index: PackIndex): Block[] {
  const id = index.mediaId(name);
  return id === undefined ? [] : [{ type, media_id: id }];
}

function modelBlock(name: string, views: BlockOf<'model3d'>['views'], index: PackIndex): Block[] {
  const id = index.mediaId(name);
  if (id === undefined) return [];
  return [{ type: 'model3d', media_id: id, ...(views ? { views: [...views] } : {}) }];
}

function galleryBlock(names: readonly string[], index: PackIndex): Block[] {
  const ids = names.map((name) => index.mediaId(name)).filter((id) => id !== undefined);
  return ids.length > 0 ? [{ type: 'gallery', media_ids: ids }] : [];
}

function embedBlock(
  provider: 'youtube' | 'vimeo' | 'sketchfab',
  identifier: string,
  { cover, title = {} }: { readonly cover?: string; readonly title?: LanguageMap },
  index: PackIndex,
): Block[] {
  const coverId = index.mediaId(cover);
  const coverPart = coverId === undefined ? {} : { cover_media_id: coverId };
  return [{ type: 'embed', provider, identifier, ...coverPart, title }];
}

function mapBlock({ center, zoom, documents }: BlockOf<'map'>['map'], index: PackIndex): Block[] {
  return [
    {
      type: 'map',
      ...(center ? { center } : {}),
      ...(zoom === undefined ? {} : { zoom }),
      ...(documents ? { document_ids: index.known(documents) } : {}),
    },
  ];
}

function safeLink({ url, title }: BlockOf<'links'>['links'][number]) {
  const href = siteHref(url);
  return href === undefined ? [] : [{ url: href, title }];
}

/** `{{portal}}` on a line of its own: the position of a block in a text. */
const MARKER_LINE = /^[ \t]*\{\{([^{}]*)\}\}[ \t]*$/;

/** The text after a marker (or before the first one). */
interface Segment {
  readonly marker: string | undefined;
  readonly text: string;
}

function splitAtMarkers(source: string): Segment[] {
  const segments: { marker: string | undefined; lines: string[] }[] = [
    { marker: undefined, lines: [] },
  ];
  for (const line of source.split('\n')) {
    const marker = MARKER_LINE.exec(line)?.[1]?.trim();
    if (marker === undefined) segments.at(-1)?.lines.push(line);
    else segments.push({ marker, lines: [] });
  }
  return segments.map(({ marker, lines }) => ({ marker, text: lines.join('\n').trim() }));
}

export function markersOf(source: string): string[] {
  return splitAtMarkers(source)
    .map((segment) => segment.marker)
    .filter((marker) => marker !== undefined);
}

/** Markers within a line, which are not replaced. */
export function strayMarkers(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => !MARKER_LINE.test(line))
    .flatMap((line) => line.match(/\{\{[^{}]*\}\}/g) ?? []);
}
