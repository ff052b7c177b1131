/** `npm run check`: the fast checks, which need neither a browser nor a database. */
import {
  build,
  deadCode,
  demoPack,
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
  [format, lint, deadCode, types, messages, references, notices, openapi, demoPack],
  vitest('unit'),
  build,
  scriptSize,
]))
  ? 0
  : 1;
