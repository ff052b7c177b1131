import type { GroupText } from '#i18n/lazy-texts.ts';
import type { LeftOut } from '#state/offline-store.ts';

/** What a pack leaves out, as a list in words; empty when it leaves out nothing. */
export function leftOutText(
  leftOut: readonly LeftOut[],
  t: GroupText<'packs'>,
  tag: string,
): string {
  const labels = leftOut.map((one) => t(`pack.leftOut.${one}`));
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(labels);
}
