/**
 * Transforms a pack's document to its wire form (`@varde/contract/content`). Pure. Omits what a
 * visitor must not read: lock details are returned apart, correct answers only as hashes, and
 * explanations encrypted.
 */
import type { Block } from '@varde/contract/blocks';
import type { Content, Post, Task } from '@varde/contract/content';
import type { LanguageMap } from '@varde/domain/languages';
import { encryptExplanation } from '@varde/domain/rebus/explanation';
import { hashAnswer, textAnswer } from '@varde/domain/task-answers';
import type {
  PackBlock,
  PackPost,
  PackFallbackMethod,
  PackTask,
  Pack,
  PackDocument,
  PackLock,
  PackPresentation,
  PackRebus,
  PackSelection,
  PackTheme,
} from './pack.ts';
import { buildBlocks } from './parts/build-blocks.ts';
import {
  linkTarget,
  plainLine,
  renderRichText,
  plainTextOf,
  inspectMarkdown,
} from './render-rich-text.ts';
import { inLanguageOrder } from './parts/scalar-shapes.ts';
import { indexOf, type PackIndex } from './parts/pack-index.ts';
import { acceptedTexts, decimalsOf, optionKeys, solutionsOf } from './task-solution.ts';

export interface BuiltContent {
  readonly content: Content;
  /** Plain text of one line. */
  readonly description: LanguageMap;
  /** Searchable text: the description and all readable text of blocks, but no tasks or answers. */
  readonly plainText: LanguageMap;
  /** Other documents of the pack that it names, once per kind of reference. */
  readonly references: readonly Reference[];
  /** For the server only. */
  readonly lock?: PackLock;
}

/** Names without a target (`checkPack` reports them) are skipped. */
export function buildContent(document: PackDocument, pack: Pack): BuiltContent {
  const index = indexOf(pack);
  const blocks = buildBlocks(document, pack.meta.default_language, index);
  const description = mapTexts(document.description, plainLine);
  return {
    content: { blocks, ...buildDetails(document, index), ...buildKindContent(document, index) },
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

/** Content specific to some kinds of documents. */
function buildKindContent(document: PackDocument, index: PackIndex): Partial<Content> {
  if (document.kind === 'group') return buildPresentation(document, index);
  if (document.kind === 'rebus') return buildRebus(document, index);
  if (document.kind === 'kiosk-presentation') {
    return { article_ids: index.known(document.documents) };
  }
  if (document.kind !== 'kiosk-device') return {};
  return { article_ids: index.known([document.presentation].filter((id) => id !== undefined)) };
}

const buildPresentation = (document: PackPresentation, index: PackIndex): Partial<Content> => ({
  article_ids: index.known(document.articles),
  ordered: document.ordered,
  selections: document.selections.map((selection) => buildSelection(selection, index)),
  ...(document.route ? { route: document.route } : {}),
});

const buildRebus = (document: PackRebus, index: PackIndex): Partial<Content> => ({
  posts: document.posts.map((post) =>
    buildPost(post, index, index.codesOf(post.article, document.id)),
  ),
  ordered: document.ordered,
  ...(document.proximity === undefined ? {} : { proximity: document.proximity }),
  ...(document.route ? { route: document.route } : {}),
});

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

function buildPlainText(description: LanguageMap, blocks: readonly Block[]): LanguageMap {
  const texts = [description, ...blocks.map(readable)];
  const languages = new Set(texts.flatMap((map) => Object.keys(map)));
  const joined = Array.from(languages, (language): [string, string] => [
    language,
    texts
      .map((map) => map[language] ?? '')
      .filter(Boolean)
      .join('\n'),
  ]);
  return inLanguageOrder(Object.fromEntries(joined));
}

function readable(block: Block): LanguageMap {
  if (block.type === 'text') {
    const entries = Object.entries(block.html);
    return Object.fromEntries(entries.map(([language, html]) => [language, plainTextOf(html)]));
  }
  return block.type === 'quote' ? block.text : {};
}

/**
 * Correct answers only as hashes, explanations encrypted, options under opaque keys.
 * @param codes printed for this post of this rebus
 */
function buildPost(post: PackPost, index: PackIndex, codes: readonly string[]): Post {
  const salt = `post-${post.article}`;
  return {
    document_id: post.article,
    ...(post.hidden_until ? { hidden_until: post.hidden_until } : {}),
    conditions: post.conditions,
    ...(post.task ? { task: buildTask(post.task, salt, index) } : {}),
    ...(codes.length > 0 ? { codes: buildCodes(codes, `${salt}-code`) } : {}),
    ...(post.second_way
      ? { second_way: buildFallbackMethod(post.second_way, `${salt}-second`) }
      : {}),
  };
}

function buildTask(task: PackTask, salt: string, index: PackIndex): Task {
  const options = task.options && buildOptions(task, salt, index);
  const answers = solutionsOf(task, salt);
  return {
    kind: task.kind,
    question: task.question,
    ...(options ? { options } : {}),
    ...(task.kind === 'number' ? { decimals: decimalsOf(task) } : {}),
    salt,
    answer_hashes: answers.map((answer) => hashAnswer(salt, answer)),
    points: task.points,
    hints: task.hints.map(({ text, cost }) => ({ text, cost })),
    ...(task.explanation
      ? { encrypted_explanation: encryptExplanation(task.explanation, salt, answers) }
      : {}),
  };
}

type Option = NonNullable<Task['options']>[number];

function buildOptions(task: PackTask, salt: string, index: PackIndex): Option[] {
  const written = task.options ?? [];
  const keys = optionKeys(salt, written.length);
  const options = written.map(({ text, image }, place) => {
    const mediaId = index.mediaId(image);
    return {
      key: keys[place] ?? '',
      ...(text ? { text } : {}),
      ...(mediaId === undefined ? {} : { media_id: mediaId }),
    };
  });
  return task.kind === 'order' ? shuffle(options) : options;
}

/**
 * The pack lists the options in the correct order. Sorting by opaque key is a stable pseudo-random
 * order.
 */
function shuffle(options: readonly Option[]): Option[] {
  const byKey = [...options].sort((a, b) => (a.key < b.key ? -1 : 1));
  const isSolved = byKey.every((option, place) => option === options[place]);
  return isSolved ? byKey.reverse() : byKey;
}

function buildCodes(codes: readonly string[], salt: string): NonNullable<Post['codes']> {
  return { salt, answer_hashes: codes.map((code) => hashAnswer(salt, textAnswer(code))) };
}

function buildFallbackMethod(
  { code, question, answers }: PackFallbackMethod,
  salt: string,
): NonNullable<Post['second_way']> {
  const accepted = code === undefined ? acceptedTexts(answers) : [textAnswer(code)];
  return {
    ...(question ? { question } : {}),
    salt,
    answer_hashes: accepted.map((answer) => hashAnswer(salt, answer)),
  };
}

/**
 * `article` and `post`: parts of a presentation or rebus; `shows`: content of a kiosk; the others:
 * mentions.
 */
type ReferenceKind = 'article' | 'post' | 'shows' | 'related' | 'map' | 'link';

interface Reference {
  readonly toId: number;
  readonly kind: ReferenceKind;
  /** Index within the kind, in document order. */
  readonly sort: number;
}

/** Every reference of a document to another one, so that each can be found from the other. */
function buildReferences(document: PackDocument, index: PackIndex): Reference[] {
  const { kind: partKind, ids } = membersOf(document);
  const blocks = Object.values(document.blocks);
  return [
    ...numbered(partKind, ids, index),
    ...numbered('related', blocks.flatMap(relatedIn), index),
    ...numbered('map', blocks.flatMap(mappedIn), index),
    ...numbered('link', linksIn(document, index), index),
  ];
}

/** Each existing document once per kind. */
function numbered(kind: ReferenceKind, ids: readonly number[], index: PackIndex): Reference[] {
  return [...new Set(index.known(ids))].map((toId, sort) => ({ toId, kind, sort }));
}

function membersOf(document: PackDocument): { kind: ReferenceKind; ids: readonly number[] } {
  if (document.kind === 'group') return { kind: 'article', ids: document.articles };
  if (document.kind === 'rebus') {
    return { kind: 'post', ids: document.posts.map((post) => post.article) };
  }
  if (document.kind === 'kiosk-presentation') return { kind: 'shows', ids: document.documents };
  const shown = document.kind === 'kiosk-device' ? document.presentation : undefined;
  return { kind: 'shows', ids: shown === undefined ? [] : [shown] };
}

const relatedIn = (block: PackBlock): readonly number[] =>
  block.type === 'related' ? block.related : [];
const mappedIn = (block: PackBlock): readonly number[] =>
  block.type === 'map' ? (block.map.documents ?? []) : [];

function linksIn({ description, text, blocks }: PackDocument, index: PackIndex): number[] {
  const boxes = Object.values(blocks).map((block) => (block.type === 'box' ? block.box : {}));
  return [description, text, ...boxes]
    .flatMap((map) => Object.values(map))
    .flatMap(inspectMarkdown)
    .map(({ kind, value }) => (kind === 'link' ? linkTarget(value) : undefined))
    .map((target) => {
      if (target?.kind === 'document') return target.id;
      return target?.kind === 'owner' ? index.owners.get(target.slug)?.id : undefined;
    })
    .filter((id) => id !== undefined);
}
