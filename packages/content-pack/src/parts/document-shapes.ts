/**
 * Shapes of documents: all keys but `title`, `description` and `text`, which are in the body of a
 * Markdown file.
 */
import { msg } from '@varde/domain/message';
import { TASK_KINDS } from '@varde/domain/constants';
import type { DocumentKind } from '@varde/domain/document-kinds';
import { block } from './block-shapes.ts';
import { access, facts, lock, route, visit, codeText } from './detail-shapes.ts';
import {
  byLanguage,
  texts,
  titles,
  choice,
  day,
  flag,
  id,
  license,
  line,
  mediaName,
  metres,
  museumIdentifier,
  pattern,
  position,
  slug,
  integer,
  number,
} from './scalar-shapes.ts';
import {
  fields,
  list,
  named,
  optional,
  required,
  withDefault,
  type ReadBy,
  type Shape,
} from './shape.ts';

/** All given conditions must hold. */
const conditions = fields(msg`conditions such as { distance: 50 }`, {
  distance: optional(metres),
  qr: optional(flag),
  sequence: optional(flag),
});

const option = fields(msg`an option with text: or image:`, {
  text: optional(texts),
  image: optional(mediaName),
  correct: withDefault(flag, false),
});

const points = integer(msg`a whole number of points from 0 to 1000`, 0, 1_000);

const hint = fields(msg`a hint with text: and cost:`, {
  text: required(texts),
  cost: withDefault(points, 0),
});

/** Accepted answers by language; an answer in any of them is correct. */
export const answers = byLanguage(list(line));
const aNumber = number(msg`a number`, -1e12, 1e12);

export const task = fields(msg`a task`, {
  kind: required(choice(TASK_KINDS)),
  question: required(texts),
  options: optional(list(option)),
  answers: optional(answers),
  number: optional(aNumber),
  /** Accepted deviation of the number; default 0. */
  tolerance: optional(number(msg`a number from 0`, 0, 1e12)),
  points: withDefault(points, 10),
  hints: withDefault(list(hint), []),
  explanation: optional(texts),
});

/** Used when position or camera fails: the code on the sign, or a question. */
export const fallbackMethod = fields(msg`{ code: "4711" }, or { question: …, answers: … }`, {
  code: optional(codeText),
  question: optional(texts),
  answers: optional(answers),
});

export const post = fields(msg`a post with article:`, {
  /** Id of the article behind the post. */
  article: required(id),
  hidden_until: optional(choice(['sequence'])),
  conditions: withDefault(conditions, {}),
  task: optional(task),
  second_way: optional(fallbackMethod),
});

const BLOCK_NAME = /^[a-z][a-z0-9_-]{0,59}$/;

const identity = { id: required(id) };
const common = {
  location: optional(position),
  image: optional(mediaName),
  themes: withDefault(list(slug), []),
  status: withDefault(choice(['draft', 'published', 'withdrawn']), 'published'),
  publish_from: optional(day),
  publish_to: optional(day),
  revision: withDefault(integer(msg`a whole number from 1`, 1, 2_147_483_647), 1),
  license: optional(license),
  translated_by: optional(byLanguage(choice(['person', 'machine']))),
  old_id: optional(line),
  access: optional(access),
  visit: optional(visit),
  facts: optional(facts),
} as const;
const blocks = {
  /** By name, in file order. */
  blocks: withDefault(
    named(BLOCK_NAME, msg`a name of a-z, 0-9, - and _ that starts with a letter`, block),
    {},
  ),
};
const owned = { owner: required(slug) };

export const article = fields(msg`an article`, {
  ...identity,
  kind: withDefault(choice(['article', 'post']), 'article'),
  ...owned,
  ...common,
  lock: optional(lock),
  ...blocks,
});

export const selection = fields(msg`a selection`, {
  id: required(id),
  title: required(titles),
  description: optional(texts),
  image: optional(mediaName),
  articles: required(list(id)),
  ordered: withDefault(flag, false),
});

export const group = fields(msg`a presentation`, {
  ...identity,
  kind: withDefault(choice(['group']), 'group'),
  ...owned,
  ...common,
  articles: required(list(id)),
  ordered: withDefault(flag, false),
  selections: withDefault(list(selection), []),
  route: optional(route),
  ...blocks,
});

export const rebus = fields(msg`a rebus`, {
  ...identity,
  kind: withDefault(choice(['rebus']), 'rebus'),
  ...owned,
  ...common,
  proximity: optional(metres),
  posts: required(list(post)),
  ordered: withDefault(flag, false),
  route: optional(route),
  ...blocks,
});

export const owner = fields(msg`an owner`, {
  ...identity,
  kind: withDefault(choice(['owner']), 'owner'),
  slug: required(slug),
  /** Identifier of the museum in other services; default: its id. */
  identifier: optional(museumIdentifier),
  ...common,
  logo: optional(mediaName),
  analytics_id: optional(line),
  google_analytics_code: optional(
    pattern(msg`a measurement id such as G-ABC123`, /^[A-Z]{1,4}-[A-Z0-9-]+$/),
  ),
  ...blocks,
});

export const kioskDevice = fields(msg`a kiosk device`, {
  ...identity,
  kind: required(kioskKind('kiosk-device', 'device')),
  ...owned,
  ...common,
  /** Id of the kiosk presentation to show. */
  presentation: optional(id),
  ...blocks,
});

export const kioskPresentation = fields(msg`a kiosk presentation`, {
  ...identity,
  kind: required(kioskKind('kiosk-presentation', 'presentation')),
  ...owned,
  ...common,
  documents: required(list(id)),
  ...blocks,
});

/** Files use a short keyword, which only occurs in kiosk files. */
function kioskKind<T extends DocumentKind>(kind: T, keyword: string): Shape<T> {
  const shape = choice([keyword]);
  return {
    expects: msg`kind: ${keyword}`,
    read: (node, reading) => (shape.read(node, reading) === undefined ? undefined : kind),
    write: () => keyword,
  };
}

export const HEADS: { readonly [K in DocumentKind]: Shape<object> } = {
  article,
  post: article,
  group,
  rebus,
  owner,
  'kiosk-device': kioskDevice,
  'kiosk-presentation': kioskPresentation,
};

/** The texts of a document in plain YAML. */
export const documentTexts = fields(msg`texts`, {
  title: required(titles),
  /** Markdown of one paragraph. */
  description: withDefault(texts, {}),
  /** Markdown with `{{block}}` lines. */
  text: withDefault(texts, {}),
});
export type Texts = ReadBy<typeof documentTexts>;
