interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface ProgressView {
  readonly report: (done: number, total: number, label: string) => void;
  /** Clears the line, so that later output starts on its own. */
  readonly end: () => void;
}

/** Limits the number of lines in a log file. */
const LINE_INTERVAL_MS = 2_000;

/** Shows progress of a long step: on a terminal one updated line, else a line every two seconds. */
export function showProgress(output: Output): ProgressView {
  let isShown = false;
  let next = 0;
  return {
    report(done, total, label) {
      const line = `${label}, ${done} of ${total} …`;
      if (output.isTTY) {
        isShown = true;
        output.write(`\r\u001b[K${line}`);
      } else if (performance.now() >= next) {
        next = performance.now() + LINE_INTERVAL_MS;
        output.write(`${line}\n`);
      }
    },
    end() {
      if (isShown) output.write('\r\u001b[K');
    },
  };
}
