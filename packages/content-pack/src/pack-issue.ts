/** What is wrong with a pack, said so that the person who wrote it can put it right. */
export interface PackIssue {
  /** An error keeps the pack from being imported; a warning does not. */
  readonly severity: 'error' | 'warning';
  /** Relative to the pack, with forward slashes; empty for the pack folder itself. */
  readonly file: string;
  /** From 1; missing where the fault is of the whole file. */
  readonly line?: number;
  /** What is wrong, in plain words. */
  readonly message: string;
  /** What to do about it. */
  readonly help: string;
}

/** By file, then line, then words; the same fault of the same place only once. */
export function sortIssues(issues: readonly PackIssue[]): PackIssue[] {
  const key = (issue: PackIssue): string =>
    JSON.stringify([issue.file, issue.line ?? 0, issue.severity, issue.message]);
  const unique = new Map(issues.map((issue) => [key(issue), issue]));
  return [...unique.values()].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      a.message.localeCompare(b.message, 'en'),
  );
}

/** One line for a terminal, as editors and terminals link it: `file:line  error  message. help`. */
export function formatIssue(issue: PackIssue): string {
  const place = issue.line === undefined ? issue.file : `${issue.file}:${issue.line}`;
  return `${place || '.'}  ${issue.severity}  ${ended(issue.message)} ${ended(issue.help)}`;
}

const ended = (sentence: string): string => (/[.?]$/.test(sentence) ? sentence : `${sentence}.`);
