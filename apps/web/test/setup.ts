/** Setup of page tests: matchers, and a fresh visitor for each test. */
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterEach, beforeEach } from 'vitest';
import { leaveSite, serveSources, watchConsole } from './visit.tsx';

configure({
  // Waits for answers of a server, on a busy machine.
  asyncUtilTimeout: 10_000,
  // Without the page, which is printed by `screen.debug()`.
  getElementError: (message) =>
    new Error(message?.replace(/\n+Ignored nodes:[^]*|\n+Here are the[^]*/, '')),
});
serveSources();
// Fires `close` at once in happy-dom, but later in browsers, where the dialog may be open again.
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
beforeEach(watchConsole);
afterEach(leaveSite);
