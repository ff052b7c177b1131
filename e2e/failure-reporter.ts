import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Names a failing story when it fails; Playwright's own reporters do so at the end of the run. */
export default class FailureReporter implements Reporter {
  onTestEnd(story: TestCase, { status, error, retry }: TestResult): void {
    if (status === story.expectedStatus || status === 'skipped') return;
    const [, project, file, ...titles] = story.titlePath();
    const again = retry > 0 ? `, try ${retry + 1}` : '';
    const [message = ''] = error?.message?.split('\n') ?? [];
    const place = `${project} › ${file}:${story.location.line}`;
    console.log(`\n✗ ${place} › ${titles.join(' › ')}${again}\n  ${message}`);
  }
}
