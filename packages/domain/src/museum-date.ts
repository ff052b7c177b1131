/** Museums of Norway and Sweden share one time zone. */
const MUSEUM_TIME_ZONE = 'Europe/Oslo';

/** The date in the museums' time zone, `YYYY-MM-DD`. */
export function museumDate(now: Date): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: MUSEUM_TIME_ZONE }).format(now);
}

/** The time of day in the museums' time zone, `HH:MM`. */
export function museumTime(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: MUSEUM_TIME_ZONE,
    timeStyle: 'short',
  }).format(now);
}
