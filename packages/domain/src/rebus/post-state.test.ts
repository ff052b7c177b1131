import { describe, expect, it } from 'vitest';
import type { RunCommand } from './dispatch.ts';
import { reduceRun } from './reduce-run.ts';
import { postStates } from './post-state.ts';
import type { PostRules } from './rebus-rules.ts';
import { buildPost, buildRules, northOf, PLACE, play } from './testing.ts';

const start: RunCommand = { type: 'start' };
const near: RunCommand = { type: 'move', position: northOf(PLACE, 20) };
const far: RunCommand = { type: 'move', position: northOf(PLACE, 500) };
const scan = (...hashes: string[]): RunCommand => ({ type: 'scan', post: 2, hashes });
const solveFirst: RunCommand = { type: 'answer', post: 1, hash: 'right' };
const hint: RunCommand = { type: 'hint', post: 2 };
const wrong: RunCommand = { type: 'answer', post: 2, hash: 'wrong' };
const right: RunCommand = { type: 'answer', post: 2, hash: 'right' };

const all = { distance: 50, qr: true, sequence: true };
type Condition = keyof typeof all;
const DEEDS: Readonly<Record<Condition, RunCommand>> = {
  distance: near,
  qr: scan('code'),
  sequence: solveFirst,
};

function subsets([first, ...rest]: readonly Condition[]): Condition[][] {
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((one) => [one, [first, ...one]]);
}

/** State of the second of two posts in one word: its missing conditions, or its status. */
function stateOf(changes: Partial<PostRules>, commands: readonly RunCommand[]): string {
  const rules = buildRules(buildPost(1), buildPost(2, { codes: ['code'], ...changes }));
  const state = postStates(rules, reduceRun(rules, play(rules, commands))).get(2);
  if (state?.status !== 'locked') return state?.status ?? 'missing';
  return state.by.map(({ by }) => by).join('+');
}

const byDistance = { conditions: { distance: 50 } };
const byCode = { conditions: { qr: true } };
const inSequence = { conditions: { sequence: true } };
const withAll = { conditions: all };
const byClue = { ...withAll, fallbackMethod: ['clue'] };
const hidden = { hiddenUntil: 'sequence' } as const;
const hiddenWithAll = { ...withAll, ...hidden };

describe('a post', () => {
  it.each<[string, Partial<PostRules>, RunCommand[], string]>([
    ['without conditions is open', {}, [], 'not-started'],
    ['by distance is locked before anybody moves', byDistance, [], 'distance'],
    ['by distance stays locked from afar', byDistance, [start, far], 'distance'],
    ['by distance opens within reach', byDistance, [start, near], 'not-started'],
    ['by distance stays open when one walks on', byDistance, [start, near, far], 'not-started'],
    ['by distance is not opened by passing before the start', byDistance, [near], 'distance'],
    ['by distance opens with its own code', byDistance, [scan('code')], 'not-started'],
    ['by distance does not open with another code', byDistance, [scan('other')], 'distance'],
    ['by code is locked', byCode, [start, near], 'qr'],
    ['by code opens with it', byCode, [scan('code')], 'not-started'],
    ['in sequence waits', inSequence, [start], 'sequence'],
    ['in sequence opens after the one before', inSequence, [solveFirst], 'not-started'],
    ['with all conditions waits for all', withAll, [], 'sequence+distance+qr'],
    ['with all conditions waits for two', withAll, [solveFirst], 'distance+qr'],
    ['with all conditions waits for the code', withAll, [solveFirst, near], 'qr'],
    ['with all conditions waits for nearness', withAll, [solveFirst, scan('code')], 'distance'],
    [
      'with all conditions waits for the sequence',
      withAll,
      [start, near, scan('code')],
      'sequence',
    ],
    ['with all conditions opens', withAll, [solveFirst, scan('code'), near], 'not-started'],
    [
      'opens by the second way instead of place and code',
      byClue,
      [solveFirst, scan('clue')],
      'not-started',
    ],
    ['keeps its sequence also by the second way', byClue, [scan('clue')], 'sequence'],
    ['is hidden until the one before is solved', hidden, [start], 'hidden'],
    ['is hidden also when its code is scanned', hiddenWithAll, [scan('code')], 'hidden'],
    ['shows itself then, locked', hiddenWithAll, [solveFirst], 'distance+qr'],
    ['has started with a hint', {}, [hint], 'started'],
    ['has started with a wrong answer', {}, [wrong], 'started'],
    ['takes no answer while it is locked', byCode, [right], 'qr'],
    ['is finished with the right one', {}, [right], 'finished'],
    [
      'without a task is finished by a visit',
      { task: undefined },
      [{ type: 'visit', post: 2 }],
      'finished',
    ],
    ['with a task is not', {}, [{ type: 'visit', post: 2 }], 'not-started'],
    ['is as at first after starting over', {}, [wrong, { type: 'restart' }], 'not-started'],
  ])('%s', (_, changes, commands, expected) => expect(stateOf(changes, commands)).toBe(expected));

  it.each(subsets(['distance', 'qr', 'sequence']).map((required) => [required] as const))(
    'that asks for %j waits for what of it has not been done, whatever else has',
    (required) => {
      const conditions = Object.fromEntries(required.map((one) => [one, all[one]]));
      for (const done of subsets(['distance', 'qr', 'sequence'])) {
        const commands = [start, ...done.map((one) => DEEDS[one])];
        // The post's own code proves the place, too, when only the place is required.
        const isThere = done.includes('qr') && !required.includes('qr');
        const left = (['sequence', 'distance', 'qr'] as const).filter(
          (one) =>
            required.includes(one) && !done.includes(one) && !(one === 'distance' && isThere),
        );
        const state = stateOf({ conditions }, commands);
        expect([done, state]).toEqual([done, left.join('+') || 'not-started']);
      }
    },
  );

  it('by distance is locked again when the museum removes its code', () => {
    const post = buildPost(1, { conditions: { distance: 50 }, codes: ['code'] });
    const log = play(buildRules(post), [{ type: 'scan', post: 1, hashes: ['code'] }]);
    const rules = buildRules({ ...post, codes: undefined });
    expect(postStates(rules, reduceRun(rules, log)).get(1)?.status).toBe('locked');
  });

  it('has the remaining distance', () => {
    const rules = buildRules(buildPost(1, { conditions: { distance: 50 } }));
    const run = reduceRun(rules, play(rules, [start]));
    const state = postStates(rules, run, northOf(PLACE, 170)).get(1);
    if (state?.status !== 'locked' || state.by[0]?.by !== 'distance') throw new Error('open');
    const { nearness } = state.by[0];
    expect(nearness?.status === 'away' && Math.round(nearness.metres)).toBe(120);
  });
});
