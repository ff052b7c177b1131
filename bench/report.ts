/** Lines of the report, printed at once and collected for the document. */
import type { Load } from './load.ts';

const lines: string[] = [];

export function printLine(line = ''): void {
  lines.push(line);
  console.log(line);
}

export const reported = (): string => lines.join('\n');

type Cell = string | number;

const row = (cells: readonly Cell[]): void => printLine(`| ${cells.join(' | ')} |`);

/** @param head names of the columns; all but the first are right-aligned figures */
export function startTable(...head: readonly string[]): (...cells: readonly Cell[]) => void {
  printLine();
  row(head);
  printLine(
    `|---|${head
      .slice(1)
      .map(() => '---:|')
      .join('')}`,
  );
  return (...cells) => row(cells);
}

export const rounded = (value: number): string => Math.round(value).toLocaleString('en');

/** Milliseconds with significant digits only. */
export const ms = (value: number): string => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

export const times = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ×`;

export const rates = (load: Load): Cell[] => [rounded(load.perSecond), ms(load.p50), ms(load.p99)];
