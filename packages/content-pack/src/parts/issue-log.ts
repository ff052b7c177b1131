/**
 * Collects issues, and records the file and line of each value read, so that later checks can name
 * them.
 */
import type { Message } from '@varde/domain/message';
import type { LanguageMap } from '@varde/domain/languages';
import type { PackIssue } from '../pack-issue.ts';

export type Report = Pick<PackIssue<Message>, 'message' | 'help'> & {
  readonly severity?: PackIssue['severity'];
};

export interface Place {
  readonly file: string;
  readonly line?: number;
}

/** Finds the line of a value that was read, or of one of its keys or items. */
export type LineFinder = (key?: string | number) => number | undefined;

/** Whether the source has the key with a value. */
type HasValue = (key: string) => boolean;

export interface IssueLog {
  readonly issues: PackIssue<Message>[];
  /** Language maps for readers of every language, to be compared with the pack's languages. */
  readonly translatable: LanguageMap[];
  /** Lines of each text file. */
  readonly sources: Map<string, readonly string[]>;
  /**
   * The files of documents, owners, themes and media that exist but could not be read, by their
   * names in references.
   */
  readonly unreadable: Map<string, string>;
  add(place: Place, report: Report): void;
  /**
   * Whether the name is that of something unreadable: a reference to it is not dangling, and is
   * counted as a follower of what is wrong there.
   */
  follows(name: string | number): boolean;
  /** The issues, each file's first error with the number of its followers. */
  withFollowers(): PackIssue<Message>[];
  /** Records where an object or list was read. */
  remember(value: object, file: string, line: LineFinder, hasValue?: HasValue): void;
  /** Gives a derived value the location of its origin. */
  carryOver(value: object, from: object): void;
  /** Location of a recorded value, or of its key or item. */
  place(value: object, key?: string | number): Place | undefined;
  /** Whether the source has the key, also with an invalid value, which is missing then. */
  isWritten(value: object, key: string): boolean;
  /** Adopts the issues and records of another log. */
  take(other: IssueLog): void;
}

/** Shared by all logs: a value's location does not depend on the log. */
const origins = new WeakMap<object, { file: string; line: LineFinder; hasValue: HasValue }>();

export function createIssueLog(): IssueLog {
  const issues: PackIssue<Message>[] = [];
  const translatable: LanguageMap[] = [];
  const sources = new Map<string, readonly string[]>();
  const unreadable = new Map<string, string>();
  const followers = new Map<string, number>();
  return {
    issues,
    translatable,
    sources,
    unreadable,
    add({ file, line }, { severity = 'error', message, help }) {
      issues.push({ severity, file, ...(line === undefined ? {} : { line }), message, help });
    },
    follows(name) {
      const file = unreadable.get(String(name));
      if (file !== undefined) followers.set(file, (followers.get(file) ?? 0) + 1);
      return file !== undefined;
    },
    withFollowers() {
      const counted = new Map<PackIssue<Message>, number>();
      for (const [file, count] of followers) {
        const [first] = issues
          .filter((one) => one.severity === 'error' && [file, `${file}.yaml`].includes(one.file))
          .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
        if (first) counted.set(first, count);
      }
      return issues.map((issue) => {
        const count = counted.get(issue);
        return count === undefined ? issue : { ...issue, followers: count };
      });
    },
    remember(value, file, line, hasValue = (key) => line(key) !== undefined) {
      origins.set(value, { file, line, hasValue });
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
    isWritten: (value, key) => origins.get(value)?.hasValue(key) ?? false,
    take(other) {
      issues.push(...other.issues);
      translatable.push(...other.translatable);
      for (const [file, lines] of other.sources) sources.set(file, lines);
      for (const [name, file] of other.unreadable) unreadable.set(name, file);
    },
  };
}

/**
 * The line of a fragment of a text: the first one that contains `needle`, from the start of the
 * language's text.
 */
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
