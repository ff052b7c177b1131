import { useEffect, useState } from 'react';
import { loadDocument } from '#services/load-document.ts';
import { toTextOrEmpty } from '#services/transform/text.ts';
import type { PlacedPost } from './pretended-place.ts';

/**
 * The posts of a rebus that lie somewhere, as its players know them: hidden ones, too. Empty where they could not be had, `undefined`
 * of a document that is no rebus.
 */
export function usePosts(rebusId: number, languageKey: string): readonly PlacedPost[] | undefined {
  const [posts, setPosts] = useState<readonly PlacedPost[]>();
  useEffect(() => {
    let isOver = false;
    void loadPosts(rebusId, languageKey).then((loaded) => !isOver && setPosts(loaded));
    return () => {
      isOver = true;
    };
  }, [rebusId, languageKey]);
  return posts;
}

async function loadPosts(rebusId: number, languageKey: string) {
  const result = await loadDocument(rebusId, { rebus: rebusId });
  if (result.status === 'not-found') return undefined;
  if (result.status !== 'ok') return [];
  const { document, heads } = result.data;
  if (document.schema_name !== 'rebus') return undefined;
  return (document.content?.posts ?? []).flatMap(({ document_id: id }, at) => {
    const head = heads.find((one) => one.id === id);
    if (!head?.location) return [];
    const title = toTextOrEmpty(head.title, languageKey).text;
    return [{ id, number: at + 1, title, location: head.location }];
  });
}
