import type { Translate } from '#i18n/texts.ts';
import { storedGrant } from '#state/grants.ts';
import { openPopup } from '#state/popup.ts';
import type { ListItemView } from '#view-models.ts';

/** Says how a locked article is unlocked, with a way to its page; goes there if it is unlocked. */
export function explainLock(
  { id, lock, stateLabel }: Pick<ListItemView, 'id' | 'lock' | 'stateLabel'>,
  t: Translate,
  goToPage: () => void,
): void {
  if (!lock || (typeof id === 'number' && storedGrant(id) !== undefined)) return goToPage();
  openPopup({
    icon: 'locked',
    title: stateLabel ?? t('lock.locked'),
    body: `${t(`lock.${lock}`)} ${t(`lock.how.${lock}`)}`,
    buttons: [{ title: t('lock.toPage'), onClick: goToPage }],
  });
}
