/** How far the visitor has come in a rebus, for a list of such. Browser only. */
import { reduceRun } from '@varde/domain/rebus/reduce-run';
import type { Texts } from '#i18n/texts.ts';
import { loadGroupText } from '#i18n/lazy-texts.ts';
import { readRun } from '#state/run-storage.ts';
import { loadDocument } from '#api/load-document.ts';
import { rulesOf } from './play/rules-of.ts';

export interface RunFigures {
  readonly status: 'not-started' | 'started' | 'finished';
  /** Posts solved of all, and points, written out. */
  readonly progress: string;
  /** The word for a run that is finished. */
  readonly finished: string;
}

/** `undefined` where the rebus cannot be had: its row then stands without. */
export async function loadRunFigures(
  rebusId: number,
  texts: Texts,
): Promise<RunFigures | undefined> {
  const [loaded, say] = await Promise.all([
    loadDocument(rebusId, { rebus: rebusId }),
    loadGroupText('play', texts.language),
  ]);
  if (loaded.status !== 'ok' || loaded.data.headsFailed) return undefined;
  const run = reduceRun(rulesOf(loaded.data), readRun(rebusId));
  const solved = say('play.progress', { solved: run.solvedCount, total: run.posts.size });
  const points = say('play.score', { score: run.score, count: run.maxScore });
  return { status: run.status, progress: `${solved}, ${points}`, finished: say('play.finished') };
}
