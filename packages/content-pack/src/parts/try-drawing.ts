/**
 * Whether a drawing (SVG) can be drawn in reasonable time. A few lines of SVG may ask for days of work, and nothing can stop
 * the library that draws it from within: so it is tried small, in a process of its own, which can be ended.
 */
import { fork, type ChildProcess } from 'node:child_process';

export type Trial = 'drawn' | 'broken' | 'endless';

/** For the small trial; drawings of museums take some hundredths of a second. */
const MAX_TRIAL_MS = 10_000;
const CHILD = new URL('./try-drawing-child.ts', import.meta.url);

let child: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/** One after the other: the time of each is its own. */
export function tryDrawing(path: string): Promise<Trial> {
  const trial = last.then(() => tryOne(path));
  last = trial;
  return trial;
}

async function tryOne(path: string): Promise<Trial> {
  const tried = child ?? (await startChild());
  // It keeps this process from ending while it is at work only.
  tried.ref();
  tried.channel?.ref();
  try {
    return await answerOf(tried, path);
  } finally {
    tried.unref();
    tried.channel?.unref();
  }
}

function answerOf(tried: ChildProcess, path: string): Promise<Trial> {
  return new Promise((resolve) => {
    const end = (trial: Trial): void => {
      clearTimeout(timer);
      quieten(tried);
      resolve(trial);
    };
    const giveUp = (): void => {
      child = undefined;
      tried.kill('SIGKILL');
      end('endless');
    };
    const timer = setTimeout(giveUp, MAX_TRIAL_MS);
    tried.once('message', (answer) => end(answer as Trial));
    // The drawing brought it down, or took all memory.
    tried.once('exit', giveUp).once('error', giveUp);
    tried.send(path);
  });
}

/** Its start is not counted: on a busy machine it may take longer than drawings do. */
async function startChild(): Promise<ChildProcess> {
  const started = fork(CHILD, { execArgv: [], stdio: 'ignore' });
  await new Promise((resolve) => started.once('message', resolve).once('exit', resolve));
  quieten(started);
  child = started;
  return started;
}

/** Of our listeners only: Node has some of its own. */
function quieten(tried: ChildProcess): void {
  for (const event of ['message', 'exit', 'error']) tried.removeAllListeners(event);
}
