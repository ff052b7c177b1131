/** Parses the runners' JSON reports: Vitest's in Jest's format, Playwright's in its own. */
import path from 'node:path';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Each failed test and its error, with the file, for the summary after the last step. */
  readonly failures: readonly string[];
  readonly files?: readonly TestFile[];
}

export interface TestFile {
  readonly name: string;
  /** Of one worker. */
  readonly seconds: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    /** Milliseconds, as the end. */
    readonly startTime: number;
    readonly endTime: number;
    /** Of a file that could not be loaded. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** @param root folder that file names are relative to */
export function readVitestReport(report: unknown, root: string): Count {
  const r = report as VitestReport;
  const tests = r.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: r.numPassedTests,
    failed: r.numFailedTests,
    skipped: r.numPendingTests,
    failures: tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`),
    files: r.testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

export interface StorySuite {
  /** Of a file its path, of a `describe` its title. */
  readonly title?: string;
  readonly suites?: readonly StorySuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly {
        /** Milliseconds. */
        readonly duration: number;
        readonly error?: { readonly message: string };
      }[];
    }[];
  }[];
}

interface StoryReport extends StorySuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

type Spec = NonNullable<StorySuite['specs']>[number];

/** All stories of a report, each with the titles of the `describe` blocks around it. */
export function specsOf({ suites = [] }: StorySuite): Spec[] {
  return suites.flatMap((file) => specsIn(file, []));
}

function specsIn({ suites = [], specs = [] }: StorySuite, titles: readonly string[]): Spec[] {
  return [
    ...specs.map((spec) => ({ ...spec, title: [...titles, spec.title].join(' › ') })),
    ...suites.flatMap((suite) => specsIn(suite, [...titles, suite.title ?? ''])),
  ];
}

export function readStoryReport(report: unknown): Count {
  const { stats, ...rest } = report as StoryReport;
  const specs = specsOf(rest);
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000);
  // A story that passes only on retry is a defect of the story or of the product.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: specs.flatMap(failuresOf),
    files: Array.from(seconds, ([file, sum]) => ({ name: `e2e/stories/${file}`, seconds: sum })),
  };
}

function failuresOf({ file, line, title, tests }: Spec): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(
      ({ projectName, results }) =>
        `${file}:${line} ${title} (${projectName})\n${results[0]?.error?.message ?? ''}`,
    );
}
