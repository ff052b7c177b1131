/** `npm run check`: the fast checks, which need no browser. */
import {
  browsers,
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
  vitest,
} from './steps.ts';
import { runSteps } from './run-steps.ts';

process.exitCode = (await runSteps([
  [vitest('unit'), lint, format, deadCode, messages, references, notices, openapi],
  // Also imports the demo pack, if it has changed.
  [vitest('site'), build],
  [browsers, scriptSize, engines],
]))
  ? 0
  : 1;
