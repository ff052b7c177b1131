/** Setup of page tests: matchers, and a fresh visitor for each test. */
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterEach, beforeEach } from 'vitest';
import {
  closeDialogsLater,
  ignoreStyleSheets,
  leaveSite,
  serveSources,
  watchConsole,
} from './visit.tsx';

configure({
  // Waits for answers of a server, on a busy machine.
  asyncUtilTimeout: 10_000,
  // Without the page, which is printed by `screen.debug()`.
  getElementError: (message) =>
    new Error(message?.replace(/\n+Ignored nodes:[^]*|\n+Here are the[^]*/, '')),
});
// Players of other hosts are not loaded.
Object.assign(window.happyDOM.settings, {
  disableIframePageLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
});
serveSources();
closeDialogsLater();
ignoreStyleSheets();
beforeEach(watchConsole);
afterEach(leaveSite);
