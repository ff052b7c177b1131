import type { Translate } from '#i18n/texts.ts';
import { openPopup } from '#state/popup.ts';
import type { ListItemView } from '#view-models.ts';

/** Says how a locked article is unlocked, with a way to its page. */
export function explainLock(
  { lock, stateLabel }: Pick<ListItemView, 'lock' | 'stateLabel'>,
  t: Translate,
  goToPage: () => void,
): void {
  if (!lock) return;
  openPopup({
    icon: 'locked',
    title: stateLabel ?? t('lock.locked'),
    body: `${t(`lock.${lock}`)} ${t(`lock.how.${lock}`)}`,
    buttons: [{ title: t('lock.toPage'), onClick: goToPage }],
  });
}
