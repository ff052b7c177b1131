import type { Document, DocumentHead } from '@varde/contract/documents';
import { formatDistance, type LatLng } from '@varde/domain/geo';
import type { Texts } from '#i18n/texts.ts';
import type { LoadedDocument } from '#api/load-document.ts';
import { postPath } from '#api/transform/page-paths.ts';
import { documentItem, type ItemView } from '#api/transform/list-item.ts';
import { conditionTexts, opensBy, postState, type PostState } from './post-rules.ts';

/** A post in the list of its rebus. */
export interface PostItemView extends Omit<
  ItemView,
  'href' | 'state' | 'stateLabel' | 'lock' | 'location'
> {
  /** Only of a post that can be opened. */
  readonly href?: string | undefined;
  readonly state: PostState | 'started' | 'solved';
  readonly stateLabel?: string | undefined;
  readonly location?: LatLng | undefined;
  /** The conditions of a post that is not open. */
  readonly opensBy?: string | undefined;
}

export interface RebusView {
  readonly id: number;
  readonly postCount: number;
  /** The distance at which posts open, as text. */
  readonly proximity?: string | undefined;
  readonly posts: readonly PostItemView[];
  /** Some posts failed to load. */
  readonly failed: boolean;
}

/** A post as its own page shows it. */
export interface PostView {
  readonly state: PostState;
  /** From 1. */
  readonly number: number;
  readonly total: number;
  readonly item: PostItemView;
  /** What opens it. */
  readonly conditions: readonly string[];
}

/** A rebus before it is played; hidden posts stay hidden. Pure. */
export function toRebusView(loaded: LoadedDocument, texts: Texts): RebusView {
  const { content, item_count: count } = loaded.document;
  const proximity = content?.proximity;
  return {
    id: loaded.document.id,
    postCount: content?.posts?.length ?? count ?? 0,
    proximity: proximity === undefined ? undefined : formatDistance(proximity, texts.language.tag),
    posts: postViews(loaded, texts).map(({ item }) => item),
    failed: loaded.headsFailed ?? false,
  };
}

/** `undefined` when the rebus has no post of that id. */
export function toPostView(
  loaded: LoadedDocument,
  articleId: number,
  texts: Texts,
): PostView | undefined {
  return postViews(loaded, texts).find(({ item }) => item.id === articleId);
}

/** Leaves out posts without a head (withdrawn, or not loaded); the others keep their number. */
function postViews({ document, heads }: LoadedDocument, texts: Texts): PostView[] {
  const posts = document.content?.posts ?? [];
  return posts.flatMap((post, at) => {
    const head = heads.find(({ id }) => id === post.document_id);
    if (!head) return [];
    const state = postState(post, at);
    return [
      {
        state,
        number: at + 1,
        total: posts.length,
        item: {
          ...postItem(head, state, document, texts),
          number: at + 1,
          opensBy: opensBy(post, at, texts),
        },
        conditions: conditionTexts(post, at, texts),
      },
    ];
  });
}

function postItem(
  head: DocumentHead,
  state: PostState,
  rebus: Document,
  texts: Texts,
): PostItemView {
  const { t, language } = texts;
  if (state === 'hidden') {
    const title = { text: t('rebus.hiddenPost'), lang: language.tag };
    return { id: head.id, kind: 'post', title, state, stateLabel: t('rebus.state.hidden') };
  }
  const { href: _article, owner: _owner, lock: _lock, ...rest } = documentItem(head, texts);
  // Also where it is a public article: here it is a post.
  const item = { ...rest, kind: 'post' } as const;
  return state === 'locked'
    ? { ...item, state, stateLabel: t('lock.locked') }
    : { ...item, state, href: postPath(rebus.id, head.id) };
}
