/**
 * The state of posts before the visitor has solved any (specification §4.8). The game itself runs
 * on the device. Pure.
 */
import type { Post } from '@varde/contract/content';
import { formatDistance } from '@varde/domain/geo';
import type { Texts } from '#i18n/texts.ts';

export type PostState = 'normal' | 'locked' | 'hidden';

/** @param at from 0: the first post has none before it to solve */
export function postState({ hidden_until: until, conditions }: Post, at: number): PostState {
  const waits = at > 0;
  if (waits && until === 'sequence') return 'hidden';
  const { distance, qr, sequence } = conditions;
  const isLocked = distance !== undefined || qr === true || (waits && sequence === true);
  return isLocked ? 'locked' : 'normal';
}

/** What opens the post, in one line; of a hidden post only that it is hidden. */
export function opensBy(post: Post, at: number, texts: Texts): string {
  if (at > 0 && post.hidden_until) return texts.t('rebus.hiddenUntil');
  return conditionTexts(post, at, texts).join(' ');
}

/** The conditions that open a post, in the order of play. */
export function conditionTexts({ conditions }: Post, at: number, texts: Texts): string[] {
  const { t, language } = texts;
  const { distance, qr, sequence } = conditions;
  return [
    ...(at > 0 && sequence ? [t('rebus.condition.sequence')] : []),
    ...(distance === undefined
      ? []
      : [t('rebus.condition.distance', { distance: formatDistance(distance, language.tag) })]),
    ...(qr ? [t('rebus.condition.qr')] : []),
  ];
}
