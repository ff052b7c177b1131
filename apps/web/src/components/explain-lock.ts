import type { AnyRouter } from '@tanstack/react-router';
import type { Translate } from '#i18n/texts.ts';
import { storedGrant } from '#state/grants.ts';
import { openPopup } from '#state/popup.ts';
import { splitHref } from '#ui/site-link.tsx';
import type { ListItemView } from '#view-models.ts';

/** Says how a locked article is unlocked, with a way to its page; goes there if it is unlocked. */
export function explainLock(
  { id, href, lock, stateLabel }: Pick<ListItemView, 'id' | 'href' | 'lock' | 'stateLabel'>,
  t: Translate,
  router: AnyRouter,
): void {
  if (!lock || href === undefined) return;
  const { path: to, search, hash } = splitHref(href);
  const goToPage = () => void router.navigate({ to, search, hash });
  if (typeof id === 'number' && storedGrant(id) !== undefined) return goToPage();
  openPopup({
    icon: 'locked',
    title: stateLabel ?? t('lock.locked'),
    body: `${t(`lock.${lock}`)} ${t(`lock.how.${lock}`)}`,
    buttons: [{ title: t('lock.toPage'), onClick: goToPage }],
  });
}
