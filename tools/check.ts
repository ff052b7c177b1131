/** `npm run check`: the fast inner loop. Everything that needs neither a browser nor PostgreSQL. */
import { demoPack, format, lint, messages, openapi, runSteps, types, vitest } from './steps.ts';

process.exitCode = runSteps([format, lint, types, messages, openapi, demoPack, vitest('unit')])
  ? 0
  : 1;
