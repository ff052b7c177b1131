/**
 * Setup of page tests in `npm test`: React's development build, without a stack trace of where each
 * element was created. Only React's developer tools show it, and a seventh of the time goes there;
 * warnings name their component without it.
 */
import { createRequire } from 'node:module';

// React associates each element with a task of the debugger if there are such tasks when it loads.
Reflect.deleteProperty(console, 'createTask');
const React: unknown = createRequire(import.meta.url)('react');
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
// As if it had taken as many in this second as it takes at most.
Object.defineProperty(Reflect.get(React as object, INTERNALS), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
});
