import { Building2 } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { useOwnerFilter } from '#state/owner-filter.ts';
import { Notice } from '#ui/notice.tsx';

/** Says whose content this is, to a visitor who has checked in at a museum; the way out is in the banner at the top. */
export function CheckedIn() {
  const t = useText();
  const owner = useOwnerFilter();
  if (!owner) return null;
  return <Notice icon={Building2}>{t('explore.onlyFrom', { name: owner.name })}</Notice>;
}
