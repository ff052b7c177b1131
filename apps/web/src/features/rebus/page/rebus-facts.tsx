import { Puzzle } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { Notice } from '#ui/notice.tsx';
import type { RebusView } from './rebus-view.ts';

export interface RebusFactsProps {
  rebus: RebusView;
}

/** The number of posts, and how near one must be to open them. */
export function RebusFacts({ rebus: { postCount, proximity } }: RebusFactsProps) {
  const t = useText();
  return (
    <Notice icon={Puzzle}>
      {t('rebus.posts', { count: postCount })}{' '}
      {proximity && t('rebus.proximity', { distance: proximity })}
    </Notice>
  );
}
