/** Checks texts: markers, links, content that rendering removes, missing languages. */
import { msg } from '@varde/domain/message';
import type { PackBlock, PackDocument, PackTheme } from '../pack.ts';
import {
  inspectMarkdown,
  type MarkdownFinding,
  linkTarget,
  siteHref,
} from '../render-rich-text.ts';
import { reportAt, type CheckContext, checkSlug } from './check-context.ts';
import { placeInText, type Place, type Report } from './issue-log.ts';
import { markersOf, strayMarkers } from './build-blocks.ts';
import { urlDoubt } from './scalar-shapes.ts';
import { didYouMean, nearestWord } from './shape.ts';

export function checkTexts(context: CheckContext): void {
  const { pack } = context;
  for (const document of pack.documents) {
    checkMarkers(document, context);
    checkBody(document, context);
    checkLanguages(document, context);
    for (const block of Object.values(document.blocks)) checkBlockText(document, block, context);
  }
  for (const theme of pack.themes) {
    checkBody(theme, context);
    checkLanguages(theme, context);
  }
  checkTranslations(context);
  checkFullStops(context);
}

function checkBody(holder: PackDocument | PackTheme, context: CheckContext): void {
  for (const map of [holder.description, holder.text]) {
    for (const [language, text] of Object.entries(map)) {
      checkMarkdown(text, context, (needle) =>
        placeInText(context.log, holder.file, map, language, needle),
      );
    }
  }
}

function checkBlockText(document: PackDocument, block: PackBlock, context: CheckContext): void {
  if (block.type !== 'box') return;
  for (const [language, text] of Object.entries(block.box)) {
    checkMarkdown(text, context, (needle) =>
      placeInText(context.log, document.file, block.box, language, needle),
    );
  }
}

type Locate = (needle: string) => Place;

export function checkMarkdown(text: string, context: CheckContext, locate: Locate): void {
  for (const finding of inspectMarkdown(text)) {
    if (finding.kind === 'link') checkLink(finding.value, context, locate);
    else if (finding.kind === 'nesting') reportNesting(finding.value, context, locate);
    else if (finding.kind === 'marks') context.log.add(locate(finding.value), MARKS);
    else if (finding.kind === 'leftover') reportLeftover(finding.value, context, locate);
    else if (finding.kind === 'table') context.log.add(locate(finding.value), TABLE);
    else reportRemoved(finding, context, locate);
  }
  const [twice] = TWO_FULL_STOPS.exec(text) ?? [];
  if (twice !== undefined) context.log.add(locate(twice), DOUBLED);
}

/** With the word before them. Neither an ellipsis nor a relative path. */
const TWO_FULL_STOPS = /(?<![^\s./])[^\s./]+\.\.(?![./])/;
const DOUBLED = {
  severity: 'warning',
  message: msg`Two full stops follow each other`,
  help: msg`Delete one of them, or write three for an omission`,
} as const;

/** Rich text has no elements for it (specification §5.2): the cells would become one sentence. */
const TABLE = {
  severity: 'warning',
  message: msg`A text cannot hold a table: visitors would see its cells as one sentence`,
  help: msg`Write a list, with a line for each row; or put a picture of it in media/, and what it says in the alt text. Years, sources and prices have places of their own: facts: and visit:`,
} as const;

const MARKS = {
  severity: 'error',
  message: msg`One paragraph has more than a thousand stars and underscores`,
  help: msg`Take out those that make nothing bold or italic, or divide the paragraph`,
} as const;

function reportNesting(line: string, { log }: CheckContext, locate: Locate): void {
  log.add(locate(line), {
    severity: 'error',
    message: msg`Lists or quotes lie more than ten levels inside each other`,
    help: msg`Write it flatter`,
  });
}

function reportLeftover(value: string, { log }: CheckContext, locate: Locate): void {
  log.add(locate(value), {
    severity: 'warning',
    message: msg`"${value}" is shown as it is typed`,
    help: msg`Write **bold** with both pairs of stars, [text](https://…) without a space between, or \\ before what is meant`,
  });
}

function reportRemoved({ kind, value }: MarkdownFinding, { log }: CheckContext, locate: Locate) {
  const isTag = kind === 'tag';
  log.add(locate(isTag ? `<${value}` : value), {
    severity: 'warning',
    message: isTag
      ? msg`<${value}> is removed from the text`
      : msg`An image in the text is removed`,
    help: isTag
      ? msg`Write Markdown instead`
      : msg`Name it in blocks: and put {{its name}} on a line`,
  });
}

function checkLink(href: string, context: CheckContext, locate: Locate): void {
  const { index, log } = context;
  const target = linkTarget(href);
  const place = locate(`(${href}`);
  if (!target) {
    const doubt = urlDoubt(href);
    if (siteHref(href) === undefined) reportUnsafe(href, place, context);
    else if (doubt) log.add(place, doubt);
    return;
  }
  // A link has no value object of its own: a holder carries its line to the shared checks.
  const holder = {};
  log.remember(holder, place.file, () => place.line);
  if (target.kind === 'document') {
    const found = index.documents.get(target.id);
    if (found ? target.wants.includes(found.kind) : log.follows(target.id)) return;
    reportAt(log, holder, undefined, {
      message: msg`The link ${href} leads to no such document`,
      help: found ? msg`Document ${target.id} is of kind ${found.kind}` : msg`Correct the id`,
    });
  } else checkSlug(holder, 'link', target.slug, target.kind, context);
}

const SCHEMES = [
  'article',
  'presentation',
  'rebus',
  'owner',
  'theme',
  'https',
  'http',
  'mailto',
  'tel',
];

function reportUnsafe(href: string, place: Place, { log }: CheckContext): void {
  const near = nearestWord(href.split(':')[0] ?? '', SCHEMES);
  log.add(place, {
    message: msg`The link "${href}" leads nowhere a visitor may go`,
    help: near
      ? didYouMean(`${near}:`)
      : msg`Write https://…, or article:105, presentation:301, rebus:401, owner:name, theme:name`,
  });
}

/** Languages of the pack that a document lacks completely, and missing texts in those it has. */
function checkLanguages(holder: PackDocument | PackTheme, { pack, log }: CheckContext): void {
  const missing = pack.meta.languages.filter((language) => !Object.hasOwn(holder.title, language));
  if (missing.length > 0 && Object.keys(holder.title).length > 0) {
    reportAt(log, holder.title, Object.keys(holder.title).at(-1), {
      severity: 'warning',
      message: msg`There is no text in ${missing.join(', ')}`,
      help: msg`Translate it, or visitors are shown another language with a notice`,
    });
  }
  if ('kind' in holder && holder.kind.startsWith('kiosk')) return;
  for (const language of Object.keys(holder.title)) {
    if (Object.hasOwn(holder.description, language)) continue;
    reportAt(log, holder.title, language, {
      severity: 'warning',
      message: msg`The description in ${language} is missing`,
      help: msg`Write a first paragraph: it is shown in lists and search results`,
    });
  }
}

/**
 * Language maps in blocks, tasks, sidecars and so on, against the languages of their document or of
 * the pack.
 */
function checkTranslations({ pack, log }: CheckContext): void {
  const byFile = new Map<string, Set<string>>();
  for (const { file, title } of [...pack.documents, ...pack.themes]) {
    const languages = byFile.get(file) ?? new Set();
    Object.keys(title).forEach((language) => languages.add(language));
    byFile.set(file, languages);
  }
  for (const map of log.translatable) {
    const place = log.place(map);
    const expected = byFile.get(place?.file ?? '');
    const missing = pack.meta.languages.filter(
      (language) => !Object.hasOwn(map, language) && (expected?.has(language) ?? true),
    );
    if (!place || missing.length === 0) continue;
    log.add(place, {
      severity: 'warning',
      message: msg`This text is missing in ${missing.join(', ')}`,
      help: msg`Translate it, or visitors are shown another language`,
    });
  }
}

/** In the same language maps. */
function checkFullStops({ log }: CheckContext): void {
  for (const map of log.translatable) {
    for (const [language, text] of Object.entries(map)) {
      const place = log.place(map, language);
      if (place && TWO_FULL_STOPS.test(text)) log.add(place, DOUBLED);
    }
  }
}

/** Markers must name blocks, and be in the same order in every language. */
function checkMarkers(document: PackDocument, context: CheckContext): void {
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
    checkNames(text, document, context, report);
    if (language === reference) continue;
    const issue = orderIssue(document.text[reference] ?? '', text, reference);
    if (issue) report(issue.needle, issue.report);
  }
  reportUntold(document, languages, context);
}

const locate = (
  { file, text }: PackDocument,
  language: string,
  needle: string,
  { log }: CheckContext,
): Place => placeInText(log, file, text, language, needle);

type ReportAtNeedle = (needle: string, found: Report) => void;

function checkNames(
  text: string,
  { blocks }: PackDocument,
  { log }: CheckContext,
  report: ReportAtNeedle,
): void {
  const markers = markersOf(text);
  for (const marker of markers) {
    if (!Object.hasOwn(blocks, marker) && !log.isWritten(blocks, marker)) {
      const near = nearestWord(marker, Object.keys(blocks));
      report(marker, {
        message: msg`{{${marker}}} names no block`,
        help: near
          ? msg`Did you mean {{${near}}}?`
          : msg`Add ${marker}: under blocks:, or delete the line`,
      });
    }
  }
  for (const twice of new Set(markers.filter((name, index) => markers.indexOf(name) !== index))) {
    report(twice, {
      message: msg`{{${twice}}} occurs in the text twice`,
      help: msg`Delete one of them`,
    });
  }
  for (const stray of strayMarkers(text)) {
    report(stray, {
      message: msg`${stray} does not stand alone on its line`,
      help: msg`Put it on a line of its own, with a blank line before and after`,
    });
  }
  for (const [written, one, other = one ?? ''] of text.matchAll(HALF_MARKER))
    report(written, {
      message: msg`"${written}" is shown as it is typed`,
      help: msg`Write {{${other}}}, with two braces on both sides`,
    });
}

/** A line that would be a marker with another number of braces. */
const HALF_MARKER = /^(?:\{([a-z][\w-]*)\}{1,2}|\{\{([a-z][\w-]*)\})$/gm;

function orderIssue(
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
  const missing = msg`{{${wanted ?? ''}}} is missing after this, which ${reference} has`;
  const surplus = msg`{{${instead ?? ''}}} occurs where ${reference} has no block`;
  const other = msg`{{${instead ?? ''}}} occurs where ${reference} has {{${wanted ?? ''}}}`;
  const message = instead ? (wanted ? other : surplus) : missing;
  return {
    needle,
    report: { message, help: msg`Put the same markers in the same order in every language` },
  };
}

/** Languages with a title, but without the text that others have. */
function reportUntold(
  document: PackDocument,
  textLanguages: readonly string[],
  { log }: CheckContext,
): void {
  for (const language of Object.keys(document.title)) {
    if (textLanguages.includes(language)) continue;
    log.add(log.place(document.title, language) ?? { file: document.file }, {
      severity: 'warning',
      message: msg`The text in ${language} is missing; ${textLanguages.join(', ')} has one`,
      help: msg`Translate it, or visitors are shown only the title and the description`,
    });
  }
}
