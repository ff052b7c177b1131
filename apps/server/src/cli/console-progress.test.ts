import { expect, it } from 'vitest';
import { showProgress } from './console-progress.ts';

function show(isTTY: boolean): string {
  let text = '';
  const progress = showProgress({ isTTY, write: (part) => (text += part) });
  for (let done = 1; done <= 3; done += 1) progress.report(done, 3, 'Rendering images');
  progress.end();
  return text;
}

it('progress overwrites one line on a terminal and clears it at the end', () => {
  const steps = [1, 2, 3].map((done) => `\r\u001b[KRendering images, ${done} of 3 …`);
  expect(show(true)).toBe(`${steps.join('')}\r\u001b[K`);
});

it('progress writes few lines to other outputs', () => {
  expect(show(false)).toBe('Rendering images, 1 of 3 …\n');
});
