import type { GroupText } from '#i18n/lazy-texts.ts';
import type { LeftOut } from '#state/offline-store.ts';

const MEGABYTE = 1_000_000;

/** `2,4 MB`: downloads are never shown in kilobytes. */
export function formatSize(bytes: number, tag: string): string {
  const form = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(tag, form).format(Math.max(0.1, bytes / MEGABYTE));
}

/** What an offline bundle leaves out, as a list; empty when nothing. */
export function leftOutText(
  leftOut: readonly LeftOut[],
  t: GroupText<'packs'>,
  tag: string,
): string {
  const labels = leftOut.map((one) => t(`pack.leftOut.${one}`));
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(labels);
}
