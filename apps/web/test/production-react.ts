/**
 * Setup of page tests in `npm run check`: React's production build, which takes a quarter of the
 * time less. `npm test` has the development build, whose warnings fail a test.
 */
import { createRequire } from 'node:module';
import { env } from 'node:process';

const load = createRequire(import.meta.url);
const { NODE_ENV } = env;
// React chooses its build when it is first loaded.
env['NODE_ENV'] = 'production';
for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']) load(name);
env['NODE_ENV'] = NODE_ENV;
