/** Formats years, seasons, opening hours, lengths, durations and measures. Pure. */
import type { Visit } from '@varde/contract/content';
import type { Texts, Translate } from '#i18n/texts.ts';
import type { MuseumObject } from '@varde/contract/external';

const DASH = '–';

/** `1130–1150`, `800–1050`, `200 f.Kr.–100`. Negative years are before the common era. */
export function formatYears(
  { from, to }: { from: number; to?: number | undefined },
  { t }: Texts,
): string {
  const year = (value: number) => (value < 0 ? t('time.bce', { year: -value }) : String(value));
  return to === undefined || to === from ? year(from) : year(from) + DASH + year(to);
}

// A non-leap year, at noon UTC: only month and day are shown.
const dayOfYear = (monthDay: string) => new Date(`2001-${monthDay}T12:00:00Z`);

/** `1. mai–30. september` from `05-01` and `09-30`; invalid dates are shown as written. */
export function formatSeason({ from, to }: { from: string; to: string }, { language }: Texts) {
  const [start, end] = [dayOfYear(from), dayOfYear(to)];
  if (Number.isNaN(start.getTime()) || Number.isNaN(end.getTime())) return from + DASH + to;
  const format = new Intl.DateTimeFormat(language.tag, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(start) + DASH + format.format(end);
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** 1 January 2001 was a Monday. */
const dayOfWeek = (index: number) => new Date(Date.UTC(2001, 0, index + 1, 12));

/** `man.–søn.` from `mon-sun`, `tir., tor.` from `tue,thu`. */
function formatDays(days: string, { language }: Texts): string {
  const format = new Intl.DateTimeFormat(language.tag, { weekday: 'short', timeZone: 'UTC' });
  return days
    .replace(/[a-z]+/g, (name) => {
      const index = WEEKDAYS.indexOf(name);
      return index < 0 ? name : format.format(dayOfWeek(index));
    })
    .replace(/-/g, DASH)
    .replace(/,\s*/g, ', ');
}

/** `10:00–17:00` without line-break opportunities (U+2060). */
export function formatTimes({ open, close }: { open: string; close: string }): string {
  return `${open}\u2060${DASH}\u2060${close}`;
}

type Hours = NonNullable<Visit['hours']>[number];

/** One line of opening hours: `1. mai–30. september, man.–søn.: 10:00–17:00`. */
export function formatHours(hours: Hours, texts: Texts): string {
  const season = formatSeason(hours, texts);
  return `${season}, ${formatDays(hours.days, texts)}: ${formatTimes(hours)}`;
}

const HOURS_OVER_MIN = 90;

export function formatDuration(minutes: number, t: Translate): string {
  if (minutes <= HOURS_OVER_MIN) return t('time.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0
    ? t('time.hours', { count: hours })
    : t('time.hoursMinutes', { hours, minutes: rest });
}

/** The museum's own text, else the years; `undefined` if neither is known. */
export function formatDating(
  { from, to, text }: MuseumObject['dating'],
  texts: Texts,
): string | undefined {
  if (text) return text;
  const first = from ?? to;
  return first === null ? undefined : formatYears({ from: first, to: to ?? undefined }, texts);
}

/** Keeps the halves of a Swedish postal code in one line. */
export const formatAddress = (address: string): string =>
  address.replace(/\b(\d{3}) (\d{2})\b/g, '$1\u00a0$2');

/** `120 cm`, with the decimal separator of the language. */
export function formatMeasure(
  { type, value, unit }: MuseumObject['measures'][number],
  { language }: Texts,
): string {
  const size = `${value.toLocaleString(language.tag)}\u00a0${unit}`.trim();
  return type ? `${type}: ${size}` : size;
}
