/** The visitor's progress in a rebus, for a list of runs. Browser only. */
import { reduceRun } from '@varde/domain/rebus/reduce-run';
import type { Texts } from '#i18n/texts.ts';
import { playMessages } from '#i18n/groups/play.ts';
import { loadGroupText } from '#i18n/lazy-texts.ts';
import { readRun } from '#state/run-storage.ts';
import { loadDocument } from '#api/load-document.ts';
import { rulesOf } from './game.ts';

export interface RunFigures {
  readonly status: 'not-started' | 'started' | 'finished';
  /** Solved posts and points, as text. */
  readonly progress: string;
  /** The label of a finished run. */
  readonly finished: string;
}

/** `undefined` when the rebus fails to load: its row then has no figures. */
export async function loadRunFigures(
  rebusId: number,
  texts: Texts,
): Promise<RunFigures | undefined> {
  const [loaded, t] = await Promise.all([
    loadDocument(rebusId, { rebus: rebusId }),
    loadGroupText(playMessages, texts.language),
  ]);
  if (loaded.status !== 'ok' || loaded.data.headsFailed) return undefined;
  const run = reduceRun(rulesOf(loaded.data), readRun(rebusId));
  const solved = t('play.progress', { solved: run.solvedCount, total: run.posts.size });
  const points = t('play.score', { score: run.score, count: run.maxScore });
  return { status: run.status, progress: `${solved}, ${points}`, finished: t('play.finished') };
}
