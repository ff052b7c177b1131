import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dispatch, type RunCommand } from './dispatch.ts';
import { reduceRun } from './reduce-run.ts';
import { mergeRunLogs, EMPTY_LOG, type RunLog, readRunLog, mergeQuizData } from './run-log.ts';
import { buildPost, buildRules, northOf, PLACE, play } from './testing.ts';

const rules = buildRules(
  buildPost(1),
  buildPost(2, { conditions: { sequence: true } }),
  buildPost(3, { conditions: { distance: 50 } }),
  buildPost(4, { hiddenUntil: 'sequence', conditions: { qr: true }, codes: ['code'] }),
);

const post = fc.constantFrom(1, 2, 3, 4);
const playing = fc.oneof<fc.Arbitrary<RunCommand>[]>(
  fc.constant({ type: 'start' }),
  fc.integer({ min: 0, max: 200 }).map((m) => ({ type: 'move', position: northOf(PLACE, m) })),
  fc.record({
    type: fc.constant('answer'),
    post,
    hash: fc.constantFrom('right', 'right', 'no', 'never'),
  }),
  fc.record({ type: fc.constant('hint'), post }),
  fc.record({ type: fc.constant('scan'), post, hashes: fc.constant(['code']) }),
);
const anything = fc.oneof(
  { weight: 12, arbitrary: playing },
  { weight: 1, arbitrary: fc.constant<RunCommand>({ type: 'restart' }) },
);

interface Step {
  readonly what: RunCommand;
  readonly at: number;
}

const steps = (commands: fc.Arbitrary<RunCommand>) =>
  fc.array(fc.record({ what: commands, at: fc.integer({ min: 0, max: 9_999 }) }), {
    maxLength: 25,
  });

function playOn(log: RunLog, by: string, played: readonly Step[]): RunLog {
  return played.reduce(
    (before, { what, at }, nr) => dispatch(rules, before, what, { at, id: `${by}${nr}` }).log,
    log,
  );
}

/** Three devices that started from a common log and diverged. */
const devices = (commands: fc.Arbitrary<RunCommand>) =>
  fc
    .tuple(steps(commands), steps(commands), steps(commands), steps(commands))
    .map(([together, ...apart]) => {
      const common = playOn(EMPTY_LOG, 'common', together);
      return apart.map((played, nr) => playOn(common, `${nr}-`, played)) as [
        RunLog,
        RunLog,
        RunLog,
      ];
    });

const solved = (log: RunLog) =>
  [...reduceRun(rules, log).posts].flatMap(([id, { isSolved }]) => (isSolved ? [id] : []));

describe('merging two logs', () => {
  it('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(devices(anything), ([a, b, c]) => {
        const ab = mergeRunLogs(a, b);
        expect(mergeRunLogs(b, a)).toEqual(ab);
        expect(mergeRunLogs(ab, b)).toEqual(ab);
        expect(mergeRunLogs(a, a)).toEqual(a);
        expect(mergeRunLogs(ab, c)).toEqual(mergeRunLogs(a, mergeRunLogs(b, c)));
      }),
      { numRuns: 300 },
    );
  });

  it('never loses a solved post', () => {
    fc.assert(
      fc.property(devices(playing), ([a, b]) => {
        const both = new Set([...solved(a), ...solved(b)]);
        expect(new Set(solved(mergeRunLogs(a, b)))).toEqual(both);
      }),
      { numRuns: 300 },
    );
  });

  it('retains posts that any device solved in the latest run', () => {
    fc.assert(
      fc.property(devices(anything), ([a, b]) => {
        const merged = mergeRunLogs(a, b);
        const { run } = reduceRun(rules, merged);
        const latest = [a, b].filter((log) => reduceRun(rules, log).run === run).flatMap(solved);
        expect(new Set(solved(merged))).toEqual(new Set(latest));
      }),
    );
  });

  it('retains unknown keys of a later version', () => {
    const started = play(rules, [{ type: 'start' }]);
    const later = readRunLog({
      version: 9,
      team: { name: 'Rev', of: 3 },
      events: [{ id: 'x', at: 5, run: 1, type: 'sang', song: 'Vi er de tusen' }],
    });
    const merged = mergeRunLogs(started, later);
    expect(merged).toMatchObject({ version: 9, team: { name: 'Rev', of: 3 } });
    expect(merged.events[0]).toMatchObject({ type: 'sang', song: 'Vi er de tusen' });
    expect(reduceRun(rules, merged).status).toBe('started');
    const other = { ...started, team: { of: 4, name: 'Ulv' } };
    expect(mergeRunLogs(other, later)).toEqual(mergeRunLogs(later, other));
  });
});

describe('reading a log', () => {
  it('supports events without ids and runs', () => {
    const log = readRunLog({ isSolved: true, events: [{ type: 'solved', post: 1, at: 7 }] });
    expect(log.events).toEqual([{ type: 'solved', post: 1, at: 7, id: '7:solved:1', run: 1 }]);
    expect(solved(log)).toEqual([1]);
  });

  it('supports events of no post, and skips those whose post or time is not a number', () => {
    const log = readRunLog({
      events: [
        { type: 'started', at: 7 },
        { type: 'solved', at: 8, post: '1' },
        { type: 'solved', at: Infinity, post: 1 },
        { type: 'solved', at: '9', post: 1 },
        { type: 5, at: 10, post: 1 },
      ],
    });
    expect(log.events).toEqual([{ type: 'started', at: 7, id: '7:started:', run: 1 }]);
  });

  it.each([null, 7, 'x', [], { events: 'x' }, { events: [null, 1, {}, { type: 'solved' }] }])(
    'makes of %j an empty one',
    (value) => expect(readRunLog(value).events).toEqual([]),
  );

  it('counts a version that is not a number as the first', () => {
    expect(readRunLog({ version: '9' }).version).toBe(1);
    expect(readRunLog({ version: 9 }).version).toBe(9);
  });

  it('round-trips any log', () => {
    fc.assert(
      fc.property(steps(anything), (played) => {
        const log = playOn(EMPTY_LOG, 'a', played);
        const read: unknown = JSON.parse(JSON.stringify(log));
        expect(readRunLog(read)).toEqual(log);
      }),
    );
  });
});

it.each([
  ['nothing is stored', null, { isSolved: false, points: 3 }, { isSolved: false, points: 3 }],
  ['the device is the first to solve', { isSolved: false }, { isSolved: true }, { isSolved: true }],
  ['the device is older', { isSolved: true }, { isSolved: false }, { isSolved: true }],
  ['the device does not say', { isSolved: true }, { points: 3 }, { isSolved: true, points: 3 }],
  ['neither has solved', { points: 9 }, { points: 3 }, { points: 3 }],
  ['both have solved', { isSolved: true, log: [1] }, { isSolved: true }, { isSolved: true }],
])('mergeQuizData keeps the solved state when %s', (_, stored, sent, expected) => {
  const merged = mergeQuizData(stored, sent);
  expect(merged).toEqual(expected);
  expect(mergeQuizData(merged, merged)).toEqual(merged);
});

it('mergeQuizData merges two logs', () => {
  const event = (id: string, at: number) => ({ id, at, run: 1, type: 'solved', post: at });
  const stored = { version: 1, isSolved: false, events: [event('a', 1), event('b', 3)] };
  const sent = { version: 1, isSolved: true, events: [event('c', 2), event('a', 1)] };
  const merged = mergeQuizData(stored, sent);
  expect(merged.isSolved).toBe(true);
  expect(merged.events.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  expect(mergeQuizData(sent, stored)).toEqual(merged);
  expect(mergeQuizData(merged, merged)).toEqual(merged);
  const withoutLog: { isSolved?: boolean; events?: unknown } = { isSolved: false };
  expect(mergeQuizData(stored, withoutLog).events).toEqual(stored.events);
});
