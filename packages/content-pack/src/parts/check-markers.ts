/** `{{markers}}`: that they name blocks, and stand in the same order in every language. */
import type { PackDocument } from '../pack.ts';
import type { CheckContext } from './check-context.ts';
import { placeInText, type Place, type Report } from './fault-log.ts';
import { markersOf, strayMarkers } from './markers.ts';
import { nearestWord } from './nearest-word.ts';

export function checkMarkers(document: PackDocument, context: CheckContext): void {
  const { log, pack } = context;
  const languages = Object.keys(document.text);
  const reference = languages.includes(pack.meta.default_language)
    ? pack.meta.default_language
    : languages[0];
  if (reference === undefined) return;
  for (const [language, text] of Object.entries(document.text)) {
    const report = (needle: string, found: Report): void => {
      log.add(locate(document, language, needle, context), found);
    };
    checkNames(text, document, report);
    if (language === reference) continue;
    const fault = orderFault(document.text[reference] ?? '', text, reference);
    if (fault) report(fault.needle, fault.report);
  }
  reportUntold(document, languages, context);
}

function locate(
  { file, text }: PackDocument,
  language: string,
  needle: string,
  { log }: CheckContext,
): Place {
  return placeInText(log, file, text, language, needle);
}

type ReportAtNeedle = (needle: string, found: Report) => void;

function checkNames(text: string, { blocks }: PackDocument, report: ReportAtNeedle): void {
  const markers = markersOf(text);
  for (const marker of markers) {
    if (!Object.hasOwn(blocks, marker)) {
      const near = nearestWord(marker, Object.keys(blocks));
      report(marker, {
        message: `{{${marker}}} names no block`,
        help: near
          ? `Did you mean {{${near}}}?`
          : `Add ${marker}: under blocks:, or delete the line`,
      });
    }
  }
  for (const twice of new Set(markers.filter((name, index) => markers.indexOf(name) !== index))) {
    report(twice, { message: `{{${twice}}} stands in the text twice`, help: 'Delete one of them' });
  }
  for (const stray of strayMarkers(text)) {
    report(stray, {
      message: `${stray} does not stand alone on its line`,
      help: 'Put it on a line of its own, with a blank line before and after',
    });
  }
}

function orderFault(
  expectedText: string,
  text: string,
  reference: string,
): { needle: string; report: Report } | undefined {
  const expected = markersOf(expectedText);
  const found = markersOf(text);
  const at = Array.from({ length: Math.max(expected.length, found.length) }).findIndex(
    (_, index) => expected[index] !== found[index],
  );
  if (at < 0) return undefined;
  const [wanted, instead] = [expected[at], found[at]];
  const needle = instead ?? found.at(-1) ?? '';
  const message = instead
    ? `{{${instead}}} stands where ${reference} has ${wanted ? `{{${wanted}}}` : 'no block'}`
    : `{{${wanted ?? ''}}} is missing after this, which ${reference} has`;
  return {
    needle,
    report: { message, help: 'Put the same markers in the same order in every language' },
  };
}

/** A language whose title is there, but not the text that others have. */
function reportUntold(
  document: PackDocument,
  told: readonly string[],
  { log }: CheckContext,
): void {
  for (const language of Object.keys(document.title)) {
    if (told.includes(language)) continue;
    log.add(log.place(document.title, language) ?? { file: document.file }, {
      severity: 'warning',
      message: `The text in ${language} is missing; ${told.join(', ')} has one`,
      help: 'Translate it, or visitors are shown only the title and the description',
    });
  }
}
