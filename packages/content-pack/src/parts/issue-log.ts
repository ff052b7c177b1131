/** Collects faults, and remembers where in which file each read value stands, so that later checks can name the line. */
import type { LanguageMap } from '@varde/domain/languages';
import type { PackIssue } from '../pack-issue.ts';

export type Report = Pick<PackIssue, 'message' | 'help'> & {
  readonly severity?: PackIssue['severity'];
};

export interface Place {
  readonly file: string;
  readonly line?: number;
}

/** Finds the line of a value that was read, or of one of its keys or items. */
export type LineFinder = (key?: string | number) => number | undefined;

export interface IssueLog {
  readonly issues: PackIssue[];
  /** Language maps that readers of every language need, to be compared with the pack's languages. */
  readonly translatable: LanguageMap[];
  /** Lines of the text files that were read, by file. */
  readonly sources: Map<string, readonly string[]>;
  /** Documents, owners, themes and media that stand in the pack but could not be read: not dangling, only faulty. */
  readonly unreadable: Set<string>;
  add(place: Place, report: Report): void;
  /** Remembers where an object or list was read. */
  remember(value: object, file: string, line: LineFinder): void;
  /** Remembers a value that was made from a remembered one. */
  carryOver(value: object, from: object): void;
  /** Where a remembered value, or its key or item, stands. */
  place(value: object, key?: string | number): Place | undefined;
  /** Holds from now on what another log was told of a file. */
  take(other: IssueLog): void;
}

/** Of all logs: a value stands where it stands, whichever log tells of it. */
const origins = new WeakMap<object, { file: string; line: LineFinder }>();

export function createIssueLog(): IssueLog {
  const issues: PackIssue[] = [];
  const translatable: LanguageMap[] = [];
  const sources = new Map<string, readonly string[]>();
  const unreadable = new Set<string>();
  return {
    issues,
    translatable,
    sources,
    unreadable,
    add({ file, line }, { severity = 'error', message, help }) {
      issues.push({ severity, file, ...(line === undefined ? {} : { line }), message, help });
    },
    remember(value, file, line) {
      origins.set(value, { file, line });
    },
    carryOver(value, from) {
      const origin = origins.get(from);
      if (origin) origins.set(value, origin);
    },
    place(value, key) {
      const origin = origins.get(value);
      if (!origin) return undefined;
      const line = origin.line(key) ?? origin.line();
      return line === undefined ? { file: origin.file } : { file: origin.file, line };
    },
    take(other) {
      issues.push(...other.issues);
      translatable.push(...other.translatable);
      for (const [file, lines] of other.sources) sources.set(file, lines);
      for (const name of other.unreadable) unreadable.add(name);
    },
  };
}

/** The line of a piece of a text: the first one that holds `needle`, from where the language's text begins. */
export function placeInText(
  log: IssueLog,
  file: string,
  texts: object,
  language: string,
  needle: string,
): Place {
  const start = log.place(texts, language);
  const from = (start?.line ?? 1) - 1;
  const lines = log.sources.get(file)?.slice(from) ?? [];
  const found = lines.findIndex((line) => line.includes(needle));
  return found < 0 ? (start ?? { file }) : { file, line: from + found + 1 };
}
