/** A problem in a pack, described so that its author can fix it. */
export interface PackIssue {
  /** An error prevents the import; a warning does not. */
  readonly severity: 'error' | 'warning';
  /** Relative to the pack, with forward slashes; empty for the pack folder itself. */
  readonly file: string;
  /** From 1; absent when the issue concerns the file as a whole. */
  readonly line?: number;
  /** The problem, in plain language. */
  readonly message: string;
  /** How to fix it. */
  readonly help: string;
  /** Number of further issues that would only follow from this one, and are not listed. */
  readonly followers?: number;
}

/** Errors first; then by file, line and message, without duplicates. */
export function sortIssues(issues: readonly PackIssue[]): PackIssue[] {
  const key = (issue: PackIssue): string =>
    JSON.stringify([issue.file, issue.line ?? 0, issue.severity, issue.message]);
  const unique = new Map(issues.map((issue) => [key(issue), issue]));
  return [...unique.values()].sort(
    (a, b) =>
      a.severity.localeCompare(b.severity, 'en') ||
      a.file.localeCompare(b.file, 'en') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      a.message.localeCompare(b.message, 'en'),
  );
}

/**
 * One line for a terminal, in a form that editors and terminals link: `file:line  error  message.
 * help`.
 */
export function formatIssue(issue: PackIssue): string {
  const { file, line, severity } = issue;
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place || '.'}  ${severity}  ${describeIssue(issue)}`;
}

/** The problem, how to fix it, and how many others follow from it. */
export function describeIssue({ message, help, followers }: PackIssue): string {
  const rest = followers === undefined ? '' : ` (And ${followers} that follow from this.)`;
  return `${ended(message)} ${ended(help)}${rest}`;
}

const ended = (sentence: string): string => (/[.?]$/.test(sentence) ? sentence : `${sentence}.`);
