import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Names a failing test when it fails; Vitest's own reporters do so at the end of the run. */
export default class FailureReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'failed') report(test.module, test.fullName, errors);
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    if (errors.length > 0) report(module, 'the file cannot be loaded', errors);
  }
}

function report(
  module: TestModule,
  title: string,
  errors: readonly { message: string }[] = [],
): void {
  const [message = ''] = errors.map((error) => error.message.split('\n')[0]);
  console.log(`\n✗ ${module.relativeModuleId} › ${title}\n  ${message}`);
}
