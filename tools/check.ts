/** `npm run check`: the fast checks, which need no browser. */
import { build, lint, siteChecks, sourceChecks, vitest } from './steps.ts';
import { runSteps } from './run-steps.ts';

process.exitCode = (await runSteps([
  [build, ...sourceChecks],
  // The page tests take longest. They also import the demo pack, if it has changed.
  [
    vitest('site', [], { REACT_BUILD: 'production' }),
    lint,
    vitest('unit', [], { UNIT_TESTS: 'short' }),
    ...siteChecks,
  ],
]))
  ? 0
  : 1;
