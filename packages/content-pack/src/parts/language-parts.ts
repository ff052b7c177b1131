/**
 * Parses Markdown files: front matter, then per language `# no: Title`, a paragraph of description,
 * and text.
 */
import { msg } from '@varde/domain/message';
import type { LanguageMap } from '@varde/domain/languages';
import { LANGUAGE } from './example-languages.ts';
import type { IssueLog } from './issue-log.ts';
import type { Texts } from './document-shapes.ts';
import {
  inLanguageOrder,
  isLanguageKey,
  LANGUAGE_KEYS,
  languageHelp,
  tidyProse,
} from './scalar-shapes.ts';

export interface MarkdownParts {
  readonly frontMatter: string;
  readonly body: string;
  /** Lines of the file before the body. */
  readonly linesBefore: number;
}

/** Front matter between two lines of `---`; `undefined` when there is none. */
export function splitFrontMatter(text: string): MarkdownParts | undefined {
  const match = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/.exec(text);
  if (!match) return undefined;
  const linesBefore = match[0].split('\n').length - 1;
  return { frontMatter: match[1] ?? '', body: text.slice(match[0].length), linesBefore };
}

interface LanguagePart {
  readonly key: string;
  readonly title: string;
  readonly line: number;
  readonly lines: string[];
}

/** Lines of the texts in the file, for issues found later. */
export type TextLines = Readonly<Record<string, number>>;

/**
 * Splits a body by language and reports invalid parts. `textLines` has the line of each language's
 * heading.
 */
export function readLanguageParts(
  file: string,
  { body, linesBefore }: Pick<MarkdownParts, 'body' | 'linesBefore'>,
  log: IssueLog,
): Texts & { readonly textLines: TextLines } {
  const parts: LanguagePart[] = [];
  body.split('\n').forEach((text, index) => {
    const line = linesBefore + index + 1;
    const current = parts.at(-1);
    if (/^#(?!#)/.test(text)) openPart(text, { file, line }, parts, log);
    else if (current) current.lines.push(text);
    else if (text.trim() !== '') reportLoose(file, line, log);
  });
  const validParts = parts.filter((part) => part.key !== '');
  // A heading without a language is reported already.
  if (parts.length === 0) reportNoLanguage(file, linesBefore + 1, log);
  const pick = (value: (part: LanguagePart) => string): LanguageMap =>
    inLanguageOrder(
      Object.fromEntries(
        validParts
          .filter((part) => value(part) !== '')
          .map((part) => [part.key, value(part)] as const),
      ),
    );
  const split = new Map(validParts.map((part) => [part, splitDescription(part.lines.join('\n'))]));
  return {
    title: pick((part) => part.title),
    description: pick((part) => split.get(part)?.description ?? ''),
    text: pick((part) => split.get(part)?.text ?? ''),
    textLines: Object.fromEntries(validParts.map((part) => [part.key, part.line])),
  };
}

function openPart(
  text: string,
  place: { file: string; line: number },
  parts: LanguagePart[],
  log: IssueLog,
): void {
  const [, key = '', title = ''] = /^#[ \t]*([A-Za-z]{2,3}):(.*)$/.exec(text) ?? [];
  const issue = headingIssue(key, title, parts);
  if (issue) log.add(place, issue);
  const isNew = isLanguageKey(key) && !parts.some((part) => part.key === key);
  // A part under an invalid heading is parsed and dropped, so that its text does not join the
  // previous language.
  parts.push({ key: isNew ? key : '', title: oneLine(title), line: place.line, lines: [] });
}

function headingIssue(key: string, title: string, parts: readonly LanguagePart[]) {
  if (key === '') {
    return {
      message: msg`A heading with one # must start a language`,
      help: msg`Write "# ${LANGUAGE}: Title" to start a language, or ## for a heading in the text`,
    };
  }
  if (!isLanguageKey(key)) {
    return { message: msg`"${key}" is not the key of a language`, help: languageHelp(key) };
  }
  if (parts.some((part) => part.key === key)) {
    return { message: msg`The language ${key} is listed twice`, help: msg`Join the two parts` };
  }
  if (title.trim() === '') {
    return { message: msg`The title is missing`, help: msg`Write it on the line: # ${key}: Title` };
  }
  return undefined;
}

function reportLoose(file: string, line: number, log: IssueLog): void {
  log.add(
    { file, line },
    {
      message: msg`This text belongs to no language`,
      help: msg`Write "# ${LANGUAGE}: Title" above it`,
    },
  );
}

function reportNoLanguage(file: string, line: number, log: IssueLog): void {
  log.add(
    { file, line },
    {
      message: msg`There is no text in any language`,
      help: msg`Write "# ${LANGUAGE}: Title" and the text below it (languages: ${LANGUAGE_KEYS.join(', ')})`,
    },
  );
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Line starts that are not a paragraph: headings, markers, lists, quotes, rules, tables, code, HTML
 * blocks.
 */
const NO_PARAGRAPH =
  /^(#{1,6}\s|\{\{|[-*+]\s|\d+[.)]\s|>|```|~~~|\||<\/?[a-z]|(-\s*){3,}$|(\*\s*){3,}$)/i;

/**
 * The first paragraph is the description (empty when the text starts with another element), the
 * rest the text.
 */
export function splitDescription(source: string): { description: string; text: string } {
  const tidy = tidyProse(source);
  const [first = ''] = tidy.split(/\n\n+/);
  if (NO_PARAGRAPH.test(first)) return { description: '', text: tidy };
  const marker = first.search(/^\{\{.*\}\}$|^#{1,6}\s/m);
  const description = marker < 0 ? first : first.slice(0, marker);
  return { description: description.trim(), text: tidy.slice(description.length).trim() };
}

/** The inverse of `splitDescription`. */
export function joinDescription(description = '', text = ''): string {
  return [description, text].filter(Boolean).join('\n\n');
}

/** The inverse of `readLanguageParts`. */
export function writeLanguageParts({ title, description, text }: Texts): string {
  return LANGUAGE_KEYS.filter((key) => Object.hasOwn(title, key))
    .map((key) => {
      const body = joinDescription(description[key], text[key]);
      return [`# ${key}: ${title[key] ?? ''}`, body].filter(Boolean).join('\n\n');
    })
    .join('\n\n');
}
