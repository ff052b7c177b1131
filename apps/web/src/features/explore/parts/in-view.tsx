import { useText } from '#i18n/use-text.ts';

/** Says how many places are in view; nothing while the list is not in step with the map. */
export function InView({ count }: { count: number | undefined }) {
  const t = useText();
  if (count === undefined) return <output />;
  return <output>{count === 0 ? t('map.noneInView') : t('map.inView', { count })}</output>;
}
