/**
 * Opening hours of a place (specification §3.11). Dates are `YYYY-MM-DD` in the place's time zone;
 * times `HH:MM`. Pure.
 */

export interface OpeningHours {
  /** Season, `MM-DD`, both days included; `from` after `to` spans the turn of the year. */
  readonly from: string;
  readonly to: string;
  /** `mon-sun`, `tue,thu`, `mon-fri,sun`. */
  readonly days: string;
  readonly open: string;
  readonly close: string;
}

export interface OpenSpan {
  readonly open: string;
  readonly close: string;
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY_MS = 86_400_000;
const LOOKAHEAD_DAYS = 366;

/** Opening times of a place on a date, earliest first; empty when closed. */
export function openOn(hours: readonly OpeningHours[], date: string): OpenSpan[] {
  return hours
    .filter((one) => isInSeason(one, date.slice(5)) && isOnDay(one.days, weekday(date)))
    .map(({ open, close }) => ({ open, close }))
    .sort((a, b) => a.open.localeCompare(b.open));
}

/** The next date, within a year, on which the place opens. */
export function nextOpening(
  hours: readonly OpeningHours[],
  date: string,
): (OpenSpan & { readonly date: string; readonly inDays: number }) | undefined {
  for (let inDays = 1; inDays <= LOOKAHEAD_DAYS; inDays += 1) {
    const next = dateAfter(date, inDays);
    const [first] = openOn(hours, next);
    if (first) return { ...first, date: next, inDays };
  }
  return undefined;
}

/** The days of opening hours, 0 for Monday. */
export function weekdaysOf({ days }: OpeningHours): number[] {
  return WEEKDAYS.map((_, day) => day).filter((day) => isOnDay(days, day));
}

/** First and last day of the season that a date is in, else of the next one. */
export function seasonAt({ from, to }: OpeningHours, date: string): { from: string; to: string } {
  const [year, monthDay] = [Number(date.slice(0, 4)), date.slice(5)];
  const end = monthDay <= to ? year : year + 1;
  return { from: `${from <= to ? end : end - 1}-${from}`, to: `${end}-${to}` };
}

/** Whether a place would be open twice at the same time on some day. */
export function doOverlap(one: OpeningHours, other: OpeningHours): boolean {
  const isSameTime = one.open < other.close && other.open < one.close;
  const isSameSeason = isInSeason(other, one.from) || isInSeason(one, other.from);
  const isSameDay = WEEKDAYS.some((_, day) => isOnDay(one.days, day) && isOnDay(other.days, day));
  return isSameTime && isSameSeason && isSameDay;
}

function isInSeason({ from, to }: OpeningHours, monthDay: string): boolean {
  return from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to;
}

function isOnDay(days: string, day: number): boolean {
  return days.split(',').some((part) => {
    const [first = '', last = first] = part.trim().split('-');
    const [from, to] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last)];
    if (from < 0 || to < 0) return false;
    return from <= to ? from <= day && day <= to : from <= day || day <= to;
  });
}

/** 0 is Monday. */
const weekday = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
