/**
 * Detects stalled playback and reloads the media at the same position, with backoff, and at once
 * when the network returns. Phones drop a download when they switch networks, and the element
 * then waits forever.
 */

/** Milliseconds without progress before playback counts as stalled; then per retry. */
const PATIENCE_MS = [6_000, 6_000, 10_000, 15_000];
const LOOK_EVERY_MS = 1_000;
const MEDIA_ERR_NETWORK = 2;

const patience = (retries: number) => PATIENCE_MS[retries] ?? PATIENCE_MS.at(-1) ?? 0;

export type Flow = 'flowing' | 'stalled' | 'failed';

export interface StallWatch {
  /** Retry by the visitor: resets the number of retries. */
  retry(): void;
  stop(): void;
}

/** @param now milliseconds; for tests */
export function watchStalls(
  element: HTMLMediaElement,
  onFlow: (flow: Flow) => void,
  now: () => number = () => performance.now(),
): StallWatch {
  let [lastTime, movedAt, tries, flow] = [element.currentTime, now(), 0, 'flowing' as Flow];
  const updateFlow = (next: Flow) => {
    if (next !== flow) onFlow((flow = next));
  };
  const moved = () => {
    [lastTime, movedAt, tries] = [element.currentTime, now(), 0];
    updateFlow('flowing');
  };
  const again = () => {
    movedAt = now();
    tries += 1;
    reload(element, lastTime);
  };
  const heal = () => {
    if (tries < PATIENCE_MS.length) {
      updateFlow('stalled');
      again();
    } else updateFlow('failed');
  };
  const look = () => {
    if (flow === 'failed') return;
    const isResting = element.paused && !element.error;
    if (isResting || (element.currentTime !== lastTime && !element.error)) moved();
    else if (now() - movedAt >= patience(tries)) heal();
  };
  const retry = () => {
    tries = 0;
    updateFlow('stalled');
    again();
  };
  const handleOnline = () => {
    if (flow !== 'flowing') retry();
  };
  const handleError = () => {
    const isLost = element.error?.code === MEDIA_ERR_NETWORK || tries > 0;
    // A missing or undecodable file does not get better by retrying.
    if (element.error) updateFlow(isLost ? 'stalled' : 'failed');
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  element.addEventListener('error', handleError);
  addEventListener('online', handleOnline);
  return {
    retry,
    stop() {
      clearInterval(timer);
      element.removeEventListener('error', handleError);
      removeEventListener('online', handleOnline);
    },
  };
}

function reload(element: HTMLMediaElement, time: number): void {
  const { playbackRate } = element;
  element.load();
  // Set before any data has loaded, this is the start position.
  element.currentTime = time;
  element.playbackRate = playbackRate;
  element.play().catch(() => undefined);
}
