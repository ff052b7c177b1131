/** Formats lengths and durations of routes. Pure. */
import { formatDistance } from '@varde/domain/geo';
import type { Translate } from '#i18n/texts.ts';

const ROUND_TO_KM_FROM_M = 10_000;
const HOURS_OVER_MIN = 90;

/** The length of a route; from ten kilometres on without decimals. */
export function formatLength(metres: number, locale: string): string {
  if (metres < ROUND_TO_KM_FROM_M) return formatDistance(metres, locale);
  const style = { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(locale, style).format(metres / 1000).replace(' ', '\u00a0');
}

export function formatDuration(minutes: number, t: Translate): string {
  if (minutes <= HOURS_OVER_MIN) return t('time.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0
    ? t('time.hours', { count: hours })
    : t('time.hoursMinutes', { hours, minutes: rest });
}
