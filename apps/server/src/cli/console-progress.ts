import { type MessageValue, msg, translate, type Translate } from '@varde/domain/message';

interface Output {
  readonly isTTY?: boolean;
  /** Of the terminal. */
  readonly columns?: number;
  write(text: string): unknown;
}

export interface ProgressView {
  readonly report: (done: number, total: number, label: MessageValue) => void;
  /** Clears the line, so that other output starts on its own; the next report shows it again. */
  readonly clear: () => void;
  /** Clears the line for good: later reports are of work that is being stopped. */
  readonly end: () => void;
}

/** Limits the number of lines in a log file. */
const LINE_INTERVAL_MS = 2_000;

/** Shows progress of a long step: on a terminal one updated line, else a line every two seconds. */
export function showProgress(output: Output, t: Translate = translate): ProgressView {
  let isShown = false;
  let hasEnded = false;
  let next = 0;
  const clear = (): void => {
    if (isShown) output.write('\r\u001b[K');
    isShown = false;
  };
  const end = (): void => {
    clear();
    hasEnded = true;
    process.off('exit', end);
  };
  // A signal ends the process without `end`.
  if (output.isTTY) process.once('exit', end);
  return {
    report(done, total, label) {
      if (hasEnded) return;
      const text = t(msg`${label}`);
      const lineOf = (shown: string): string => t(msg`${shown}, ${done} of ${total} …`);
      if (output.isTTY) {
        isShown = true;
        output.write(`\r\u001b[K${fitted(text, lineOf, output.columns)}`);
      } else if (performance.now() >= next) {
        next = performance.now() + LINE_INTERVAL_MS;
        output.write(`${lineOf(text)}\n`);
      }
    },
    clear,
    end,
  };
}

/** A line that wraps cannot be overwritten, so its label is cut. */
function fitted(
  label: string,
  lineOf: (label: string) => string,
  columns: number | undefined,
): string {
  // A terminal that does not know its width says 0.
  const excess = lineOf(label).length - (columns || 80) + 1;
  return excess <= 0 ? lineOf(label) : lineOf(`${label.slice(0, -excess - 1)}…`);
}
