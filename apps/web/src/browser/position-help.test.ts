import { expect, it } from 'vitest';
import { positionHelpPath } from './position-help.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36';

it.each([
  ['Safari on an iPhone', IPHONE, false, '/help/ios-safari'],
  ['the app on an iPhone', IPHONE, true, '/help/ios-app'],
  ['Chrome on Android', PIXEL, false, '/help/android-chrome'],
  ['the app on Android', PIXEL, true, '/help/android-app'],
  ['a laptop, for which there is no topic', LAPTOP, false, '/help'],
])('positionHelpPath is the help page for %s', (_what, agent, isApp, path) => {
  expect(positionHelpPath(agent, isApp)).toBe(path);
});
