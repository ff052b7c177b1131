/** The pages of a pack, its main page first. Pure. */
import type { Document } from '@varde/contract/documents';
import type { LoadedDocument } from '#services/load-document.ts';
import {
  documentAddress,
  groupArticleAddress,
  postAddress,
  selectionAddress,
  variantAddress,
} from '#services/transform/addresses.ts';

/** Where the visitor sees what is stored, and can remove it. */
const STORED_LIST = '/privacy';

/** Where the menu leads whoever stands before a sign. */
const CODE_PAGES = ['/scan', '/code'];

/** @param posts those that have not been withdrawn */
export function rebusPages({ id }: Document, posts: readonly number[]): string[] {
  const main = documentAddress('rebus', id);
  const variants = [variantAddress(main, 'list'), variantAddress(main, 'map')];
  return [
    main,
    ...variants,
    ...posts.map((post) => postAddress(id, post)),
    `/scan?rebus=${id}`,
    ...CODE_PAGES,
    STORED_LIST,
  ];
}

/** @param articles those that have not been withdrawn */
export function groupPages({ id, content }: Document, articles: readonly number[]): string[] {
  const main = documentAddress('group', id);
  const { selections = [] } = content ?? {};
  const stops = articles.map((article) => groupArticleAddress(id, article));
  const selected = selections.flatMap((selection) => {
    const path = selectionAddress(id, selection.id);
    return [path, variantAddress(path, 'list'), variantAddress(path, 'map')];
  });
  return [main, variantAddress(main, 'map'), ...selected, ...stops, STORED_LIST];
}

/** The posts of a rebus, or the articles of a presentation and of its selections; each once, without those that are withdrawn. */
export function partIds({ document: { content }, heads }: LoadedDocument): number[] {
  const { posts = [], article_ids: stops = [], selections = [] } = content ?? {};
  const played = posts.map((post) => post.document_id);
  const ids = new Set([...played, ...stops, ...selections.flatMap((one) => one.article_ids)]);
  return [...ids].filter((id) => heads.some((head) => head.id === id));
}
