/** Whether a museum is open today, as text. Pure. */
import { nextOpening, openOn, type OpeningHours } from '@varde/domain/opening-hours';
import type { Texts } from '#i18n/texts.ts';
import { formatTimes } from '#api/transform/format.ts';

export interface OpeningText {
  readonly isOpen: boolean;
  readonly today: string;
  /** The next opening, where it is closed. */
  readonly next?: string | undefined;
}

const WEEK = 7;

/** `undefined` where the hours are unknown. */
export function openingText(
  hours: readonly OpeningHours[],
  date: string,
  texts: Texts,
): OpeningText | undefined {
  if (hours.length === 0) return undefined;
  const spans = openOn(hours, date);
  if (spans.length > 0) {
    const times = spans.map(formatTimes).join(', ');
    return { isOpen: true, today: texts.t('owner.openToday', { hours: times }) };
  }
  return {
    isOpen: false,
    today: texts.t('owner.closedToday'),
    next: nextOpeningText(hours, date, texts),
  };
}

function nextOpeningText(hours: readonly OpeningHours[], date: string, { t, language }: Texts) {
  const next = nextOpening(hours, date);
  if (!next) return undefined;
  if (next.inDays === 1) return t('owner.opensTomorrow', { time: next.open });
  const style: Intl.DateTimeFormatOptions =
    next.inDays < WEEK ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  const day = new Intl.DateTimeFormat(language.tag, { ...style, timeZone: 'UTC' }).format(
    new Date(`${next.date}T12:00:00Z`),
  );
  return t('owner.opensNext', { day, time: next.open });
}
