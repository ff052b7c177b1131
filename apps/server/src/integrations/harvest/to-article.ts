/** Maps harvested items to pack documents: articles with their objects, walks, image sidecars. */
import type {
  PackArticle,
  PackMedia,
  PackPresentation,
  PackBlock,
  PackObject,
} from '@varde/content-pack/pack';
import type { LanguageMap } from '@varde/domain/languages';
import { makeSlug } from '@varde/domain/make-slug';
import { lengthOf } from '#integrations/routing/read-route.ts';
import type { HarvestArticle, HarvestOrigin, HarvestImage, HarvestWalk } from './source.ts';
import {
  knownLanguages,
  plainMarkdown,
  plainTitle,
  storable,
  titlesFor,
  webUrl,
} from './pack-values.ts';

interface DocumentInput {
  readonly id: number;
  /** Existing file that is replaced. */
  readonly file?: string | undefined;
  readonly owner: string;
  /** Date on which the source was read. */
  readonly today: string;
}

interface ArticleInput extends DocumentInput {
  /** Slugs. */
  readonly themes: readonly string[];
  /** Names of files in media/. */
  readonly images: readonly string[];
}

export function toArticle(item: HarvestArticle, input: ArticleInput): PackArticle {
  const { themes, images } = input;
  const { location, object, license } = item;
  const [image] = images;
  const { facts, ...head } = headOf(item, input, 'articles');
  return {
    kind: 'article',
    ...head,
    ...(location && { location }),
    ...(image && { image }),
    themes,
    ...(license && { license }),
    blocks: blocksOf(images, object?.id),
    ...factsIn({ ...factsOf(item), ...facts }),
  };
}

/** Common fields of articles and walks. */
function headOf(
  { key, language, origin, ...item }: HarvestArticle | HarvestWalk,
  { id, file, owner, today }: DocumentInput,
  folder: string,
) {
  const text = knownLanguages(item.text, language, plainMarkdown);
  const sources = sourcesOf(origin, today);
  const title = titlesFor(knownLanguages(item.title, language, plainTitle), text);
  return {
    file: file ?? `${folder}/${fileName(id, Object.values(title)[0] ?? '')}`,
    id,
    owner,
    title,
    // The pack reader uses the first paragraph as the description.
    description: {},
    text,
    status: 'published' as const,
    revision: 1,
    old_id: key,
    ...(sources.length > 0 && { facts: { sources } }),
  };
}

const fileName = (id: number, title: string): string =>
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
  const protectionText = inLanguage(protection);
  return {
    ...(period && { period: inOrder(period) }),
    ...(type && { monument_type: type }),
    ...(protectionText && { protection: protectionText }),
  };
}

/** Corrects swapped years, which occur in museum databases. */
function inOrder({ from, to }: { readonly from: number; readonly to?: number | undefined }) {
  if (to === undefined) return { from };
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

const factsIn = (facts: NonNullable<PackArticle['facts']>) =>
  Object.keys(facts).length > 0 ? { facts } : {};

function sourcesOf({ title = '', url }: HarvestOrigin, today: string) {
  const name = plainTitle(title) || url;
  return name === undefined ? [] : [{ title: name, ...(url && { url }), accessed: today }];
}

/** The object that the article shows, if any, under the article's title. */
export function toObject(
  { object, language, title, origin }: HarvestArticle,
  { owner, images }: Pick<ArticleInput, 'owner' | 'images'>,
): PackObject | undefined {
  if (!object) return undefined;
  return {
    kind: 'object',
    file: `objects/${makeSlug(object.id, 'object')}.yaml`,
    ...object,
    ...(origin.url && { url: origin.url }),
    owner,
    title: knownLanguages(title, language, plainTitle),
    images,
  };
}

interface WalkInput extends DocumentInput {
  readonly articles: readonly number[];
}

export function toWalk(item: HarvestWalk, input: WalkInput): PackPresentation {
  const { articles } = input;
  const { line } = item;
  const coordinates = thinned(line).map(([lng, lat]) => [decimals(lng), decimals(lat)]);
  return {
    kind: 'group',
    ...headOf(item, input, 'presentations'),
    ...startOf(line),
    themes: [],
    blocks: {},
    articles,
    ordered: articles.length > 0,
    selections: [],
    route: {
      length: Math.max(1, Math.round(lengthOf(line))),
      line: { type: 'LineString', coordinates },
    },
  };
}

/** 1 m: more precise than any phone's position. */
const decimals = (degrees: number): number => Number(degrees.toFixed(5));

const startOf = (line: HarvestWalk['line']) => {
  const [start] = line;
  return start ? { location: { lat: start[1], lng: start[0] } } : {};
};

/** A long walk recorded every second has more points than a map can show. */
const MAX_POINTS = 2_000;

function thinned(line: HarvestWalk['line']): HarvestWalk['line'] {
  const step = Math.ceil(line.length / MAX_POINTS);
  return line.filter((_, index) => index % step === 0 || index === line.length - 1);
}

interface ShownThing {
  readonly title: LanguageMap;
  readonly language: string;
  readonly origin: HarvestOrigin;
}

/** @param nr position among the item's images, from 1: makes the alt texts distinct */
export function toMedia(
  image: HarvestImage,
  { id, name }: Pick<PackMedia, 'id' | 'name'>,
  thing: ShownThing,
  nr: number,
): PackMedia {
  const { rights, dmsId } = image;
  return {
    name,
    type: 'image',
    id,
    alt_text: altTextOf(image, thing.language) ?? numbered(thing.title, nr),
    credits: creditsOf(image, thing),
    // Without a licence, all rights are reserved.
    license: rights?.license ?? 'copyright',
    ...(rights?.version && { license_version: rights.version }),
    ...(dmsId && { dms_id: dmsId }),
  };
}

/** What the source says; `undefined` when it says nothing. */
export function altTextOf(
  { altText = {} }: HarvestImage,
  language: string,
): LanguageMap | undefined {
  const localized = knownLanguages(altText, language, plainTitle);
  return Object.keys(localized).length > 0 ? localized : undefined;
}

function numbered(title: LanguageMap, nr: number): LanguageMap {
  if (nr === 1) return title;
  return Object.fromEntries(Object.entries(title).map(([key, text]) => [key, `${text} (${nr})`]));
}

function creditsOf(
  { photographer, credit, url }: HarvestImage,
  { origin }: ShownThing,
): PackMedia['credits'] {
  const source = origin.url ?? webUrl(url);
  const line = [credit, origin.title, source].filter(Boolean).join(', ');
  const all: PackMedia['credits'] = [
    { type: 'photographer', name: oneLine(photographer) },
    { type: 'credit_line', name: oneLine(line) },
  ];
  return all.filter(({ name }) => name !== '');
}

const oneLine = (text = ''): string => storable(plainTitle(text));
