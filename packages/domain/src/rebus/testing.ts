/** Test fixture: a rebus of four posts that covers each rule alone and all of them together. */
import type { LatLng } from '../geo.ts';
import { dispatch, type RunCommand, type CommandResult } from './dispatch.ts';
import type { PostRules, RebusRules, TaskRules } from './rebus-rules.ts';
import { EMPTY_LOG, type RunLog } from './run-log.ts';

const TASK: TaskRules = { points: 10, hintCosts: [2, 4], answers: ['right'] };
const DEGREE_M = 111_319.7;

/** A position north of the post's location. */
export function northOf({ lat, lng }: LatLng, metres: number): LatLng {
  return { lat: lat + metres / DEGREE_M, lng };
}

export const PLACE: LatLng = { lat: 60, lng: 5 };

export function buildPost(id: number, changes: Partial<PostRules> = {}): PostRules {
  return { id, conditions: {}, location: PLACE, task: TASK, codes: [], ...changes };
}

export function buildRules(...posts: readonly PostRules[]): RebusRules {
  return { posts };
}

/** Dispatches commands one after the other, a second apart. */
export function play(
  rules: RebusRules,
  commands: readonly RunCommand[],
  log: RunLog = EMPTY_LOG,
): RunLog {
  return commands.reduce<RunLog>(
    (before, what, index) => playOne(rules, before, what, index).log,
    log,
  );
}

export function playOne(
  rules: RebusRules,
  log: RunLog,
  what: RunCommand,
  nr = 0,
  by = 'a',
): CommandResult {
  const at = 1_000 * (nr + 1);
  return dispatch(rules, log, what, { at, id: `${by}${log.events.length}-${nr}` });
}
