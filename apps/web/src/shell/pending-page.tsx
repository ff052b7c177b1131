import { useText } from '#i18n/use-text.ts';
import { Column } from '#ui/column.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** The shape of a page while it is fetched. */
export function PendingPage() {
  const t = useText();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      <Skeleton shape="picture" />
      <Column>
        <Skeleton shape="title" width="70%" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" width="60%" />
      </Column>
    </div>
  );
}
