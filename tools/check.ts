/** `npm run check`: the fast checks, which need no browser. */
import {
  build,
  deadCode,
  engines,
  format,
  lint,
  messages,
  notices,
  openapi,
  references,
  scriptSize,
  types,
  vitest,
} from './steps.ts';
import { runSteps } from './run-steps.ts';

process.exitCode = (await runSteps([
  [format, lint, deadCode, types, messages, references, notices, openapi, engines],
  vitest('unit'),
  // Also imports the demo pack, if it has changed.
  vitest('site'),
  build,
  scriptSize,
]))
  ? 0
  : 1;
