/**
 * Arguments shared by all checks, and checks that a reference has a target of an accepted kind:
 * owners, themes, media, documents.
 */
import { msg, type Message } from '@varde/domain/message';
import type { Pack, PackMedia } from '../pack.ts';
import type { IssueLog, Report } from './issue-log.ts';
import type { PackIndex } from './pack-index.ts';
import type { DocumentKind } from '@varde/domain/document-kinds';
import { didYouMean, nearestWord } from './shape.ts';

export interface CheckContext {
  readonly pack: Pack;
  readonly index: PackIndex;
  readonly log: IssueLog;
}

/** Reports an issue at a value that was read, or at its key or item. */
export function reportAt(
  log: IssueLog,
  value: object,
  key: string | number | undefined,
  report: Report,
): void {
  log.add(log.place(value, key) ?? { file: '' }, report);
}

export type Key = string | number;

/** Kinds accepted where an article is expected. */
export const ARTICLES: readonly DocumentKind[] = ['article', 'post'];
export const SHOWN: readonly DocumentKind[] = ['article', 'post', 'group', 'rebus', 'owner'];

/** Checks that a document exists and is of an accepted kind. */
export function checkTarget(
  holder: object,
  key: Key,
  id: number,
  expectedKinds: readonly DocumentKind[],
  { index, log }: CheckContext,
): void {
  const found = index.documents.get(id);
  if (found ? expectedKinds.includes(found.kind) : log.follows(id)) return;
  reportAt(
    log,
    holder,
    key,
    found
      ? {
          message: msg`Document ${id} is of kind ${found.kind}, which cannot stand here`,
          help: msg`Name one of kind ${expectedKinds.join(', ')}`,
        }
      : {
          message: msg`There is no document ${id}`,
          help: msg`Correct the id, or write the document`,
        },
  );
}

/** Checks a list of documents: each exists, is of an accepted kind, and occurs once. */
export function checkTargets(
  ids: readonly number[],
  expectedKinds: readonly DocumentKind[],
  context: CheckContext,
): void {
  ids.forEach((id, index) => {
    checkTarget(ids, index, id, expectedKinds, context);
    if (ids.indexOf(id) === index) return;
    reportAt(context.log, ids, index, {
      message: msg`${id} is listed twice`,
      help: msg`Take one of them out`,
    });
  });
}

export function checkSlug(
  holder: object,
  key: Key,
  slug: string,
  what: 'owner' | 'theme',
  { index, log }: CheckContext,
): void {
  const known = [...(what === 'owner' ? index.owners : index.themes).keys()];
  if (known.includes(slug) || log.follows(slug)) return;
  reportAt(log, holder, key, {
    message: what === 'owner' ? msg`There is no owner "${slug}"` : msg`There is no theme "${slug}"`,
    help: suggest(slug, known),
  });
}

function suggest(name: string, known: readonly string[]): Message {
  const near = nearestWord(name, known);
  return near ? didYouMean(near) : msg`Correct the name, or add the file`;
}

const MEDIA_TYPES: Readonly<Record<PackMedia['type'], Message>> = {
  image: msg`image`,
  audio: msg`audio`,
  video: msg`video`,
  model3d: msg`model3d`,
};

export function checkMedia(
  holder: object,
  key: Key,
  name: string | undefined,
  expectedType: PackMedia['type'],
  { index, log }: CheckContext,
): void {
  if (name === undefined) return;
  const found = index.media.get(name);
  if (!found) {
    if (log.follows(name)) return;
    reportAt(log, holder, key, {
      message: msg`There is no file media/${name}`,
      help: suggest(name, [...index.media.keys()]),
    });
  } else if (found.type !== expectedType) {
    reportAt(log, holder, key, {
      message: msg`media/${name} is of kind ${MEDIA_TYPES[found.type]}; ${MEDIA_TYPES[expectedType]} is needed here`,
      help: msg`Name another file, or write another block`,
    });
  }
}

export function checkImages(names: readonly string[], context: CheckContext): void {
  names.forEach((name, index) => checkMedia(names, index, name, 'image', context));
}
