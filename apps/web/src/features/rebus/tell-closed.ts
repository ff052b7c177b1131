import { useMemo } from 'react';
import { useText } from '#i18n/use-text.ts';
import { openPopup } from '#platform/popup.ts';
import { loadPlay } from './load-play.ts';
import type { PostItemView } from './rebus-view.ts';

/** Posts that cannot be opened yet answer a press with what it takes. @param isBegun otherwise the run can be begun there */
export function useTellClosed(
  rebusId: number,
  posts: readonly PostItemView[],
  isBegun: boolean,
): readonly PostItemView[] {
  const t = useText();
  return useMemo(() => {
    const start = () =>
      loadPlay().then(
        (play) => play.startRun(rebusId, t),
        // The page stays as it is, and can be pressed again.
        () => undefined,
      );
    const buttons = isBegun ? [] : [{ title: t('rebus.start'), onClick: () => void start() }];
    return posts.map((post) => {
      const { href, stateLabel: title, opensBy: body } = post;
      if (href !== undefined || title === undefined || body === undefined) return post;
      return { ...post, onClosed: () => openPopup({ icon: 'locked', title, body, buttons }) };
    });
  }, [posts, isBegun, rebusId, t]);
}
