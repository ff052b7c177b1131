import { describe, expect, it } from 'vitest';
import type { Outcome, RunCommand } from './dispatch.ts';
import { reduceRun, pointsFor } from './reduce-run.ts';
import { mergeRunLogs, EMPTY_LOG, type RunLog } from './run-log.ts';
import { buildPost, buildRules, northOf, PLACE, play, playOne } from './testing.ts';

const rules = buildRules(
  buildPost(1, { conditions: { distance: 50 } }),
  buildPost(2, { conditions: { sequence: true } }),
);
const start: RunCommand = { type: 'start' };
const near: RunCommand = { type: 'move', position: northOf(PLACE, 20) };
const hint: RunCommand = { type: 'hint', post: 1 };
const answer = (post: number, hash: string): RunCommand => ({ type: 'answer', post, hash });
const stateAfter = (...commands: RunCommand[]) => reduceRun(rules, play(rules, commands));

describe('points', () => {
  const task = { points: 10, hintCosts: [2, 4], answers: [] };
  it.each<[number, number[], number]>([
    [0, [], 10],
    [1, [], 8],
    [1, [0], 6],
    [0, [0, 1], 4],
    [4, [0, 1], 1],
    [99, [], 1],
  ])('of a task after %i wrong answers and hints %j are %i', (wrong, hints, points) => {
    expect(pointsFor(task, wrong, hints)).toBe(points);
  });
  it('are 0 for a task without points', () => {
    expect(pointsFor({ ...task, points: 0 }, 3, [0])).toBe(0);
    expect(pointsFor(undefined, 0, [])).toBe(0);
  });
});

it.each([
  ['a hint without its number', { type: 'hinted' }],
  ['an answer without its hash', { type: 'answered' }],
  ['an event of a later version', { type: 'sang', hint: 0, answer: 'no' }],
])('%s costs no points', (_, event) => {
  const before = play(rules, [start, near]);
  const log = {
    ...before,
    events: [...before.events, { ...event, id: 'x', at: 9e9, run: 1, post: 1 }],
  };
  expect(reduceRun(rules, log)).toEqual(reduceRun(rules, before));
});

describe('the key of an explanation', () => {
  const one = buildRules(buildPost(1, { conditions: {} }), buildPost(2, { conditions: {} }));
  const keyed = (hash: string): RunCommand => ({ type: 'answer', post: 1, hash, key: `k-${hash}` });
  const keysIn = (log: RunLog) => [...(reduceRun(one, log).posts.get(1)?.explanationKeys ?? [])];

  it('is stored with a correct answer, not with a wrong one', () => {
    expect(keysIn(play(one, [keyed('no')]))).toEqual([]);
    expect(keysIn(play(one, [keyed('no'), keyed('right')]))).toEqual([['right', 'k-right']]);
  });

  it('arrives on a device that solved the post without one, or not at all', () => {
    const here = play(one, [keyed('right')]);
    expect(keysIn(mergeRunLogs(EMPTY_LOG, here))).toEqual([['right', 'k-right']]);
    const there = playOne(one, EMPTY_LOG, answer(1, 'right'), 0, 'b').log;
    expect(keysIn(mergeRunLogs(there, here))).toEqual([['right', 'k-right']]);
  });

  it('is stored once for a post that was solved without it, which costs nothing', () => {
    const old = play(one, [answer(1, 'right')]);
    const wrong = playOne(one, old, keyed('no'), 9);
    expect(wrong).toEqual({ outcome: 'wrong', log: old });
    const again = playOne(one, old, keyed('right'), 9);
    expect(again.outcome).toBe('nothing');
    expect(keysIn(again.log)).toEqual([['right', 'k-right']]);
    expect(reduceRun(one, again.log).score).toBe(reduceRun(one, old).score);
    expect(playOne(one, again.log, keyed('right'), 99).log).toBe(again.log);
  });
});

describe('a run', () => {
  it('starts, is scored and finishes', () => {
    expect(stateAfter().status).toBe('not-started');
    expect(stateAfter(start)).toMatchObject({ status: 'started', score: 0, maxScore: 20 });
    const half = stateAfter(start, near, hint, answer(1, 'no'), answer(1, 'right'));
    expect(half).toMatchObject({ status: 'started', score: 6, solvedCount: 1 });
    const full = stateAfter(start, near, answer(1, 'right'), answer(2, 'right'));
    expect(full).toMatchObject({ status: 'finished', score: 20, solvedCount: 2 });
  });

  it('returns the outcome of each command', () => {
    const log = play(rules, [start, near]);
    expect(playOne(rules, log, answer(1, 'right'), 9).outcome).toBe('right');
    expect(playOne(rules, log, answer(1, 'no'), 9).outcome).toBe('wrong');
    expect(playOne(rules, log, answer(2, 'right'), 9).outcome).toBe('closed');
    expect(playOne(rules, log, answer(3, 'right'), 9).outcome).toBe('closed');
    expect(playOne(rules, log, start, 9).outcome).toBe('nothing');
    const scan: RunCommand = { type: 'scan', post: 1, hashes: ['?'] };
    expect(playOne(rules, log, scan, 9).outcome).toBe('wrong');
    const last = play(rules, [answer(1, 'right')], log);
    expect(playOne(rules, last, answer(2, 'right'), 99)).toMatchObject({
      outcome: 'finished',
      log: { isSolved: true },
    });
    expect(playOne(rules, last, answer(1, 'right'), 99).outcome).toBe('nothing');
  });

  it('starts with the first answer', () => {
    const { events } = play(buildRules(buildPost(1), buildPost(2)), [answer(1, 'no')]);
    expect(events.map(({ type }) => type)).toEqual(['started', 'answered']);
  });

  it('counts the same wrong answer once, and logs no more answers than cost points', () => {
    const slips = stateAfter(start, near, answer(1, 'no'), answer(1, 'no'), answer(1, 'right'));
    expect(slips.score).toBe(8);
    const guesses = Array.from({ length: 500 }, (_, nr) => answer(1, `no ${nr}`));
    const log = play(rules, [start, near, ...guesses]);
    expect(log.events.filter(({ type }) => type === 'answered')).toHaveLength(5);
    expect(reduceRun(rules, log).posts.get(1)?.points).toBe(1);
  });

  it('reveals each hint once', () => {
    const log = play(rules, [start, near, hint, hint, hint]);
    expect([...(reduceRun(rules, log).posts.get(1)?.hints ?? [])]).toEqual([0, 1]);
  });

  it('never stores a position', () => {
    const text = JSON.stringify(play(rules, [start, near, answer(1, 'right')]));
    expect(text).not.toMatch(/lat|lng|60/);
    expect(text).toContain('reached');
  });

  it('restarts, and stays marked as solved', () => {
    const log = play(rules, [start, near, answer(1, 'right'), answer(2, 'right')]);
    const again = playOne(rules, log, { type: 'restart' }, 50).log;
    expect(again.isSolved).toBe(true);
    const state = reduceRun(rules, again);
    expect(state).toMatchObject({ status: 'not-started', run: 2, score: 0, solvedCount: 0 });
  });

  it('stays finished after the museum adds a post or changes an answer', () => {
    const log = play(rules, [start, near, answer(1, 'right'), answer(2, 'right')]);
    const task = { points: 10, hintCosts: [], answers: ['other'] };
    const later = buildRules(buildPost(1, { task }), buildPost(2), buildPost(3));
    expect(reduceRun(later, log)).toMatchObject({ status: 'finished', solvedCount: 2, score: 20 });
  });

  it('is finished once when two devices solved it together', () => {
    const open = buildRules(buildPost(1), buildPost(2));
    const [one, other] = [1, 2].map((post) =>
      playOne(open, EMPTY_LOG, answer(post, 'right'), post),
    );
    const settle: RunCommand = { type: 'settle' };
    expect(playOne(open, one?.log ?? EMPTY_LOG, settle, 9).outcome).toBe('nothing');
    const merged = mergeRunLogs(one?.log ?? EMPTY_LOG, other?.log ?? EMPTY_LOG);
    expect(merged.isSolved).toBe(false);
    const won = playOne(open, merged, settle, 9);
    expect(won).toMatchObject({ outcome: 'finished', log: { isSolved: true } });
    expect(playOne(open, won.log, settle, 10)).toEqual({ outcome: 'nothing', log: won.log });
  });

  it.each([
    ['a wrong answer of another device before the solution costs points', 5, [answer(1, 'no')], 8],
    ['a hint of another device before the solution costs points', 5, [hint], 8],
    [
      'a wrong answer of another device after the solution costs nothing',
      15,
      [answer(1, 'no')],
      10,
    ],
    ['a hint of another device after the solution costs nothing', 15, [hint], 10],
    ['a solution of another device after the first one adds nothing', 15, [answer(1, 'right')], 10],
  ])('%s', (_, nr, commands, score) => {
    const common = play(rules, [start, near]);
    const solved = playOne(rules, common, answer(1, 'right'), 10, 'b').log;
    const other = commands.reduce((log, one) => playOne(rules, log, one, nr).log, common);
    for (const merged of [mergeRunLogs(solved, other), mergeRunLogs(other, solved)])
      expect(reduceRun(rules, merged)).toMatchObject({ solvedCount: 1, score });
  });

  it('has increasing times although the clock goes back', () => {
    const { events } = playOne(rules, playOne(rules, EMPTY_LOG, start, 1_000).log, near, 1).log;
    expect(events[1]?.at).toBeGreaterThan(events[0]?.at ?? 0);
  });
});

describe('a command', () => {
  const wander = buildRules(
    buildPost(1, { conditions: { distance: 50 }, codes: ['code'], fallbackMethod: ['clue'] }),
    buildPost(2, { task: undefined }),
    buildPost(3, { hiddenUntil: 'sequence', conditions: { qr: true }, codes: ['code'] }),
  );
  const far: RunCommand = { type: 'move', position: northOf(PLACE, 500) };
  const restart: RunCommand = { type: 'restart' };
  const scan = (post: number, hash: string): RunCommand => ({ type: 'scan', post, hashes: [hash] });
  const visit = (post: number): RunCommand => ({ type: 'visit', post });
  const solved = [start, near, answer(1, 'right')];

  it.each<[string, RunCommand[], RunCommand, Outcome, string[]]>([
    ['starts a run', [], start, 'done', ['started']],
    ['does not start a run twice', [start], start, 'nothing', []],
    ['restarts a run that has not started', [], restart, 'done', ['restarted']],
    ['reaches no post before the start', [], near, 'nothing', []],
    ['reaches no post from afar', [start], far, 'nothing', []],
    ['reaches a post', [start], near, 'done', ['reached']],
    ['reaches a post once', [start, near], near, 'nothing', []],
    ['reaches no post that the fallback opened', [start, scan(1, 'clue')], near, 'nothing', []],
    ['scans the code of a post', [start], scan(1, 'code'), 'done', ['scanned']],
    ['scans a code once', [start, scan(1, 'code')], scan(1, 'code'), 'nothing', []],
    ['opens a post by the fallback', [start], scan(1, 'clue'), 'done', ['scanned']],
    ['opens it once', [start, scan(1, 'clue')], scan(1, 'clue'), 'nothing', []],
    ['opens a post after its code', [start, scan(1, 'code')], scan(1, 'clue'), 'done', ['scanned']],
    ['scans no code of a solved post', solved, scan(1, 'code'), 'nothing', []],
    ['scans no wrong code', [start], scan(1, 'other'), 'wrong', []],
    ['scans no code of a hidden post', [start], scan(3, 'code'), 'closed', []],
    ['scans no code of an unknown post', [start], scan(9, 'code'), 'closed', []],
    ['answers no locked post', [start], answer(1, 'right'), 'closed', []],
    ['answers no hidden post', [start], answer(3, 'right'), 'closed', []],
    ['answers no solved post', solved, answer(1, 'no'), 'nothing', []],
    ['answers a post', [start, near], answer(1, 'no'), 'wrong', ['answered']],
    ['solves a post', [start, near], answer(1, 'right'), 'right', ['answered', 'solved']],
    ['answers no post without a task', [start], answer(2, 'right'), 'nothing', []],
    ['reveals a hint', [start, near], hint, 'done', ['hinted']],
    ['reveals no hint of a locked post', [start], hint, 'closed', []],
    ['reveals no hint after the last', [start, near, hint, hint], hint, 'nothing', []],
    ['reveals no hint without a task', [start], { type: 'hint', post: 2 }, 'nothing', []],
    ['solves a post without a task by a visit', [start], visit(2), 'right', ['solved']],
    ['solves no post with a task by a visit', [start, near], visit(1), 'nothing', []],
    ['starts the run with another than the start', [], visit(2), 'right', ['started', 'solved']],
    ['settles no unfinished run', solved, { type: 'settle' }, 'nothing', []],
  ])('%s', (_, before, command, outcome, types) => {
    const log = play(wander, before);
    const result = playOne(wander, log, command, 99);
    const added = result.log.events.filter((event) => !log.events.includes(event));
    expect({ outcome: result.outcome, types: added.map(({ type }) => type) }).toEqual({
      outcome,
      types,
    });
    expect(result.log === log).toBe(types.length === 0);
  });

  it.each([
    ['a code', { conditions: { qr: true } }],
    ['a code, and has no place', { conditions: { qr: true }, location: undefined }],
    ['another post', { conditions: { sequence: true } }],
    ['a distance, and has no place', { conditions: { distance: 50 }, location: undefined }],
  ])('reaches the post that waits for a distance, not one that waits for %s', (_, changes) => {
    const first = buildPost(1, { conditions: { distance: 50 } });
    const { events } = play(buildRules(first, buildPost(2, changes)), [start, near]);
    const reached = events.filter(({ type }) => type === 'reached').map(({ post }) => post);
    expect(reached).toEqual([1]);
  });

  it('is wrong when it scans a post without codes', () => {
    const one = buildRules(buildPost(1, { codes: undefined }));
    expect(playOne(one, EMPTY_LOG, scan(1, 'code'))).toEqual({ outcome: 'wrong', log: EMPTY_LOG });
  });

  it('answers a task without points, and logs the first wrong answer only', () => {
    const free = buildRules(buildPost(1, { task: { points: 0, hintCosts: [], answers: [] } }));
    const log = play(free, [answer(1, 'no'), answer(1, 'never')]);
    expect(log.events.map(({ type }) => type)).toEqual(['started', 'answered']);
  });

  it('ignores positions after the finish, when the museum adds a post', () => {
    const log = play(rules, [start, near, answer(1, 'right'), answer(2, 'right')]);
    const later = buildRules(...rules.posts, buildPost(3, { conditions: { distance: 50 } }));
    expect(playOne(later, log, near, 99)).toEqual({ outcome: 'nothing', log });
  });
});
