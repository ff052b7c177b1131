import { describe, expect, it } from 'vitest';
import type { RunCommand } from './dispatch.ts';
import { reduceRun, pointsFor } from './reduce-run.ts';
import { mergeRunLogs, EMPTY_LOG } from './run-log.ts';
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
    expect(log.events.length).toBeLessThan(10);
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
