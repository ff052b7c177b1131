/** Parses the runners' JSON reports: Vitest's in Jest's format, Playwright's in its own. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Each failed test and its error, with the file, for the summary after the last step. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export function readVitestReport(report: unknown): Count {
  const r = report as VitestReport;
  const tests = r.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: r.numPassedTests,
    failed: r.numFailedTests,
    skipped: r.numPendingTests,
    failures: tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`),
  };
}

interface StorySuite {
  readonly suites?: readonly StorySuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message: string } }[];
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

function failedStories({ suites = [], specs = [] }: StorySuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ projectName, results }) =>
          `${file}:${line} ${title} (${projectName})\n${results[0]?.error?.message ?? ''}`,
      ),
  );
  return [...own, ...suites.flatMap(failedStories)];
}

export function readStoryReport(report: unknown): Count {
  const { stats, ...rest } = report as StoryReport;
  // A story that passes only on retry is a defect of the story or of the product.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: failedStories(rest),
  };
}
