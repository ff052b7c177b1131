import type { WalkingText } from '#i18n/walking-texts.ts';

const HOUR = 60;

/** Minutes in words, in hours from an hour on. */
export function timeOf(minutes: number, say: WalkingText): string {
  if (minutes < HOUR) return say('walking.minutes', { count: minutes });
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return rest === 0
    ? say('walking.wholeHours', { hours })
    : say('walking.hours', { hours, minutes: rest });
}
