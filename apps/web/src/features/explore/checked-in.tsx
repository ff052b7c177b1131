import { Building2 } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { useOwnerFilter } from '#state/owner-filter.ts';
import { Notice } from '#ui/notice.tsx';

/**
 * Notice that only one museum's content is shown while the visitor is checked in; the banner at the
 * top checks out.
 */
export function CheckedIn() {
  const t = useText();
  const owner = useOwnerFilter();
  if (!owner) return null;
  return <Notice icon={Building2}>{t('explore.onlyFrom', { name: owner.name })}</Notice>;
}
