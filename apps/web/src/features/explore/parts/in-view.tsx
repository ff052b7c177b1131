import { useText } from '#i18n/use-text.ts';

/** Number of places in view; empty while list and map are out of sync. */
export function InView({ count }: { count: number | undefined }) {
  const t = useText();
  if (count === undefined) return <output />;
  return <output>{count === 0 ? t('map.noneInView') : t('map.inView', { count })}</output>;
}
