import { msg, translate, type Catalog, type Message } from '@varde/domain/message';

/**
 * A problem in a pack, described so that its author can fix it: as a `Message` while the pack is
 * checked, as a string in the author's language afterwards.
 */
export interface PackIssue<Text extends string | Message = string> {
  /** An error prevents the import; a warning does not. */
  readonly severity: 'error' | 'warning';
  /** Relative to the pack, with forward slashes; empty for the pack folder itself. */
  readonly file: string;
  /** From 1; absent when the issue concerns the file as a whole. */
  readonly line?: number;
  /** The problem, in plain language. */
  readonly message: Text;
  /** How to fix it. */
  readonly help: Text;
  /** Number of further issues that would only follow from this one, and are not listed. */
  readonly followers?: number;
}

/** Errors first; then by file, line and message (messages as in English), without duplicates. */
export function sortIssues<Text extends string | Message>(
  issues: readonly PackIssue<Text>[],
): PackIssue<Text>[] {
  const entries = issues.map((issue) => ({ issue, message: inEnglish(issue.message) }));
  const unique = new Map(
    entries.map((entry) => {
      const { file, line = 0, severity } = entry.issue;
      return [JSON.stringify([file, line, severity, entry.message]), entry];
    }),
  );
  return [...unique.values()]
    .sort(
      ({ issue: a, message: one }, { issue: b, message: other }) =>
        a.severity.localeCompare(b.severity, 'en') ||
        a.file.localeCompare(b.file, 'en') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        one.localeCompare(other, 'en'),
    )
    .map(({ issue }) => issue);
}

const inEnglish = (text: string | Message): string =>
  typeof text === 'string' ? text : translate(text);

/** In the order of `sortIssues`, which is the same in every language. */
export function translateIssues(
  issues: readonly PackIssue<Message>[],
  catalog?: Catalog,
): PackIssue[] {
  return sortIssues(issues).map((issue) => ({
    ...issue,
    message: translate(issue.message, catalog),
    help: translate(issue.help, catalog),
  }));
}

/**
 * One line for a terminal, in a form that editors and terminals link: `file:line  error  message.
 * help`.
 */
export function formatIssue(issue: PackIssue, catalog?: Catalog): string {
  const { file, line, severity } = issue;
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place || '.'}  ${translate(SEVERITIES[severity], catalog)}  ${describeIssue(issue, catalog)}`;
}

const SEVERITIES = { error: msg`error`, warning: msg`warning` } as const;

/** The problem, how to fix it, and how many others follow from it. */
export function describeIssue({ message, help, followers }: PackIssue, catalog?: Catalog): string {
  const rest =
    followers === undefined
      ? []
      : [translate(msg`(And ${followers} that follow from this.)`, catalog)];
  return [ended(message), ended(help), ...rest].join(' ');
}

const ended = (sentence: string): string => (/[.?]$/.test(sentence) ? sentence : `${sentence}.`);
