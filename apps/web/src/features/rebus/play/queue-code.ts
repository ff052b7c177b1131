import { openGame } from './game.ts';
import { whenPlaying } from './playing.ts';
import { takeCodeIntoRun } from './take-code-into-run.ts';

/** Hands a code to the visitor's run of a rebus: now, or when the run begins. A code that only led to a page begins none. */
export function queueCode(rebusId: number, code: string): void {
  let isSubmitted = false;
  whenPlaying(rebusId, (isPlaying) => {
    if (!isPlaying || isSubmitted) return;
    isSubmitted = true;
    // What could not be had is told by the page of the post itself.
    submitWhenStarted(rebusId, code).catch(() => undefined);
  });
}

async function submitWhenStarted(rebusId: number, code: string): Promise<void> {
  const { state } = await openGame(rebusId);
  const isStarted = () => state.get().run.status !== 'not-started';
  if (!isStarted())
    await new Promise<void>((resolve) => {
      const stop = state.subscribe(() => {
        if (!isStarted()) return;
        stop();
        resolve();
      });
    });
  await takeCodeIntoRun(rebusId, code);
}
