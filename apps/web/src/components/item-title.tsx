import { useText } from '#i18n/use-text.ts';
import type { ListItemView } from '#view-models.ts';

export interface ItemTitleProps {
  readonly item: Pick<ListItemView, 'title' | 'state'>;
  readonly className?: string | undefined;
}

/** Title of a row or card; for a hidden post, its replacement text (specification §4.5). */
export function ItemTitle({ item: { title, state }, className }: ItemTitleProps) {
  const t = useText();
  if (state === 'hidden') return <span className={className}>{t('list.hiddenPost')}</span>;
  return (
    <span className={className} lang={title.lang}>
      {title.text}
    </span>
  );
}
