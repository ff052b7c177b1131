/** Checks values that are valid and probably not meant: titles, hours, distances. */
import { msg } from '@varde/domain/message';
import { doOverlap } from '@varde/domain/opening-hours';
import type { PackDocument, PackTheme } from '../pack.ts';
import { reportAt, type CheckContext } from './check-context.ts';

export function checkPlausible(context: CheckContext): void {
  for (const document of context.pack.documents) {
    checkTitles(document, context);
    checkHours(document, context);
    checkNearness(document, context);
    checkSpeed(document, context);
  }
  for (const theme of context.pack.themes) checkTitles(theme, context);
}

/** Characters; longer ones are cut in lists, on cards and in search results. */
const LONG_TITLE = 120;
const LONG_DESCRIPTION = 1_000;
const MARKUP = /\*\*|__|`|<\/?[a-z][^<>]*>|\]\(/i;

function checkTitles({ title, description }: PackDocument | PackTheme, { log }: CheckContext) {
  for (const [language, text] of Object.entries(title)) {
    const [markup] = MARKUP.exec(text) ?? [];
    if (markup !== undefined)
      reportAt(log, title, language, {
        severity: 'warning',
        message: msg`The title in ${language} holds "${markup}", which is shown as it is typed`,
        help: msg`Take it out: a title has no markup`,
      });
    if (text.length > LONG_TITLE)
      reportAt(log, title, language, {
        severity: 'warning',
        message: msg`The title in ${language} has ${text.length} characters`,
        help: msg`Shorten it to at most ${LONG_TITLE}, and say the rest in the first paragraph`,
      });
  }
  for (const [language, text] of Object.entries(description)) {
    if (text.length <= LONG_DESCRIPTION) continue;
    reportAt(log, title, language, {
      severity: 'warning',
      message: msg`The first paragraph in ${language} has ${text.length} characters`,
      help: msg`Begin with a few sentences, which lists show, then a blank line and the rest`,
    });
  }
}

function checkHours({ visit }: PackDocument, { log }: CheckContext): void {
  const hours = visit?.hours ?? [];
  hours.forEach((row, index) => {
    if (row.close <= row.open)
      reportAt(log, hours, index, {
        severity: 'warning',
        message: msg`It opens at ${row.open} and closes at ${row.close}, which is not later`,
        help: msg`Write the time of opening after open:, that of closing after close:`,
      });
    const other = hours.slice(0, index).find((before) => doOverlap(before, row));
    if (!other) return;
    reportAt(log, hours, index, {
      severity: 'warning',
      message: msg`These hours overlap with those from ${other.from} to ${other.to}, ${other.days}`,
      help: msg`Let each day have one pair of times, or two that do not overlap`,
    });
  });
}

/** Metres: a phone is sure of its position to some ten, and a visitor sees a few hundred. */
const NEAREST = 15;
const FARTHEST = 1_000;
/** Metres; a lock may be around a whole site. */
const WIDEST_LOCK = 10_000;
/** Metres per minute: in a museum with many stops, and on an open road. A walk takes a minute. */
const SLOWEST = 1;
const FASTEST = 2_500;

function checkNearness(document: PackDocument, context: CheckContext): void {
  if (document.kind === 'rebus') {
    checkDistance(document, 'proximity', document.proximity, FARTHEST, context);
    for (const { conditions } of document.posts)
      checkDistance(conditions, 'distance', conditions.distance, FARTHEST, context);
  }
  const lock = 'lock' in document ? document.lock?.geo : undefined;
  if (lock) checkDistance(lock, 'radius', lock.radius, WIDEST_LOCK, context);
}

function checkSpeed(document: PackDocument, { log }: CheckContext): void {
  const route = 'route' in document ? document.route : undefined;
  if (!route?.length || !route.duration) return;
  const speed = route.length / route.duration;
  if (speed >= SLOWEST && speed <= FASTEST && route.duration >= 1) return;
  reportAt(log, route, 'duration', {
    severity: 'warning',
    message:
      speed < SLOWEST
        ? msg`${route.length} metres in ${route.duration} minutes is slower than anyone walks`
        : msg`${route.length} metres in ${route.duration} minutes is faster than on a motorway`,
    help: msg`Write the length in metres and the duration in minutes`,
  });
}

function checkDistance(
  holder: object,
  key: string,
  metres: number | undefined,
  farthest: number,
  { log }: CheckContext,
): void {
  if (metres === undefined || (metres >= NEAREST && metres <= farthest)) return;
  const isSmall = metres < NEAREST;
  reportAt(log, holder, key, {
    severity: 'warning',
    message: isSmall
      ? msg`${key}: ${metres} metres is nearer than a phone can measure`
      : msg`${key}: ${metres} metres is too far to mean a place`,
    help: msg`Write metres, ${NEAREST} to ${farthest}`,
  });
}
