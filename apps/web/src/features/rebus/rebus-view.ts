import type { Document } from '@varde/contract/documents';
import { formatDistance } from '@varde/domain/geo';
import type { Texts } from '#i18n/texts.ts';

export interface RebusView {
  readonly postCount: number;
  /** Written out: how near a post one must be to open it. */
  readonly proximity?: string | undefined;
}

/** What a visitor may know of a rebus before playing; its posts stay hidden. Pure. */
export function toRebusView({ content, item_count: count }: Document, texts: Texts): RebusView {
  const proximity = content?.proximity;
  return {
    postCount: content?.posts?.length ?? count ?? 0,
    proximity: proximity === undefined ? undefined : formatDistance(proximity, texts.language.tag),
  };
}
