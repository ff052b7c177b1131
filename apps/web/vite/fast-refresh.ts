/**
 * Keeps React's state when a file changes that also exports a function or a constant besides its
 * components: React Refresh takes each of them for changed, as the file has run again, and reloads
 * the page. Here it is changed if its source or its value is.
 */
import type { Plugin } from 'vite';

const RUNTIME = '/@react-refresh';
const COMPARISON = 'prevExports[key] !== nextExports[key]';
const IS_CHANGED = `
const textOf = (value) => typeof value === 'function' ? String(value) : JSON.stringify(value);
const isChanged = (before, after) => before !== after && textOf(before) !== textOf(after);
`;

export function fastRefresh(): Plugin {
  return {
    name: 'varde-fast-refresh',
    apply: 'serve',
    transform: {
      filter: { id: RUNTIME },
      handler(code) {
        if (!code.includes(COMPARISON)) throw new Error('React Refresh has changed');
        return (
          code.replace(COMPARISON, 'isChanged(prevExports[key], nextExports[key])') + IS_CHANGED
        );
      },
    },
  };
}
