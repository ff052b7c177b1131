/** Visits summed up in memory until they are written. Holds what an event said of the page, never who said it. */
import type { VisitEvent } from '@varde/contract/visit-event';
import { countedLanguage } from '@varde/domain/visits';

/** What events of one day, page, document, code, language and goal have in common is counted in one place. */
export interface VisitSum {
  readonly day: string;
  readonly page: string;
  readonly language: string;
  readonly document: number | undefined;
  readonly code: string | undefined;
  readonly goal: string | undefined;
  visits: number;
  engaged: number;
  seconds: number;
}

export interface VisitBatch {
  /** False when there is no more room, and the event was left out. */
  add(event: VisitEvent, day: string): boolean;
  /** Everything so far; the batch is empty afterwards. */
  take(): VisitSum[];
  /** What could not be written: to be written with the rest. */
  giveBack(sums: readonly VisitSum[]): void;
}

/** @param most different sums at once: more are a flood, not visitors */
export function createVisitBatch(most: number): VisitBatch {
  let sums = new Map<string, VisitSum>();
  const place = (wanted: VisitSum): VisitSum | undefined => {
    const { day, page, language, document, code, goal } = wanted;
    const key = JSON.stringify([day, page, language, document, code, goal]);
    const found = sums.get(key);
    if (found || sums.size >= most) return found;
    sums.set(key, wanted);
    return wanted;
  };
  const addSum = (sum: VisitSum): boolean => {
    const kept = place({ ...sum, visits: 0, engaged: 0, seconds: 0 });
    if (!kept) return false;
    kept.visits += sum.visits;
    kept.engaged += sum.engaged;
    kept.seconds += sum.seconds;
    return true;
  };
  return {
    add: (event, day) => addSum(sumOf(event, day)),
    take() {
      const taken = [...sums.values()];
      sums = new Map();
      return taken;
    },
    giveBack: (back) => back.forEach(addSum),
  };
}

function sumOf(event: VisitEvent, day: string): VisitSum {
  const { name, page, document, code, goal } = event;
  const isEngagement = name === 'engagement';
  return {
    day,
    page,
    language: countedLanguage(event.language),
    document,
    code: name === 'pageview' ? code : undefined,
    goal: name === 'goal' ? goal : undefined,
    visits: isEngagement ? 0 : 1,
    engaged: isEngagement && !event.again ? 1 : 0,
    seconds: isEngagement ? (event.seconds ?? 0) : 0,
  };
}
