/** A rebus of the wire → the engine's rules. Pure. */
import type { Post } from '@varde/contract/content';
import type { DocumentHead } from '@varde/contract/documents';
import type { PostRules, RebusRules } from '@varde/domain/rebus/rebus-rules';
import type { LoadedDocument } from '#api/load-document.ts';

/** A post without a head has been withdrawn, and is left out of the game. */
export function rulesOf({ document, heads }: LoadedDocument): RebusRules {
  const known = new Map(heads.map((head) => [head.id, head]));
  const posts = document.content?.posts ?? [];
  return {
    posts: posts.flatMap((post) => {
      const head = known.get(post.document_id);
      return head ? [postRules(post, head)] : [];
    }),
  };
}

function postRules(post: Post, { location }: DocumentHead): PostRules {
  const { document_id: id, hidden_until: hiddenUntil, conditions, task } = post;
  return {
    id,
    hiddenUntil,
    conditions,
    location: location ?? undefined,
    task: task && {
      points: task.points,
      hintCosts: task.hints.map(({ cost }) => cost),
      answers: task.answer_hashes,
    },
    fallbackMethod: post.second_way?.answer_hashes,
    codes: post.codes?.answer_hashes ?? [],
  };
}
