interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface ProgressView {
  readonly report: (done: number, total: number, label: string) => void;
  /** Leaves the line, so that what is said next starts on its own. */
  readonly end: () => void;
}

/** Lines in a log file should be few. */
const LINE_EVERY_MS = 2_000;

/** A long step's progress: on a terminal one line that is overwritten, elsewhere a line every two seconds. */
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
        next = performance.now() + LINE_EVERY_MS;
        output.write(`${line}\n`);
      }
    },
    end() {
      if (isShown) output.write('\r\u001b[K');
    },
  };
}
