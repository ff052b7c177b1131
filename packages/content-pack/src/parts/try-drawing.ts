/**
 * Whether a drawing (SVG) can be drawn in reasonable time. A few lines of SVG may ask for days of work, and nothing can stop
 * the library that draws it from within: so it is tried small, in a process of its own, which can be ended.
 */
import { fork, type ChildProcess } from 'node:child_process';

export type Trial =
  | { readonly status: 'drawn'; readonly dominantColor: string }
  | { readonly status: 'broken' | 'endless' };

/** For the small trial; drawings of museums take some hundredths of a second. */
const MAX_TRIAL_MS = 10_000;
const CHILD = new URL('./try-drawing-child.ts', import.meta.url);

/** Each takes 60 MB of memory. */
const END_IDLE_AFTER_MS = 5_000;
const idle: ChildProcess[] = [];
let ending: NodeJS.Timeout | undefined;

export async function tryDrawing(path: string): Promise<Trial> {
  const child = takeIdle() ?? (await startChild());
  // It keeps this process from ending while it is at work only.
  child.ref();
  child.channel?.ref();
  const trial = await resultOf(child, path);
  child.unref();
  child.channel?.unref();
  return trial;
}

function takeIdle(): ChildProcess | undefined {
  let child = idle.pop();
  while (child?.connected === false) child = idle.pop();
  return child;
}

function putIdle(child: ChildProcess): void {
  idle.push(child);
  clearTimeout(ending);
  ending = setTimeout(endIdle, END_IDLE_AFTER_MS).unref();
}

function endIdle(): void {
  for (const child of idle.splice(0)) if (child.connected) child.disconnect();
}

function resultOf(child: ChildProcess, path: string): Promise<Trial> {
  return new Promise((resolve) => {
    const end = (trial: Trial): void => {
      clearTimeout(timer);
      quieten(child);
      resolve(trial);
    };
    const giveUp = (): void => {
      child.kill('SIGKILL');
      end({ status: 'endless' });
    };
    const timer = setTimeout(giveUp, MAX_TRIAL_MS);
    child.once('message', (message) => {
      putIdle(child);
      end(message as Trial);
    });
    // The drawing brought it down, or took all memory.
    child.once('exit', giveUp).once('error', giveUp);
    child.send(path);
  });
}

/** Its start is not counted: on a busy machine it may take longer than drawings do. */
async function startChild(): Promise<ChildProcess> {
  const child = fork(CHILD, { execArgv: [], stdio: 'ignore' });
  await new Promise((resolve) => child.once('message', resolve).once('exit', resolve));
  quieten(child);
  return child;
}

/** Of our listeners only: Node has some of its own. */
function quieten(child: ChildProcess): void {
  for (const event of ['message', 'exit', 'error']) child.removeAllListeners(event);
}
