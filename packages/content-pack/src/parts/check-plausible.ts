/** Checks values that are valid and probably not meant: places, opening hours, titles. */
import { distanceBetween, type LatLng } from '@varde/domain/geo';
import { doOverlap } from '@varde/domain/opening-hours';
import type { PackDocument, PackTheme } from '../pack.ts';
import { reportAt, type CheckContext } from './check-context.ts';
import { isSwapped, SWAPPED_PAIR } from './scalar-shapes.ts';

export function checkPlausible(context: CheckContext): void {
  for (const document of context.pack.documents) {
    checkTitles(document, context);
    checkHours(document, context);
    checkRouteLine(document, context);
  }
  for (const theme of context.pack.themes) checkTitles(theme, context);
  checkFarPlaces(context);
}

/** Characters; longer ones are cut in lists, on cards and in search results. */
const LONG_TITLE = 120;
const LONG_DESCRIPTION = 1_000;
const MARKUP = /\*\*|__|`|<\/?[a-z][^>]*>|\]\(/i;

function checkTitles({ title, description }: PackDocument | PackTheme, { log }: CheckContext) {
  for (const [language, text] of Object.entries(title)) {
    const [markup] = MARKUP.exec(text) ?? [];
    if (markup !== undefined)
      reportAt(log, title, language, {
        severity: 'warning',
        message: `The title in ${language} holds "${markup}", which is shown as it is typed`,
        help: 'Take it out: a title has no markup',
      });
    if (text.length > LONG_TITLE)
      reportAt(log, title, language, {
        severity: 'warning',
        message: `The title in ${language} has ${text.length} characters`,
        help: `Shorten it to at most ${LONG_TITLE}, and say the rest in the first paragraph`,
      });
  }
  for (const [language, text] of Object.entries(description)) {
    if (text.length <= LONG_DESCRIPTION) continue;
    reportAt(log, title, language, {
      severity: 'warning',
      message: `The first paragraph in ${language} has ${text.length} characters`,
      help: 'Begin with a few sentences, which lists show, then a blank line and the rest',
    });
  }
}

function checkHours({ visit }: PackDocument, { log }: CheckContext): void {
  const hours = visit?.hours ?? [];
  hours.forEach((row, index) => {
    if (row.close <= row.open)
      reportAt(log, hours, index, {
        severity: 'warning',
        message: `It opens at ${row.open} and closes at ${row.close}, which is not later`,
        help: 'Write the time of opening after open:, that of closing after close:',
      });
    const other = hours.slice(0, index).find((before) => doOverlap(before, row));
    if (!other) return;
    reportAt(log, hours, index, {
      severity: 'warning',
      message: `These hours overlap with those from ${other.from} to ${other.to}, ${other.days}`,
      help: 'Let each day have one pair of times, or two that do not overlap',
    });
  });
}

function checkRouteLine(document: PackDocument, { log }: CheckContext): void {
  const line = 'route' in document ? document.route?.line : undefined;
  if (line?.coordinates.some(isSwapped)) reportAt(log, line, 'coordinates', SWAPPED_PAIR);
}

/** Metres; a museum's places are nearer to each other, but for a slip of a digit. */
const FAR = 500_000;
/** Fewer places say nothing about what is far. */
const MIN_PLACES = 4;

function checkFarPlaces({ pack, log }: CheckContext): void {
  const placed = pack.documents.flatMap((document) =>
    document.location ? [{ document, location: document.location }] : [],
  );
  if (placed.length < MIN_PLACES) return;
  const locations = placed.map(({ location }) => location);
  const centre: LatLng = {
    lat: median(locations.map(({ lat }) => lat)),
    lng: median(locations.map(({ lng }) => lng)),
  };
  const distances = locations.map((location) => distanceBetween(location, centre));
  // A pack of whole countries has many.
  if (median(distances) > FAR / 5) return;
  placed.forEach(({ document }, index) => {
    const distance = distances[index] ?? 0;
    if (distance < FAR) return;
    reportAt(log, document, 'location', {
      severity: 'warning',
      message: `The place is ${Math.round(distance / 1000)} km from most others`,
      help: 'Correct location:, if a digit is wrong',
    });
  });
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
