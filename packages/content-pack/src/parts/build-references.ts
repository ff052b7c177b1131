/** Every way in which a document names another one, so that the other can be found from it and it from the other. */
import { inspectMarkdown } from '../render-rich-text.ts';
import type { PackBlock } from '../pack-blocks.ts';
import type { PackDocument } from '../pack.ts';
import { linkTarget } from './document-links.ts';
import type { PackIndex } from './pack-index.ts';

/** `article` and `post`: what a presentation or rebus is made of; `shows`: what a kiosk shows; the others: mentions. */
type ReferenceKind = 'article' | 'post' | 'shows' | 'related' | 'map' | 'link';

export interface Reference {
  readonly toId: number;
  readonly kind: ReferenceKind;
  /** From 0, in the order of the document, within the kind. */
  readonly sort: number;
}

export function buildReferences(document: PackDocument, index: PackIndex): Reference[] {
  const { kind: partKind, ids } = partsOf(document);
  const blocks = Object.values(document.blocks);
  return [
    ...numbered(partKind, ids, index),
    ...numbered('related', blocks.flatMap(relatedIn), index),
    ...numbered('map', blocks.flatMap(mappedIn), index),
    ...numbered('link', linksIn(document, index), index),
  ];
}

/** Each document once within a kind, and only documents that are there. */
function numbered(kind: ReferenceKind, ids: readonly number[], index: PackIndex): Reference[] {
  return [...new Set(index.known(ids))].map((toId, sort) => ({ toId, kind, sort }));
}

function partsOf(document: PackDocument): { kind: ReferenceKind; ids: readonly number[] } {
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
