/** A harvested thing as an article of a pack, with the object that it shows. */
import type { PackArticle } from '@varde/content-pack/pack';
import type { PackBlock } from '@varde/content-pack/pack-blocks';
import type { PackObject } from '@varde/content-pack/pack-records';
import type { HarvestArticle, HarvestOrigin } from './harvest-item.ts';
import { makeSlug } from './make-slug.ts';
import { knownLanguages, plainMarkdown, plainTitle, titlesFor } from './plain-words.ts';

export interface ArticleParts {
  readonly id: number;
  /** As it is in the pack already, where it is replaced. */
  readonly file?: string | undefined;
  readonly owner: string;
  /** Slugs. */
  readonly themes: readonly string[];
  /** Names of files in media/. */
  readonly images: readonly string[];
  /** Of today: when the source was read. */
  readonly today: string;
}

export function toArticle(item: HarvestArticle, parts: ArticleParts): PackArticle {
  const { id, owner, themes, images, today } = parts;
  const { language, origin, location, object, license } = item;
  const texts = knownLanguages(item.text, language, plainMarkdown);
  const title = titlesFor(knownLanguages(item.title, language, plainTitle), texts);
  const [image] = images;
  return {
    kind: 'article',
    file: parts.file ?? `articles/${fileName(id, Object.values(title)[0] ?? '')}`,
    id,
    owner,
    title,
    // The first paragraph is the description when it is read back.
    description: {},
    text: texts,
    ...(location && { location }),
    ...(image && { image }),
    themes,
    status: 'published',
    revision: 1,
    ...(license && { license }),
    old_id: item.key,
    blocks: blocksOf(images, object?.id),
    facts: { ...factsOf(item), sources: [sourceOf(origin, today)] },
  };
}

export const fileName = (id: number, title: string): string =>
  `${[id, makeSlug(title, '')].filter(Boolean).join('-')}.md`;

function blocksOf(images: readonly string[], object: string | undefined) {
  const others = images.slice(1);
  const blocks: Record<string, PackBlock> = {};
  const [only] = others;
  if (others.length > 1) blocks['pictures'] = { type: 'gallery', gallery: others };
  else if (only) blocks['picture'] = { type: 'image', image: only };
  if (object) blocks['object'] = { type: 'object', object };
  return blocks;
}

function factsOf({ period, monumentType, protection, language }: HarvestArticle) {
  const inLanguage = (text = '') => plainTitle(text) && { [language]: plainTitle(text) };
  const type = inLanguage(monumentType);
  const kept = inLanguage(protection);
  return {
    ...(period && { period: inOrder(period) }),
    ...(type && { monument_type: type }),
    ...(kept && { protection: kept }),
  };
}

/** Years that have changed places are put right; the database of a museum has some of them. */
function inOrder({ from, to }: { readonly from: number; readonly to?: number | undefined }) {
  if (to === undefined) return { from };
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

export function sourceOf({ title, url }: HarvestOrigin, today: string) {
  return { title: plainTitle(title) || (url ?? '–'), ...(url && { url }), accessed: today };
}

/** The object that the article shows, under the article's title; `undefined` where it shows none. */
export function toObject(
  { object, language, title }: HarvestArticle,
  { owner, images }: Pick<ArticleParts, 'owner' | 'images'>,
): PackObject | undefined {
  if (!object) return undefined;
  return {
    kind: 'object',
    file: `objects/${makeSlug(object.id, 'object')}.yaml`,
    ...object,
    owner,
    title: knownLanguages(title, language, plainTitle),
    images,
  };
}
