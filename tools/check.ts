/** `npm run check`: the fast checks, which need no browser. */
import { build, lint, siteChecks, sourceChecks, vitest } from './steps.ts';
import { runSteps } from './run-steps.ts';

process.exitCode = (await runSteps([
  [vitest('unit', [], { UNIT_TESTS: 'short' }), ...sourceChecks, build],
  // Also imports the demo pack, if it has changed.
  [vitest('site', [], { REACT_BUILD: 'production' }), lint, ...siteChecks],
]))
  ? 0
  : 1;
