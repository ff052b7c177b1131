import { expect, it } from 'vitest';
import { showProgress } from './console-progress.ts';

function openTerminal(isTTY: boolean, columns?: number) {
  const terminal = { text: '', isTTY, columns, write: (part: string) => (terminal.text += part) };
  return terminal;
}

function show(isTTY: boolean): string {
  const terminal = openTerminal(isTTY);
  const progress = showProgress(terminal);
  for (let done = 1; done <= 3; done += 1) progress.report(done, 3, 'Rendering images');
  progress.end();
  return terminal.text;
}

it('progress overwrites one line on a terminal and clears it at the end', () => {
  const steps = [1, 2, 3].map((done) => `\r\u001b[KRendering images, ${done} of 3 …`);
  expect(show(true)).toBe(`${steps.join('')}\r\u001b[K`);
});

it('progress writes few lines to other outputs', () => {
  expect(show(false)).toBe('Rendering images, 1 of 3 …\n');
});

it.each([
  [27, 'Rendering images, 1 of 3 …'],
  [26, 'Rendering imag…, 1 of 3 …'],
  [15, 'Ren…, 1 of 3 …'],
])('progress fits on one line of a terminal with %i columns', (columns, line) => {
  const terminal = openTerminal(true, columns);
  const progress = showProgress(terminal);
  progress.report(1, 3, 'Rendering images');
  progress.end();
  expect(terminal.text).toBe(`\r\u001b[K${line}\r\u001b[K`);
  expect(line.length).toBeLessThan(columns);
});

it('progress makes room for other output and goes on below it, until it ends', () => {
  const terminal = openTerminal(true);
  const progress = showProgress(terminal);
  progress.report(1, 3, 'a');
  progress.clear();
  terminal.write('Import it? ');
  progress.report(2, 3, 'b');
  progress.end();
  progress.report(3, 3, 'c');
  expect(terminal.text).toBe(
    '\r\u001b[Ka, 1 of 3 …\r\u001b[KImport it? \r\u001b[Kb, 2 of 3 …\r\u001b[K',
  );
});
